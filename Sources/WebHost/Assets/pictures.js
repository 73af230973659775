// What goes and is still seen is a picture: nobody finds it, nobody presses it, and nothing is told of it.

const HEARD = ["ap", "g", "near", "t", "p", "k", "kt", "f", "s", "x", "rf", "fo", "mg", "so", "if", "ae", "m", "lp", "dr", "ho", "hm", "pi", "ds", "dd", "id"]
const HEARING = HEARD.map((name) => `[data-${name}]`).join() + ",[id]:not(svg [id]),[name]"

const picturing = (unsee) => (element) => {
  for (const part of [element, ...element.querySelectorAll(HEARING)]) {
    unsee(part)
    for (const name of ["id", "name", ...HEARD.map((each) => "data-" + each)]) part.removeAttribute(name)
  }
  for (const dialog of element.querySelectorAll("dialog[open]")) dialog.close()
  if (element.contains(document.activeElement)) document.activeElement.blur()
  element.classList.add("gone")
  element.ariaHidden = "true"
  // What is in it is out of reach, and it takes the presses itself: they were not meant for what lies below.
  for (const child of element.children) child.inert = true
}

// Where an element is on its way, in parts of its own width, or in points along y.
const placeOf = (element) => {
  const [x = "0", y = "0"] = getComputedStyle(element).translate.replace("none", "0").split(" ")
  const part = x.endsWith("%") ? parseFloat(x) / 100 : parseFloat(x) / (element.offsetWidth || 1)
  return { part, y: parseFloat(y) }
}

// In a column style sheets space what is beside others: what goes is beside nothing any more.
function leaveRank(element) {
  const column = element.parentElement
  if (!column.moveBefore || !column.matches(".v:not(.e)")) return
  const { display } = getComputedStyle(element)
  column.moveBefore(element, null)
  element.hidden = true
  element.style.setProperty("display", display, "important")
}

// The element stands at a place of its own and takes no room.
function take(element) {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element
  const before = element.getBoundingClientRect()
  const { style } = element
  style.cssText += ";position:absolute;margin:0;min-width:0;min-height:0;max-width:none;max-height:none;" +
    `left:${offsetLeft}px;top:${offsetTop}px;width:${offsetWidth}px;height:${offsetHeight}px`
  const now = element.getBoundingClientRect()
  style.left = `${offsetLeft + before.left - now.left}px`
  style.top = `${offsetTop + before.top - now.top}px`
}
