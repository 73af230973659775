// Back and Forward.

let ignoredMoves = 0
let hidden = "" // what is on tabs that are not shown, for a server that has lost the session

const place = () => location.pathname + location.search

function show(isStep, there, title, rest = "") {
  doc.title = title
  hidden = rest
  if (acknowledged < lastGo) return
  const here = place()
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
  history.pushState({ from: place() }, "", address)
  moved()
}

function moved() {
  lastGo = ++sequence
  post(sequence, ["go", sequence, place()])
}

on("popstate", () => {
  if (ignoredMoves) ignoredMoves--
  else moved()
})
