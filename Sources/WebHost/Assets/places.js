// Places in a view, in its own space: as it is laid out, whatever turns it or what is around it.

const turn = ({ transform, rotate, scale }) => {
  const parts = []
  if (rotate !== "none") {
    const words = rotate.split(" ")
    const name = words.length === 4 ? "rotate3d" : "rotate" + (words[1] ? words[0] : "").toUpperCase()
    parts.push(`${name}(${words.length === 2 ? words[1] : words})`)
  }
  if (scale !== "none") parts.push(`scale(${scale.split(" ").slice(0, 2)})`)
  if (transform !== "none") parts.push(transform)
  return parts.join(" ")
}

// Where the middle of a view is that nothing moves which is its own: gestures lie outside of that.
function middleOf(element) {
  const look = getComputedStyle(element)
  const isMoved = turn(look) || look.translate !== "none"
  const kept = element.style.cssText
  if (isMoved) element.style.cssText += ";transform:none!important;rotate:none!important;scale:none!important;translate:none!important;transition:none!important"
  const { left, top, width, height } = element.getBoundingClientRect()
  if (isMoved) {
    element.style.cssText = kept + ";transition:none!important"
    void element.offsetWidth // nothing is to move back
    element.style.cssText = kept
  }
  return [left + width / 2, top + height / 2, element.offsetWidth ?? width, element.offsetHeight ?? height]
}

// Tells the place of a point of the window, and a way in the window as a way in the view.
function placing(element) {
  let around = new DOMMatrix()
  for (let part = element.parentElement; part; part = part.parentElement) {
    const turned = turn(getComputedStyle(part))
    if (turned) around = new DOMMatrix(turned).multiply(around)
  }
  const { a, b, c, d } = around
  const back = new DOMMatrix([a, b, c, d, 0, 0]).inverse()
  const way = (x, y) => (back.is2D && !isNaN(back.a) ? [back.a * x + back.c * y, back.b * x + back.d * y] : [x, y])
  const [x, y, width, height] = middleOf(element)
  const place = (atX, atY) => {
    const [dx, dy] = way(atX - x, atY - y)
    return [dx + width / 2, dy + height / 2]
  }
  return { place, way, width, height }
}
