// Texts of several lines: browsers make their boxes as wide as what they are offered, SwiftUI as wide as the longest line.

const TEXTS = ":is(p,h1,h2,h3,h4,h5,h6):not(.hd *,.hx,.l1),:is(.v,.h,.b,.z,.o,.ou,.ov,.g,.vf)>span:not(.l1,.h)"
const SCROLLERS = ".r,.ls,.sy,.sxy,.pc,.tc,dialog,#root" // in these what is too high is scrolled to
const widths = new WeakMap() // of texts since they were laid out
const watched = new ResizeObserver((entries) => {
  const changed = entries.map(({ target }) => target).filter((text) => {
    const last = widths.get(text)
    widths.set(text, text.offsetWidth)
    return Math.abs(last - text.offsetWidth) > 1
  })
  if (changed.length) arrange(changed)
})
const range = doc.createRange()

// Where the letters and the pictures among them are, without the space at which a line breaks.
function* letters(text) {
  const walker = doc.createTreeWalker(text, 5)
  for (let node; (node = walker.nextNode());) {
    if (node.nodeType === 1) {
      if (node.matches("img,svg")) yield node.getBoundingClientRect()
      continue
    }
    range.selectNodeContents(node)
    let last
    for (const rect of range.getClientRects()) {
      const isBeside = last && Math.abs(rect.top - last.top) < 1 &&
        Math.min(Math.abs(rect.left - last.right), Math.abs(rect.right - last.left)) < 0.5
      if (!isBeside || rect.width > 9) yield rect
      last = rect
    }
  }
}

// How much larger than laid out a text is drawn, while it comes in or for good; undefined where it is turned, or too
// small to be measured.
function magnification(text) {
  const { width, height } = text.getBoundingClientRect()
  const across = width / text.offsetWidth
  if (Math.abs(width - text.offsetWidth) < 1 && Math.abs(height - text.offsetHeight) < 1) return 1
  return across < 0.1 || isTurned(text) ? undefined : across
}

// True where the element or one around it is turned, in the plane or in space.
function isTurned(element) {
  for (; element; element = element.parentElement) {
    const { rotate, transform } = getComputedStyle(element)
    if (!/^(none|0deg)$/.test(rotate) || /3d|\([^,]+, (?!0,)/.test(transform)) return true
  }
}

const unmeasured = new Set() // texts that could not be measured: they are, once they have come

function lengthOfLines(text) {
  if (text.scrollHeight > text.clientHeight + 2) return text.offsetWidth // its last line ends in an ellipsis
  const scale = magnification(text)
  if (!scale) {
    unmeasured.add(text)
    return text.offsetWidth
  }
  const { bottom } = text.getBoundingClientRect()
  let [most, left, right, end] = [0, 0, 0, -Infinity]
  for (const rect of letters(text)) {
    if (rect.top > bottom - 2) break
    if (rect.top > end - 3) [left, right] = [rect.left, rect.right]
    left = Math.min(left, rect.left)
    right = Math.max(right, rect.right)
    end = rect.bottom
    most = Math.max(most, right - left)
  }
  const { paddingLeft, paddingRight } = getComputedStyle(text)
  return Math.ceil((most / scale + parseFloat(paddingLeft) + parseFloat(paddingRight)) * 64) / 64
}

function hug(texts) {
  const lengths = texts.map(lengthOfLines)
  texts.forEach((text, index) => {
    text.dataset.lw = ""
    text.style.setProperty("--lw", `${lengths[index]}px`)
    widths.delete(text)
    watched.observe(text)
  })
}

const measured = (text) => {
  const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(text)
  return { text, height: text.offsetHeight, line: parseFloat(lineHeight), edges: parseFloat(paddingTop) + parseFloat(paddingBottom) }
}

// True where a text, or what is around it, is higher than its place, or than its share beside what fills.
function isTight(text) {
  for (let child = text, box; (box = child.parentElement) && !child.matches(SCROLLERS); child = box) {
    const count = box.matches(".v:has(>.w:not(.sp),>.my)") ? box.children.length : 1
    if (child.offsetHeight * count > box.clientHeight + 1 && !box.matches(SCROLLERS)) return true
  }
}

// What a text stands in that competes with others for the width of a row.
function rival(text) {
  let child = text
  while (child.parentElement && !child.matches(SCROLLERS)) {
    if (child.parentElement.matches(".h")) return child
    child = child.parentElement
  }
}

// Lays out the texts of the parts of the page that these elements are in; rows of lists are parts of their own.
function arrange(found) {
  const elements = found.filter(Boolean) // somebody else may have taken the root away
  const parts = new Set(elements.map((element) => element.closest(".r,main,dialog") ?? byID("root")))
  const roots = [...parts].filter((one) => one && ![...parts].some((other) => other !== one && other?.contains(one)))
  const isConcerned = (text) => {
    if (text.closest(".gone")) return false
    const row = text.closest(".r")
    return !row || parts.has(row) || elements.some((element) => element.contains(row))
  }
  const find = (selector) => roots.flatMap((root) => all(root, selector)).filter(isConcerned)
  for (const text of find("[data-lw]")) delete text.dataset.lw
  more?.unfit?.(find)
  more?.solve?.(find)
  const texts = find(TEXTS).map(measured)
    .filter(({ height, line, edges }) => height - edges > 1.5 * line)
  // In a row the view with the least to say comes first: what it does not need is for the others.
  const rows = new Map([[doc, new Map([[doc, []]])]])
  for (const { text } of texts) {
    const child = rival(text)
    const row = child?.parentElement ?? doc
    if (!rows.has(row)) rows.set(row, new Map())
    const rivals = rows.get(row)
    rivals.set(child ?? doc, [...(rivals.get(child ?? doc) ?? []), text])
  }
  const length = ([child]) => child.textContent?.length
  const queues = [...rows.values()].map((rivals) => [...rivals].sort((one, other) => length(one) - length(other)))
  while (queues.some((queue) => queue.length)) hug(queues.flatMap((queue) => queue.shift()?.[1] ?? []))
  if (!more && texts.some(({ text }) => isTight(text))) load()
  more?.fit?.(find, texts)
}

// What came in, or was drawn in another size meanwhile, stands in its place now.
for (const name of ["animationend", "transitionend"]) on(name, () => {
  measureSoon()
  if (!unmeasured.size) return
  const texts = [...unmeasured].filter((text) => text.isConnected)
  unmeasured.clear()
  if (texts.some(magnification)) arrange(texts)
})

on("resize", () => arrange([byID("root")]))
doc.fonts?.addEventListener("loadingdone", () => arrange([byID("root")]))
