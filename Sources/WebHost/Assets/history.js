// Back and Forward.

let ignoredMoves = 0

function show(isStep, address, title) {
  doc.title = title
  if (acknowledged < lastGo) return
  const here = location.pathname + location.search
  const there = location.pathname + (address === "?" ? "" : address)
  if (there === here) return
  if (!isStep) return history.replaceState(history.state, "", there)
  if (history.state?.from === there) {
    // The program has gone back by itself: so does the browser.
    ignoredMoves++
    history.back()
  } else {
    history.pushState({ from: here }, "", there)
  }
}

function go(address) {
  const here = location.pathname + location.search
  history.pushState({ from: here }, "", address === "?" ? location.pathname : address)
  moved()
}

function moved() {
  lastGo = ++sequence
  post(sequence, ["go", sequence, location.search])
}

on("popstate", () => {
  if (ignoredMoves) ignoredMoves--
  else moved()
})
