// What the server says: messages and their operations.

function receive([number, handled, operations]) {
  heard = Date.now()
  const isFirst = !ready && operations
  acknowledged = Math.max(acknowledged, handled)
  while (queue.length && queue[0][0] <= acknowledged) queue.shift()
  for (const element of doc.querySelectorAll("[data-gs]")) if (element.at <= acknowledged) element.dataset.gs = ""
  const isRight = !operations || apply(operations)
  refreshed()
  if (!isRight && mend()) return
  if (operations) {
    if (isRight && ready) wholes = 0
    revision = number
    wire(["ack", number])
  }
  if (isFirst) begin()
  if (!isRight) say(doc.body.dataset.broken)
}

function begin() {
  if (isAnew) enterAgain()
  ready = wasReady = true
  attempts = 0
  cut = undefined
  clearTimeout(noticeTimer)
  noticeTimer = undefined
  say("")
  for (const entry of entered.values()) entry.early = false
  if (!movement) learnToMove()
  for (const [, message] of queue) wire(message)
  delete doc.body.dataset.seen
}

let wholes = 0 // asked for in a row

// The page is not what the server takes it for, as where an extension has changed it: asks for the whole, but not for
// ever. False where nothing helps.
function mend() {
  if (++wholes > 2) return reload(600000)
  revision = -1
  drop()
  return true
}

// False where something on the page was not as it should be.
function apply(operations) {
  const focus = rememberFocus()
  let isRight = true
  if (operations.some(([kind, id]) => kind === "h" && id === "root")) {
    // The whole brings its styles and symbols along.
    rules.length = 0
    doc.adoptedStyleSheets = []
    byID("symbols")?.replaceChildren()
  }
  movement?.before(operations)
  more?.before?.(operations)
  for (const [kind, ...rest] of operations) {
    try {
      handlers[kind]?.(...rest)
    } catch (error) {
      console.error("patch", kind, rest, error)
      if ("taihmvf".includes(kind)) isRight = false
    }
  }
  restoreFocus(focus)
  restoreScroll()
  more?.after?.()
  arrange(operations.flatMap(([kind, id]) => ("taihrm".includes(kind) && byID(id)) || []))
  attachPopovers()
  movement?.after()
  if (doc.querySelector("[data-gi]")) measureSoon()
  for (const element of reached) near.observe(element)
  reached.clear()
  measureSoon()
  keepSoon?.()
  return isRight
}

function need(id) {
  const element = byID(id)
  if (!element) throw new Error(`${id} is gone`)
  return element
}

// Lets what changes below an element move, until the movement has ended.
function move(element, seconds, delay, ...curve) {
  if (calm.matches) return
  const { style, dataset } = element
  const timing = { wd: seconds + "s", wl: delay + "s", we: `${curve.length > 4 ? "linear" : "cubic-bezier"}(${curve})` }
  for (const name in timing) style.setProperty("--" + name, timing[name])
  dataset.w = ""
  clearTimeout(element.moving)
  element.moving = setTimeout(() => {
    for (const name in timing) style.removeProperty("--" + name)
    delete dataset.w
  }, (seconds + delay) * 1000 + 50)
}

// A movement of the program's is not caught by the pages that it passes.
function passPages(box) {
  if (!box?.matches(".sk,.sv")) return
  box.style.scrollSnapType = "none"
  setTimeout(() => (box.style.scrollSnapType = ""), 1000)
}

