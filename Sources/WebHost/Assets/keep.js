// Pages that were seen are kept as they looked, for when there is no line: by the browser, for this reader alone. Loaded once the page is
// there. `core` is what client.js shares.

export function start({ doc, page, place, isReady }) {
  const { reader, worker } = doc.body.dataset
  const mine = "pages-" + reader
  let keeping, othersAreGone

  // Where the host does not want it any more, what was kept goes. Nothing of another reader's stays in any case.
  async function prepare() {
    for (const name of await caches.keys()) {
      if (worker && (!name.startsWith("pages-") || name === mine)) continue
      await caches.delete(name)
      if (name.startsWith("pages-")) await caches.delete("pictures")
    }
    othersAreGone = true
    if (worker) return navigator.serviceWorker.register(worker, { scope: "/", updateViaCache: "none" })
    for (const old of await navigator.serviceWorker.getRegistrations()) await old.unregister()
  }

  // Keeps the page as it is, a moment after it has changed.
  function keepSoon() {
    if (!othersAreGone || !worker || !navigator.serviceWorker?.controller) return
    keeping ??= setTimeout(() => {
      keeping = undefined
      keep().catch(() => {})
    }, 1000)
  }

  async function keep() {
    if (!isReady() || doc.querySelector("dialog[open]")) return
    const copy = page.cloneNode(true)
    const body = copy.querySelector("body")
    body.dataset.seen = Date.now()
    delete body.dataset.token
    for (const part of copy.querySelectorAll("#notice,#pull,.nt,.gone,i[hidden]")) part.remove()
    for (const part of copy.querySelectorAll("[style]")) part.removeAttribute("style") // measured again
    const nonce = crypto.randomUUID()
    const style = copy.querySelector("style")
    style.setAttribute("nonce", nonce)
    style.append([...doc.adoptedStyleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n"))
    const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; ` +
      "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy }
    // What the page of a reader before may have written while this one came.
    for (const name of await caches.keys()) if (name.startsWith("pages-") && name !== mine) await caches.delete(name)
    const cache = await caches.open(mine)
    await cache.delete(place())
    await cache.put(place(), new Response("<!doctype html>" + copy.outerHTML, { headers }))
    // What the page is made of may have come before the worker did.
    const parts = [...doc.querySelectorAll("link[rel=stylesheet],script[src],img")].map((part) => part.src || part.href)
    const { more, keep, movement } = doc.body.dataset
    for (const part of [...[more, keep, movement].map((path) => location.origin + path), ...parts]) {
      if (part.startsWith(location.origin + "/~/") && !(await caches.match(part))) await fetch(part)
    }
    const names = await cache.keys()
    for (const name of names.slice(0, Math.max(0, names.length - 60))) await cache.delete(name)
  }

  navigator.serviceWorker.addEventListener("controllerchange", keepSoon)
  prepare().then(keepSoon, () => {})
  return keepSoon
}
