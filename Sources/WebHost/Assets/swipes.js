// Rows that a finger draws aside, and the actions behind them.

const ACTION = 80 // points that an action is wide, as in base.css

const swiping = (on, hold, attach) => {
  // Who has the menu for what is at a place: the menu of what is in a row is the row's. One that only has what a swipe shows
  // gives way to one around it.
  function holder(at) {
    const near = at.closest?.("[data-m],.r,tr")
    const first = near?.querySelector(":scope>[data-m],td>[data-m]") ?? near?.closest("[data-m]")
    for (let held = first; held; held = held.parentElement.closest("[data-m]")) {
      if ([...held.lastElementChild.children].some((entry) => !entry.matches(".wl,.wt"))) return held
    }
    return first
  }

  on("contextmenu", (event) => {
    const menu = holder(event.target)?.lastElementChild
    if (!menu?.showPopover) return
    event.preventDefault()
    menu.showPopover()
    attach(menu, new DOMRect(event.clientX, event.clientY), "bottom", 0, 0)
  })

  let swipe // under a finger
  let open // the row whose actions are seen

  const isRTL = (row) => getComputedStyle(row).direction === "rtl"
  const sign = (row, edge) => ((edge === "trailing") === isRTL(row) ? 1 : -1)

  // What the program gives counts before the platform's Delete.
  const actions = (row, edge) => {
    const own = [...row.querySelectorAll(edge === "trailing" ? ".mp>.wt" : ".mp>.wl")]
    return own.length || edge === "leading" ? own : [...row.querySelectorAll(":scope>.dl")]
  }
  const width = (row, edge) => actions(row, edge).length * ACTION

  // Without an edge the row goes back.
  function aside(row, edge, way) {
    if (open && open !== row) aside(open)
    open = edge && row
    if (edge) row.dataset.open = edge
    else delete row.dataset.open
    const left = edge ? sign(row, edge) * way : 0
    row.style.translate = edge ? `${left}px 0` : ""
    // What is drawn aside ends where the row was.
    row.style.clipPath = edge ? `inset(0 ${left}px 0 ${-left}px)` : ""
  }

  // A finger that rests on what has a menu opens it: not every browser says so itself. The menu stays when it is let go.
  let rest
  let kept
  const leave = () => clearTimeout(rest?.timer)
  on("contextmenu", ({ target }) => {
    leave()
    if (rest) [kept, rest.at] = [holder(target)?.lastElementChild, target]
  }, true)
  const show = () => {
    const { at, x: clientX, y: clientY } = rest
    at.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX, clientY }))
  }
  on("beforetoggle", ({ target, newState }) => {
    if (target === kept && newState === "closed") setTimeout(() => target === kept && target.isConnected && show())
  }, true)
  for (const name of ["pointerdown", "keydown"]) on(name, () => (rest = kept = undefined), true)
  on("touchstart", ({ target, touches }) => {
    leave()
    if (touches.length > 1 || !holder(target)) return
    const [{ clientX: x, clientY: y }] = touches
    const timer = setTimeout(() => {
      swipe = undefined
      hold(true)
      show()
    }, 500)
    rest = { timer, at: target, x, y }
  }, { passive: true })
  on("touchmove", ({ touches: [{ clientX, clientY }] }) => {
    if (rest && Math.hypot(clientX - rest.x, clientY - rest.y) > 10) leave()
  }, { passive: true })
  for (const name of ["touchend", "touchcancel"]) on(name, leave)

  on("touchstart", ({ target, touches }) => {
    const [{ clientX: x, clientY: y }] = touches
    // A drag around the row leaves it its swipes; one in it takes them.
    const row = touches.length === 1 ? target.closest?.(".r") : undefined
    if (row?.contains(target.closest("[data-dr],.rh,input,textarea,select,.wr,.mp:popover-open"))) return (swipe = undefined)
    swipe = row ? { row, x, y } : undefined
  }, { passive: true })

  on("touchmove", ({ touches: [touch] }) => {
    if (!swipe) return
    const { row } = swipe
    const [x, y] = [touch.clientX - swipe.x, touch.clientY - swipe.y]
    if (!swipe.edge) {
      if (Math.hypot(x, y) < 10) return
      const edge = row.dataset.open ?? (x < 0 === isRTL(row) ? "leading" : "trailing")
      if (Math.abs(y) > Math.abs(x) || !actions(row, edge).length) return (swipe = undefined)
      swipe = { ...swipe, edge, from: row.dataset.open ? width(row, edge) : 0 }
      row.style.transition = "none"
    }
    swipe.way = Math.max(0, swipe.from + x * sign(row, swipe.edge))
    aside(row, swipe.edge, swipe.way)
  }, { passive: true })

  for (const name of ["touchend", "touchcancel"]) on(name, ({ type }) => {
    const { row, edge, way } = swipe ?? {}
    swipe = undefined
    if (!edge) return
    row.style.transition = ""
    const [first] = actions(row, edge)
    const isWhole = way > row.offsetWidth / 2 && first?.matches(".wf,.dl") && type === "touchend"
    if (!isWhole && way > width(row, edge) / 2) return aside(row, edge, width(row, edge))
    aside(row)
    if (isWhole) {
      hold(false) // a long press of the row, or a drag around it, does not count any more
      first.click()
    }
  })

  // Two fingers on a trackpad: they tell how far they went, and not when they rest.
  let drawn = { at: 0, way: 0 }
  on("wheel", ({ target, deltaX, deltaY, timeStamp }) => {
    const row = Math.abs(deltaX) > Math.abs(deltaY) && target.closest?.(".r")
    if (!row) return
    drawn = { at: timeStamp, way: deltaX + (timeStamp - drawn.at < 300 ? drawn.way : 0) }
    if (Math.abs(drawn.way) < ACTION / 2) return
    const edge = drawn.way < 0 === isRTL(row) ? "trailing" : "leading"
    drawn.way = 0
    if (row.dataset.open) return row.dataset.open !== edge && aside(row)
    if (actions(row, edge).length) aside(row, edge, width(row, edge))
  }, { passive: true })

  // While actions are seen a press elsewhere puts them away and does nothing else.
  on("click", (event) => {
    if (!open) return
    const isAction = open.isConnected && actions(open, open.dataset.open).some((action) => action.contains(event.target))
    if (!isAction) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    setTimeout(() => open && aside(open))
  }, true)

  return {
    // True while a row follows the finger: pages beneath are not turned.
    isSwiping: () => swipe?.edge !== undefined,
    // The sign for deleting in edit mode shows what it will do first.
    reveal(button) {
      const row = button.closest(".ed")
      if (!row || row.dataset.open) return false
      setTimeout(() => aside(row, "trailing", ACTION))
      return true
    },
  }
}
