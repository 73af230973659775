// Keys scroll what the reader looks at, with no press before. Browsers by themselves scroll what is around the focus, or
// the page as a whole, which is as high as the window and has nothing to scroll.

const lengths = { pagedown: 0.88, pageup: -0.88, space: 0.88, end: 1e5, home: -1e5 } // in heights of what is seen
const steps = { down: 40, up: -40 } // in points
let touched // where the reader has pressed last
let goal = {} // where the last movement leads

on("pointerdown", ({ target }) => (touched = target), { capture: true, passive: true })

on("keydown", (event) => {
  const { target, shiftKey, timeStamp } = event
  const key = names[event.key.toLowerCase()] ?? event.key.toLowerCase()
  const way = (lengths[key] ?? steps[key]) * (shiftKey ? -1 : 1)
  if (!way || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  if ((shiftKey && key !== "space") || wants(target, key)) return
  const isFocused = target !== doc.body && target !== page
  const dialog = target.closest?.("dialog") ?? [...doc.querySelectorAll("dialog:modal")].at(-1)
  const around = []
  if (touched?.closest(".gone")) touched = null
  for (let part = isFocused ? target : touched; part; part = part === dialog ? null : part.parentElement) {
    if (canScroll(part)) around.push(part)
  }
  if (isFocused && around.length) return // the browser does it
  const scroller = (around.length ? around : inView(dialog ?? doc.body)).find((each) => canScroll(each, way))
  if (!scroller) return
  event.preventDefault()
  const { scrollTop, scrollHeight, clientHeight } = scroller
  const isMoving = goal.scroller === scroller && timeStamp - goal.timeStamp < 400
  const end = (isMoving ? goal.top : scrollTop) + way * (key in steps ? 1 : clientHeight)
  const top = Math.max(0, Math.min(end, scrollHeight - clientHeight))
  goal = { scroller, top, timeStamp }
  // A movement that begins again and again, as with a key that is held, would not come far.
  scroller.scrollTo({ top, behavior: calm.matches || isMoving || event.repeat ? "instant" : "smooth" })
})

function scrollToTop() {
  for (const each of inView(doc.body)) each.scrollTo({ top: 0, behavior: calm.matches ? "instant" : "smooth" })
}

// True for controls that do something else with the key.
function wants(target, key) {
  const isPage = key.startsWith("page")
  const kinds = key === "space" ? "button,summary,input" : isPage ? "[type=range]" : "input:not([type=checkbox])"
  return target.matches?.(`${kinds},textarea,select`)
}

// True for what the reader can scroll, in that direction where one is given.
function canScroll(element, way) {
  const { scrollTop, scrollHeight, clientHeight } = element
  const room = way < 0 ? scrollTop : scrollHeight - clientHeight - (way ? scrollTop : 0)
  return room >= 1 && /auto|scroll/.test(getComputedStyle(element).overflowY)
}

// What takes most of the window, and what scrolls in it or around it.
function inView(scope) {
  const seen = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [width, height] = [Math.min(right, innerWidth) - Math.max(left, 0), Math.min(bottom, innerHeight) - Math.max(top, 0)]
    return Math.max(width, 0) * Math.max(height, 0)
  }
  const found = all(scope, ".pc,.ls,.sy,.sxy,dialog,:has(>.tb)").filter((each) => canScroll(each) && !each.closest(".gone"))
  found.sort((one, other) => seen(other) - seen(one))
  return found.filter((each) => each.contains(found[0]) || found[0].contains(each))
}