const handlers = {
  t(id, text) {
    const element = byID(id)
    const only = element.firstChild
    if (only?.nodeType === 3 && !only.nextSibling) only.data = text
    else element.textContent = text
    more?.changed?.(element)
  },
  a(id, name, value) {
    const element = byID(id)
    const former = element.getAttribute(name)
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
    if (name === "data-dt") more?.settle?.(element)
    if (name === "data-a") more?.animate?.(element, former, value)
  },
  i(parent, before, html) {
    const element = parse(html)
    byID(parent).insertBefore(element, before ? need(before) : null)
    born(element)
  },
  r(id, isStill) {
    const element = byID(id)
    if (element) (!isStill && movement?.keeps(element)) || leave(element, isStill)
  },
  m(parent, id, before) {
    const target = byID(parent)
    const move = target.moveBefore ?? target.insertBefore
    move.call(target, need(id), before ? need(before) : null)
  },
  h(id, html) {
    const element = parse(html)
    byID(id).replaceWith(element)
    born(element)
  },
  s(css) {
    rules.push(css)
    if (rules.length % 32 === 0) adopt([rules.join("\n")])
    else adopt([css], doc.adoptedStyleSheets)
  },
  v: setValue,
  f(id, isFocused) {
    const control = byID(id)
    turned = control
    if (isFocused) focusOn(control)
    else control.blur()
    turned = undefined
  },
  g(id, x, y) {
    const place = (part) => (part === undefined ? "nearest" : part < 0.34 ? "start" : part > 0.66 ? "end" : "center")
    const behavior = "w" in page.dataset && !calm.matches ? "smooth" : "auto"
    const element = byID(id)
    const box = element?.closest(".sx,.sy,.sxy,.ls")
    passPages(box)
    if (box?.dataset.so === undefined) return element?.scrollIntoView({ block: place(y), inline: place(x), behavior })
    // A position is that of one view: what scrolls around it stays.
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = box.getBoundingClientRect()
    const style = getComputedStyle(box)
    const way = (part, from, length, room, name) => {
      const start = from - (parseFloat(style[name]) || 0)
      return part === undefined ? Math.min(start, Math.max(0, from + length - room)) : start + (length - room) * part
    }
    box.scrollBy({
      left: way(x, left - at.left, width, box.clientWidth, "scrollPaddingLeft"),
      top: way(y, top - at.top, height, box.clientHeight, "scrollPaddingTop"), behavior,
    })
  },
  p(id, left, top) {
    const behavior = "w" in page.dataset && !calm.matches ? "smooth" : "auto"
    const way = (length) => (length < 0 ? undefined : length) // below 0: stays
    passPages(byID(id))
    byID(id)?.scrollTo({ left: way(left), top: way(top), behavior })
  },
  w(...timing) {
    void page.offsetWidth // what a message before has set is where the movement begins
    move(page, ...timing)
  },
  l: show,
  n: (sentence) => say(sentence),
  k: (fresh) => (token = fresh),
  b: (...pattern) => navigator.vibrate?.(pattern),
  c: (text) => navigator.clipboard?.writeText(text),
  e: () => doc.activeElement?.blur(),
  u: () => {}, // movement has looked for it
  q(topic, text) {
    const tell = (answer) => send("0", "told", [topic, JSON.stringify(answer)])
    import(doc.body.dataset.ask).then(({ ask }) => ask[topic]?.(tell, text))
  },
  d(scheme) {
    if (scheme) page.dataset.cs = scheme
    else delete page.dataset.cs
  },
  o(address) {
    if (isInside(address)) return go(address)
    const link = doc.createElement("a")
    link.href = address
    link.target = "_blank"
    link.rel = "noopener noreferrer"
    link.click()
  },
  z() {
    queue = queue.filter(([number, [name]]) => number > told && name === "go")
    acknowledged = told
    isAnew = true
  },
}

// The rarer half of the script, once an element has asked for it.
let more

async function load() {
  more = {}
  // What hands begin while it is on its way, it is told when it has come.
  let early = []
  const stop = new AbortController()
  const note = (event) => early = event.type === "pointerdown" ? [event] : [...early, event]
  for (const type of ["down", "move", "up", "cancel"]) on("pointer" + type, note, stop)
  const { start } = await import(doc.body.dataset.more)
  stop.abort()
  let waiting
  const soon = (action) => {
    clearTimeout(waiting)
    waiting = setTimeout(action, 100)
  }
  const lines = { hug, measured, lengthOfLines, arrange, halves, scrollers: SCROLLERS }
  const isHandled = (number) => number <= acknowledged
  more = start({ send, on, isHandled, page, calm, soon, puller, hold: (isHeld) => (heldDown = isHeld), lines, move, attach })
  measureSoon()
  for (const event of early) event.target.dispatchEvent(new PointerEvent(event.type, event))
  arrange([byID("root")])
}

