// The service worker: with no line, pages that this reader has seen are shown as they were. Nothing is taken from it while
// the server answers, so that no version of it can keep a page from being new.

const scope = self.location.origin
const KEPT = /^\/~\/(client|more|keep|base|i\/|r\?)/ // files under names that change with their content, and pictures

self.addEventListener("install", (event) => {
  self.skipWaiting()
  const fetched = async () => (await caches.open("files")).add(new Request("/~/offline", { credentials: "omit" }))
  event.waitUntil(fetched().catch(() => {}))
})

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()))

self.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== "GET" || origin !== scope) return
  if (request.mode === "navigate" && !pathname.startsWith("/~/")) event.respondWith(page(request, pathname + search))
  else if (KEPT.test(pathname + search)) event.respondWith(file(request))
})

async function page(request, place) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(place)) ?? (await caches.match("/~/offline")) ?? Response.error()
  }
}

async function file(request) {
  const known = await caches.match(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await keep(request.url, answer.clone())
  return answer
}

async function keep(address, answer) {
  const cache = await caches.open(address.includes("/~/i/") || address.includes("/~/r?") ? "pictures" : "files")
  await cache.put(address, answer)
  const names = await cache.keys()
  for (const name of names.slice(0, Math.max(0, names.length - 300))) await cache.delete(name)
}
