/* The service worker: caches the files of this build and shows a page while offline.

   The page itself always comes from the server, so an old page never meets a newer server. Files in /assets
      have content hashes in their names. Nothing else is cached, no tables and no messages. */
const BUILD = new URL(location.href).searchParams.get('build')
const CACHE = `pandemonium-${BUILD}`
const PRECACHED = ['offline.html', 'style.css', 'favicon.svg']

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PRECACHED)))
  skipWaiting()
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('pandemonium-') && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  )
})

addEventListener('fetch', (event) => {
  const { request } = event
  const path = new URL(request.url).pathname.slice(new URL(registration.scope).pathname.length)
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return
  if (request.mode === 'navigate') {
    // The API and feeds have no offline page.
    if (!path || path.startsWith('t/'))
      event.respondWith(fetch(request).catch(() => caches.match('offline.html')))
  } else if (path.startsWith('assets/') || PRECACHED.includes(path)) {
    event.respondWith(cacheFirst(request))
  }
})

/** A file of the build from the cache, or from the server and then cached. */
async function cacheFirst(request) {
  const cache = await caches.open(CACHE)
  const cached = await cache.match(request)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}
