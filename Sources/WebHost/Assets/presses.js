// Clicks and keys.

let heldDown = false // a long press or a drag has happened: its click does not count
let pressedAt // where the pointer went down
on("pointerdown", (event) => {
  pressedAt = event
  heldDown = false
  // After a press nothing has a ring around it, until keys move the focus.
  page.dataset.tp = ""
  // Nor has a field, which has a caret, after any press.
  page.dataset.pt = ""
}, true)
on("keydown", ({ key }) => {
  if (/^(Tab|Arrow)/.test(key)) page.removeAttribute("data-tp")
  if (key === "Tab") page.removeAttribute("data-pt")
})

// A press leaves the field that is edited the focus, as on a phone: a finger's on all but fields, a pointer's on controls.
const FIELDS = "input,textarea,select,[contenteditable],iframe,video,[draggable=true]"
const CONTROLS = ".kb,button,a,summary,label,[role=button],[data-p],[data-t],.r"
on("mousedown", (event) => {
  const isEdited = document.activeElement?.matches("input,textarea,[contenteditable]")
  const isFinger = pressedAt?.pointerType === "touch"
  if (event.target.closest?.(".kb")) return event.preventDefault()
  if (!isEdited || event.target.closest?.(FIELDS)) return
  if (isFinger || event.target.closest?.(CONTROLS)) event.preventDefault()
})

on("click", (event) => {
  closeMenus(event.target)
  if (heldDown) {
    heldDown = false
    return event.preventDefault()
  }
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || !isLive()) return
  const path = []
  // What is pressed in a menu or a dialog is not pressed on the view that has it.
  for (let element = event.target; element && element !== page; element = element.matches(".mp,dialog") ? null : element.parentElement) path.push(element)
  for (const element of path.toReversed()) if (tap(element, "o", event)) return event.preventDefault()
  let isDone = false // what is inside has taken the press: only who listens besides is told
  for (const element of path) {
    if (!isDone && (element.disabled || element.ariaDisabled === "true" || element.matches("label"))) return
    const isControl = element.matches("input,select,textarea,summary,option")
    const isTapped = tap(element, isDone || isControl ? "s" : "is", event)
    isDone ||= press(element, event, isTapped) || isControl || pressRow(element, event)
    // Arrow keys, which go over what can be chosen, press too, but have no count.
    if (element.matches(".mp input") && (event.detail || element.type === "checkbox")) leaveMenu(element)
  }
})

// Tells an element's taps of the given precedence; true where that ends the matter.
function tap({ dataset: { p } }, kinds, { detail }) {
  let isTaken = false
  for (const part of p?.split(" ") ?? []) {
    const [target, kind, count = 0] = part.split(",")
    if (!kinds.includes(kind || "i") || detail < count) continue
    send(target, "press")
    isTaken ||= kind !== "s"
  }
  return isTaken
}

function press(element, event, isTapped) {
  const { t, v, d, mv, dx } = element.dataset
  if (element.matches("dialog[data-x]") && event.target === element) return backdrop(element, event)
  const address = element.matches("a") ? element.getAttribute("href") : null // symbols have one too
  if (dx) send(dx, "dismiss")
  else if (d) more?.reveal?.(element) || send(d, "delete")
  else if (mv) send(mv, "move", Number(v))
  else if (t) v === undefined ? push(element, t) : choose(element, t, v)
  else if (address && isInside(address)) go(address)
  else if (address || !isTapped) return address !== null
  event.preventDefault()
  leaveMenu(element)
  return true
}

// A row is pressed for the link that is somewhere in it, seen or not. A pointer that has gone over words has chosen them.
function pressRow(row, event) {
  const link = row.matches(".r:not(.ed)") && row.querySelector("[data-rw]")
  if (!link || link.contains(event.target)) return false
  const way = pressedAt && Math.hypot(event.clientX - pressedAt.clientX, event.clientY - pressedAt.clientY)
  if (event.detail && way > 4 && !getSelection().isCollapsed) return false
  return press(link, event)
}

