// Back and Forward.

let ignoredMoves = 0
let hidden = "" // what is on tabs that are not shown, for a server that has lost the session

const place = () => location.pathname + location.search

// `step`: 0 where the place is the same screen, 1 for another one, 2 where the program has gone back.
function show(step, there, title, rest = "") {
  doc.title = title
  hidden = rest
  if (acknowledged < lastGo) return
  const here = place()
  if (there === here) return
  if (!step) return history.replaceState(history.state, "", there)
  const at = trail().lastIndexOf(there)
  const back = at - trail().length
  if (at < 0 || (step < 2 && back < -1)) return pushed(there)
  // The program has gone back by itself, by one page or by several: so does the browser.
  ignoredMoves++
  history.go(back)
}

// The addresses that lead to an entry.
const trail = () => history.state?.trail ?? []

function pushed(address) {
  history.pushState({ trail: [...trail().slice(-29), place()] }, "", address)
}

function go(address) {
  pushed(address)
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
