import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { load } from './lib/games'
import { speak } from './lib/speech.svelte'
import { find } from './lib/store'

if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/worker.js')

// A table's page, its game and the language come at the same time.
const code = /^\/t\/(\w+)$/.exec(location.pathname)?.[1]
const kept = code === undefined ? undefined : find(code)
if (code !== undefined) void import('./screens/TablePage.svelte')
if (kept !== undefined) void load(kept.game)
void speak().then(() => mount(App, { target: document.getElementById('app')! }))