// Closes the menus that an entry is in, those around its own too, unless the program keeps them open.
function leaveMenu(element) {
  if (element.matches("summary") || element.closest("[data-ks]")?.dataset.ks) return
  for (const menu of doc.querySelectorAll("details.mn[open]")) if (menu.contains(element)) menu.open = false
  element.closest(".mp[popover]")?.hidePopover()
}

// A button that is on or off shows at once what it will be, until that has been handled.
function push(element, target) {
  send(target, "press")
  const { gs } = element.dataset
  if (gs === undefined) return
  element.dataset.gs = (gs || element.ariaPressed) !== "true"
  element.at = sequence
}

// The tab that is open leads back to the first page, and on the first page to its beginning.
function choose(element, t, v) {
  if (element.matches(".tn>[aria-current]") && !doc.querySelector(".tc:not([hidden]) .bk:not(.gone *)")) scrollToTop()
  send(t, "set", v)
}

// True for places in the program, which begin with a slash; two mean another host, `/~` the host's own.
const isInside = (address) => /^\/(?![/~\\])/.test(address)

function backdrop(dialog, { clientX: x, clientY: y, detail }) {
  const box = dialog.getBoundingClientRect()
  const isInside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  // One that is still coming is not where it will be.
  const isComing = dialog.getAnimations().length > 0
  if (detail && !isInside && !isComing && !("stay" in dialog.dataset) && !dialog.matches(".qa")) send(dialog.dataset.x, "dismiss")
  if (isInside && y < box.top + 24) more?.next?.(dialog)
  return true
}

on("cancel", (event) => {
  const { x, stay } = event.target.dataset
  if (!x) return
  event.preventDefault()
  const cancel = event.target.querySelector(".qb .bc")
  if (cancel) cancel.click()
  else if (stay === undefined) send(x, "dismiss")
}, true)

function closeMenus(target) {
  for (const menu of doc.querySelectorAll("details.mn[open]")) if (!menu.contains(target)) menu.open = false
}

// Puts what is above the page at an edge of something, or at the opposite one where there is no room, all of it in the window.
function attach(panel, at, edge, gap, align = 0.5) {
  panel.style.translate = ""
  panel.style.setProperty("scale", "none", "important") // it may still be growing
  const { left, top, width, height } = panel.getBoundingClientRect()
  panel.style.scale = ""
  // Tabs above the pages lie over what is in them.
  const roof = (panel.matches(".mn>.mp") && doc.querySelector(".tn:not(.ts>*)")?.getBoundingClientRect()) || 0
  const from = roof.top < 9 ? roof.bottom : 0
  const space = { top: at.top - from, bottom: innerHeight - at.bottom, left: at.left, right: innerWidth - at.right }
  const need = (edge === "top" || edge === "bottom" ? height : width) + gap + 8
  const other = { top: "bottom", bottom: "top", left: "right", right: "left" }[edge]
  const side = space[edge] < need && space[other] > space[edge] ? other : edge
  const along = (start, end, length) => start + (end - start - length) * align
  const x = side === "left" ? at.left - gap - width : side === "right" ? at.right + gap : along(at.left, at.right, width)
  const y = side === "top" ? at.top - gap - height : side === "bottom" ? at.bottom + gap : along(at.top, at.bottom, height)
  const inside = (from, length, all) => Math.max(8, Math.min(from, all - 8 - length))
  const [dx, dy] = [inside(x, width, innerWidth) - left, Math.max(inside(y, height, innerHeight), from + 8) - top]
  panel.style.translate = `${dx}px ${dy}px`
  // It grows out of what it belongs to.
  panel.style.transformOrigin = `${at.left + at.width / 2 - left - dx}px ${at.top + at.height / 2 - top - dy}px`
}

on("toggle", ({ target: menu }) => {
  if (!menu.matches(".mn[open]") || menu.matches(".mp .mn")) return
  attach(menu.lastElementChild, menu.getBoundingClientRect(), "bottom", 6, isMirrored(menu) ? 0 : 1)
}, true)

const isMirrored = (element) => getComputedStyle(element).direction === "rtl"

