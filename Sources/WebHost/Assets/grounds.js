// What is painted on a box that has another size now: it grows or shrinks, with its corners, while the box itself has its size at once and
// keeps what is painted on it back.

const NOTHING = "rgba(0, 0, 0, 0)"

function growGround(element, from, to, how) {
  const look = getComputedStyle(element)
  const { backgroundColor, backgroundImage, boxShadow, position, overflowY } = look
  const isPainted = backgroundColor !== NOTHING || backgroundImage !== "none" || boxShadow !== "none"
  if (!isPainted || position === "static" || /auto|scroll/.test(overflowY)) return
  const ground = document.createElement("i")
  ground.hidden = true // for the style sheet, which spaces what is beside others
  const { left, top, width, height } = to
  ground.style.cssText = "display:block!important;position:absolute;z-index:-1;margin:0;max-width:none;max-height:none;min-width:0;" +
    `min-height:0;flex:none;transition:none;pointer-events:none;left:${-element.clientLeft}px;top:${-element.clientTop}px;width:${width}px;height:${height}px`
  const parts = ["background-color", "background-image", "background-size", "background-position", "box-shadow", "border-radius", "backdrop-filter"]
  for (const part of parts) ground.style.setProperty(part, look.getPropertyValue(part))
  element.append(ground)
  const start = {
    left: `${from.left - left - element.clientLeft}px`, top: `${from.top - top - element.clientTop}px`,
    width: `${from.width}px`, height: `${from.height}px`,
  }
  const bare = { backgroundColor: "transparent", backgroundImage: "none", boxShadow: "none", isolation: "isolate" }
  const held = element.animate([bare, bare], how)
  const growth = ground.animate([start, {}], how)
  const end = () => {
    ground.remove()
    held.cancel()
  }
  growth.finished.then(end, () => {})
  return { cancel: () => (growth.cancel(), end()) }
}

// Where the box is seen to be, while what is painted on it still grows.
function seenBox(element) {
  const { lastElementChild: last } = element
  return (last?.matches("i[hidden]") ? last : element).getBoundingClientRect()
}
