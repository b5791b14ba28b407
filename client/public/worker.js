// Keeps what the page was last made of, so that it opens and says what is the matter when the server is away.
const KEPT = 'karat'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const ours = request.method === 'GET' && origin === location.origin
  if (!ours || /^\/(api\/|health|metrics)/.test(pathname)) return
  const name = request.mode === 'navigate' ? '/' : request
  event.respondWith(
    pathname.startsWith('/assets/')
      ? kept(request).then((found) => found ?? fetched(request, name))
      : fetched(request, name),
  )
})

// A notification leads to its table: where a page is open, there.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const there = pages.find(({ url }) => new URL(url).pathname === event.notification.data)
      return there ? there.focus() : self.clients.openWindow(event.notification.data)
    }),
  )
})

/** From the server, and kept; without a server what was kept. */
async function fetched(request, name) {
  try {
    const response = await fetch(request)
    if (response.ok) await (await caches.open(KEPT)).put(name, response.clone())
    return response
  } catch (wrong) {
    const found = await kept(name)
    if (found) return found
    throw wrong
  }
}

function kept(name) {
  return caches.match(name)
}