// Popovers stand at what they belong to.
function attachPopovers() {
  for (const dialog of doc.querySelectorAll("dialog[data-ae]")) {
    const [name, edge, ...part] = dialog.dataset.ae.split(" ")
    const box = byID(name)?.getBoundingClientRect()
    if (!box) continue
    let [x = 0, y = 0, width = box.width, height = box.height] = part.map(Number)
    if (part.length === 2) [x, y, width, height] = [x * box.width, y * box.height, 0, 0]
    const isLeading = isMirrored(dialog) ? "right" : "left"
    const side = { leading: isLeading, trailing: isLeading === "left" ? "right" : "left" }[edge] ?? edge
    attach(dialog, new DOMRect(box.x + x, box.y + y, width, height), side, 8)
  }
}
on("resize", attachPopovers)

const names = { enter: "return", " ": "space", arrowup: "up", arrowdown: "down", arrowleft: "left", arrowright: "right" }

on("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing || !isLive()) return
  const { target } = event
  const isTyping = target.matches?.("input:not([type=checkbox],[type=radio],[type=range]),textarea,select")
  const pressed = names[event.key.toLowerCase()] ?? event.key.toLowerCase()
  const isCommand = event.metaKey || event.ctrlKey
  if (pressed === "escape") {
    closeMenus(doc)
    // Keys are commands again. In a dialog the key is the dialog's.
    if (isTyping && !target.closest("dialog")) target.blur()
  }
  if (!isTyping || isCommand || pressed === "escape") {
    const scope = [...doc.querySelectorAll("dialog[open]")].at(-1) ?? doc
    const here = target.closest?.(".nc>.pa") // of several columns the one that has the focus comes first
    const commands = [...scope.querySelectorAll("[data-k],[data-kt]")]
    if (here) commands.sort((one, other) => here.contains(other) - here.contains(one))
    for (const element of commands) {
      const { kt, t, k } = element.dataset
      for (const part of (kt ?? `${t ?? ""},${k}`).split(" ")) {
        const comma = part.indexOf(",") // a key may be a comma itself
        const [target, keys] = [part.slice(0, comma), part.slice(comma + 1)]
        if (shortcut(element, target, keys, event, pressed, isCommand)) return event.preventDefault()
      }
    }
  }
  const isPlain = !isCommand && !event.altKey && !event.repeat
  if (pressed === "r" && isPlain && !isTyping && refreshByKey()) return event.preventDefault()
  const isButton = target.matches?.("[data-t],[data-p],[role=button]") && !target.matches("a[href],button,summary,input")
  if (isButton && (pressed === "return" || pressed === "space")) {
    event.preventDefault()
    target.click()
  }
})

function shortcut(element, target, keys, event, pressed, isCommand) {
  const parts = keys.toLowerCase().split("+")
  const key = parts.pop() || "+"
  const has = (...names) => names.some((name) => parts.includes(name))
  if (key !== pressed || has("cmd", "command", "ctrl", "control") !== isCommand) return false
  if (has("alt", "option") !== event.altKey || (has("shift") !== event.shiftKey && key.length > 1)) return false
  if (element.disabled || element.closest("[hidden]")) return false
  // What is focused itself is pressed by the browser.
  if (key === "return" && event.target.matches?.("a,button,summary")) return false
  if (element.dataset.mf && moveFocus(element)) return true
  if (target) send(target, "press")
  else element.click() // a link that leaves the program
  return true
}

let visited // what the keys have come to, for when it has lost the focus

// Moves the focus, or presses what has it, where there is something: the program hears of it as if the hand had done it.
function moveFocus(element) {
  const items = [...(element.closest(".pa") ?? doc).querySelectorAll("[data-fo]")].filter((item) => item.getClientRects().length)
  const from = items.indexOf(items.includes(doc.activeElement) ? doc.activeElement : visited)
  const step = Number(element.dataset.mf)
  if (!step && from >= 0) items[from].click()
  if (!step) return true
  const next = items[from < 0 ? 0 : from + step]
  if (!next) return false
  visited = next
  next.focus()
  return true
}
