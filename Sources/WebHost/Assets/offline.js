// Pages that the browser has kept (keep.js), for when there is no line.

let keepSoon // keeps the page as it is, a moment after it has changed

if (navigator.serviceWorker) {
  import(doc.body.dataset.keep).then(({ start }) => keepSoon = start({ doc, page, place, isReady: () => ready }), () => {})
}

// This is a page from there: says so, and takes whatever the server says in its place.
function wake() {
  const { seen, offline } = doc.body.dataset
  if (!seen) return
  revision = -1
  const date = new Date(Number(seen)).toLocaleString(page.lang, { dateStyle: "medium", timeStyle: "short" })
  noticeTimer = -1 // there is something better to say than that there is no connection
  say(offline.replace("%@", date))
}
