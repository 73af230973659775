// What is seen, and what stays as it is across patches: focus, caret, scrolling.

const reached = new Set() // sentinels that were reported and are to be watched again after the next patches

const near = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    near.unobserve(target)
    reached.add(target)
    send(target.dataset.near, "near")
  }
}, { rootMargin: "100% 0px", scrollMargin: "100% 0px" })

// Views that are told whether they are in sight: many at a time.
const sights = new Map() // whether it is, by target
let looking

const noteSight = (entries) => {
  for (const { target, isIntersecting } of entries) {
    for (const name of target.dataset.ap?.split(" ") ?? []) sights.set(parseInt(name, 36), isIntersecting)
  }
  looking ??= setTimeout(() => {
    looking = undefined
    const those = (isSeen) => [...sights.keys()].filter((name) => sights.get(name) === isSeen)
    send("0", "sight", [those(true), those(false)])
    sights.clear()
  }, 100)
}
const sight = new IntersectionObserver(noteSight)

// What goes is out of sight, whatever is still seen of it.
function unsee(target) {
  near.unobserve(target)
  sight.unobserve(target)
  if (target.dataset.ap) noteSight([{ target, isIntersecting: false }])
}

let measuring
const measures = new WeakMap()
const sizes = new ResizeObserver(() => measureSoon())

// Lengths are rounded up: a text fits in a frame of the length that it was said to have.
const halves = (length) => Math.ceil(length * 2 - 0.02) / 2

function measureSoon() {
  measuring ??= setTimeout(() => {
    measuring = undefined
    const told = more?.own?.() ?? []
    for (const element of doc.querySelectorAll("[data-g]")) {
      let { x, y, width: across, height: down } = element.getBoundingClientRect()
      const way = movement?.aside(element) // the page that it is on is still coming
      if (way) [x, y] = [x - way.x, y - way.y]
      // What is drawn in another size than it is laid out, for good or while it comes, tells that of the layout, which
      // browsers round.
      const laidOut = element.offsetWidth === undefined ? getComputedStyle(element) : undefined
      const { offsetWidth = parseFloat(laidOut.width) || across, offsetHeight = parseFloat(laidOut.height) || down } = element
      const [width, height] = [[across, offsetWidth], [down, offsetHeight]]
        .map(([drawn, laid]) => (Math.abs(drawn - laid) < 1 ? drawn : laid))
      const place = [x, y].map((number) => Math.round(number * 2) / 2)
      const frame = [...place, ...[width, height].map(halves)]
      if (measures.get(element) === String(frame)) continue
      measures.set(element, String(frame))
      for (const name of element.dataset.g.split(" ")) told.push([parseInt(name, 36), ...frame])
    }
    while (told.length) send("0", "measured", told.splice(0, 200))
  }, 100)
}

let resizing

on("resize", () => {
  clearTimeout(resizing)
  resizing = setTimeout(() => {
    remember("width", innerWidth)
    if (ready) wire(["visitor", visitor()])
  }, 200)
  measureSoon()
})
on("visibilitychange", () => ready && wire(["visitor", visitor()]))
for (const query of [calm, dark]) query.onchange = () => ready && wire(["visitor", visitor()])

function rememberFocus() {
  const element = doc.activeElement
  if (!element || element === doc.body) return
  const { id, name, selectionStart, selectionEnd } = element
  return { element, id, name, selectionStart, selectionEnd }
}

// Whoever is brought to a text goes on at its end.
function focusOn(control) {
  if (!control) return
  if (control !== doc.activeElement) control.focus()
  else if (wasReady) return
  const { selectionStart, value } = control
  if (selectionStart === 0) control.setSelectionRange(value.length, value.length)
}

function restoreFocus(before) {
  if (!before || (before.element.isConnected && !before.element.closest(".gone"))) return
  const { name } = before
  const same = byID(before.id)
  // After a restart the numbers are others: what has a name is known by that.
  const element = !name || same?.name === name ? same : doc.querySelector(`[name="${CSS.escape(name)}"]:not([type=hidden])`)
  if (doc.activeElement === doc.body) element?.focus({ preventScroll: true })
  if (element && element === doc.activeElement && before.selectionStart != null) {
    element.setSelectionRange(before.selectionStart, before.selectionEnd)
  }
}

const scrolls = new Map() // by element id, and by the id of the page shown for the window
const sideways = new Map()
const shownMain = () => [...doc.querySelectorAll("main:not(.gone main)")].find((main) => main.getClientRects().length)?.id
let main

on("scroll", ({ target }) => {
  measureSoon()
  if (target === doc) main && scrolls.set(main, scrollY)
  else if (target.id) {
    scrolls.set(target.id, target.scrollTop)
    if (target.scrollLeft || sideways.has(target.id)) sideways.set(target.id, target.scrollLeft)
    // The bar has a line below where something has gone under it.
    const bar = target.closest(".pa")?.querySelector(":scope>.hd:not(.hl)")
    const isBelow = bar && Math.abs(target.getBoundingClientRect().top - bar.getBoundingClientRect().bottom) < 2
    if (isBelow) bar.parentElement.toggleAttribute("data-up", target.scrollTop > 0)
  }
}, { capture: true, passive: true })

// Where elements are to be scrolled to as soon as enough of their rows are there, unless the reader scrolls first.
const wanted = new Map()
for (const type of ["wheel", "touchstart", "keydown", "pointerdown"]) on(type, () => {
  wanted.clear()
  missed = []
}, { passive: true })

function restoreScroll() {
  restorePlace()
  for (const [id, top] of wanted) {
    const scroller = byID(id)
    if (scroller) scroller.scrollTop = top
    if (!scroller || scroller.scrollTop >= top - 1) wanted.delete(id)
  }
  const now = shownMain()
  if (now === main) return
  const isKnown = main !== undefined
  main = now
  if (isKnown) scrollTo(0, scrolls.get(now) ?? 0)
}

// A page that is loaded again shows the place that it showed. Elements may have other names then: their order counts.
const seenScrollers = () =>
  [...doc.querySelectorAll(".pc,.ls,.sy,.sx,.sxy")].filter((each) => each.getClientRects().length && !each.closest(".gone"))

on("pagehide", () => {
  const tops = seenScrollers().flatMap(({ scrollTop }, index) => (scrollTop ? [[index, scrollTop]] : []))
  sessionStorage.setItem("~scrolled", JSON.stringify([place(), tops]))
})

let missed = [] // what scrolls may not be there at first

function restorePlace() {
  if (!missed.length) return
  const scrollers = seenScrollers()
  missed = missed.filter(([index, top]) => {
    const { id, scrollHeight, clientHeight } = scrollers[index] ?? {}
    if (!(scrollHeight > clientHeight)) return true
    wanted.set(id, top)
  })
}