let movement // how screens come and go, once it has come

function learnToMove() {
  import(doc.body.dataset.movement).then(({ start }) => {
    movement = start({ doc, page, on, calm, unsee })
    doc.body.dataset.moves = ""
  }, () => {})
}

let isAnew = false // another program is on the screen
const rules = []

function adopt(sheets, others = []) {
  const made = sheets.map((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  })
  doc.adoptedStyleSheets = [...others, ...made]
}

function parse(html) {
  const template = doc.createElement("template")
  template.innerHTML = html
  // What has come once stands there at once, and is not taken for new.
  for (const image of template.content.querySelectorAll("img[data-if]")) {
    if (!came.has(image.getAttribute("src"))) continue
    image.loading = "eager"
    image.decoding = "sync"
    image.dataset.ok = ""
  }
  return template.content.firstElementChild
}

const all = (element, selector) => [
  ...(element.matches(selector) ? [element] : []),
  ...element.querySelectorAll(selector),
]

const came = new Set() // the addresses of pictures that have come

function come(image) {
  image.dataset.ok = ""
  came.add(image.getAttribute("src"))
}

// What new elements need of the script.
doc.addEventListener("load", ({ target }) => target.dataset?.if && come(target), true) // windows are not told
on("error", ({ target: { dataset } }) => dataset?.if && send(dataset.if, "failed"), true)

function born(element) {
  if (!more && all(element, "[data-e]").length) load()
  for (const dialog of all(element, "dialog[data-modal]")) {
    dialog.removeAttribute("open")
    dialog.showModal()
  }
  if (!more && all(element, ".sh").length) load()
  for (const sheet of all(element, "[data-dt]")) more?.settle?.(sheet)
  for (const control of all(element, "[data-date]")) setDate(control, control.dataset.date)
  for (const control of all(element, "[name]:not([type=hidden])")) {
    const entry = entered.get(control.name)
    if (entry && entry.seq > acknowledged) put(control, entry.value)
  }
  for (const image of all(element, "img[data-if]")) {
    if (image.complete) image.naturalWidth ? come(image) : send(image.dataset.if, "failed")
  }
  for (const sentinel of all(element, "[data-near]")) near.observe(sentinel)
  for (const view of all(element, "[data-ap]")) sight.observe(view)
  focusOn(all(element, "[autofocus]")[0])
  for (const measured of all(element, "[data-g]")) sizes.observe(measured)
  for (const { dataset } of all(element, "[data-to]")) {
    const [kind, ...to] = dataset.to.split(" ")
    handlers[kind](...to)
  }
  for (const [id, top] of scrolls) {
    const scroller = byID(id)
    if (top && scroller && element.contains(scroller)) wanted.set(id, top)
  }
  for (const [id, left] of sideways) {
    const scroller = byID(id)
    if (scroller && element.contains(scroller)) scroller.scrollLeft = left
  }
}

function leave(element, isStill) {
  const end = () => {
    for (const dialog of all(element, "dialog[open]")) dialog.close()
    element.remove()
  }
  if (isStill || !("out" in element.dataset) || calm.matches) return end()
  for (const part of all(element, "[id]")) part.removeAttribute("id")
  // A coming that was the same movement would not be begun again.
  element.removeAttribute("data-in")
  void element.offsetWidth
  element.classList.add("gone")
  element.inert = true
  const movements = element.getAnimations()
  Promise.allSettled(movements.map((movement) => movement.finished)).then(end)
}
