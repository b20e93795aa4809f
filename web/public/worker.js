/* Keeps the files of this build in the browser, and shows a page where the server does not answer.

   The page itself always comes from the server, so an old one never meets a newer server; what is
   below /assets has names that change with what is in it. Nothing else is kept: no table, nothing
   that anybody was told. */
const BUILD = new URL(location.href).searchParams.get('build')
const KEPT = `pandemonium-${BUILD}`
const FIRST = ['offline.html', 'style.css', 'favicon.svg']

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FIRST)))
  skipWaiting()
})

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('pandemonium-') && name !== KEPT))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  )
})

addEventListener('fetch', (event) => {
  const { request } = event
  const path = new URL(request.url).pathname.slice(new URL(registration.scope).pathname.length)
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return
  if (request.mode === 'navigate') {
    // Pages of the API and feeds are none of ours; a browser says itself that they are away.
    if (!path || path.startsWith('t/')) event.respondWith(fetch(request).catch(() => caches.match('offline.html')))
  } else if (path.startsWith('assets/') || FIRST.includes(path)) {
    event.respondWith(kept(request))
  }
})

/** A file of the build: from here if it is here, else from the server, and then it is here. */
async function kept(request) {
  const cache = await caches.open(KEPT)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}
