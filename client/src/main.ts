import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { speak } from './lib/speech.svelte'

if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/worker.js')

// A page that was open while the server was renewed asks for files that are no longer there.
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem('karat-renewed')) < 60_000) return
  sessionStorage.setItem('karat-renewed', String(Date.now()))
  location.reload()
})

void speak().then(() => mount(App, { target: document.getElementById('app')! }))
