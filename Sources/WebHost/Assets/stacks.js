// Pages of a stack: the next one comes from the trailing edge over the one before, which moves a third aside; and back.

const stacking = ({ page, calm, picture }) => {
  const TIMING = { duration: 350, easing: "cubic-bezier(.32,.72,0,1)" }
  const ASIDE = -0.3
  const moving = new Map() // by stack
  const beneath = new WeakMap() // of stacks: how the pages below the open one looked, by depth
  let before = new Map() // what was seen of the stacks that a message changes: { shown, depth, ghost }

  const depthOf = (stack) => Number(stack.dataset.n ?? 1)
  const pagesOf = (stack) => [...stack.children].filter((each) => each.matches(".pa:not(.gone)") && each.getClientRects().length)
  const sign = (stack) => (getComputedStyle(stack).direction === "rtl" ? -1 : 1)

  // A page that nothing is painted on lies on what is behind its stack.
  function ground(element) {
    for (let part = element; part; part = part.parentElement) {
      const { backgroundColor } = getComputedStyle(part)
      if (!/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)) return backgroundColor
    }
  }

  function note(operations) {
    before = new Map()
    for (const [kind, id] of operations) {
      const element = kind === "i" || kind === "r" ? document.getElementById(id) : undefined
      const stack = kind === "i" ? element : element?.parentElement
      if (!stack?.matches?.(".nv") || before.has(stack)) continue
      const shown = pagesOf(stack)
      if (shown.length === 1) before.set(stack, { shown: shown[0], depth: depthOf(stack) })
    }
  }

  // True where the page stays a while.
  function keeps(element) {
    const known = before.get(element.parentElement)
    if (known?.shown !== element) return false
    known.ghost = element
    known.from = placeOf(element).part
    take(element)
    picture(element)
    return true
  }

  function settle() {
    for (const [stack, known] of before) {
      const { shown, ghost, depth } = known
      const now = stack.isConnected ? pagesOf(stack) : []
      if (now.length !== 1 || now[0] === shown) {
        ghost?.remove()
        continue
      }
      const isAfter = shown.compareDocumentPosition(now[0]) & Node.DOCUMENT_POSITION_FOLLOWING
      const isForward = depthOf(stack) === depth && !ghost ? isAfter : depthOf(stack) >= depth
      slide(stack, known, now[0], isForward)
    }
    before = new Map()
  }

  // The looks of the pages below the one that is open.
  function looks(stack) {
    if (!beneath.has(stack)) beneath.set(stack, new Map())
    return beneath.get(stack)
  }

  function slide(stack, { shown, from = placeOf(shown).part, depth }, now, isForward) {
    const was = moving.get(stack)
    const way = sign(stack)
    // One that comes back before it has gone goes on from where it is.
    const start = was && was.isForward !== isForward ? placeOf(was.old).part : (isForward ? 1 : ASIDE) * way
    was?.end()
    const isGhost = shown.matches(".gone")
    if (!isGhost) {
      take(shown)
      shown.style.setProperty("display", "flex", "important")
      shown.inert = true
    }
    const over = isForward ? now : shown
    const at = (part) => ({ translate: `${part * 100}%` })
    const movements = calm.matches
      ? [over.animate([{ opacity: +!isForward, zIndex: 2 }, { opacity: +!!isForward, zIndex: 2 }], { duration: 200, fill: "forwards" })]
      : [[now, start, 0], [shown, from, isForward ? ASIDE * way : way]].map(([each, first, last]) => {
        const look = { background: ground(each), zIndex: 1, ...(each === over && { zIndex: 2, boxShadow: "0 0 30px #0003" }) }
        return each.animate([{ ...at(first), ...look }, { ...at(last), ...look }], { ...TIMING, fill: "forwards" })
      })
    stack.dataset.moving = isForward ? "" : "back"
    const mine = { old: shown, now, isForward, end }
    function end() {
      if (moving.get(stack) !== mine) return
      moving.delete(stack)
      delete stack.dataset.moving
      for (const movement of movements) movement.cancel()
      if (!isGhost) {
        shown.removeAttribute("style")
        shown.inert = false
      } else {
        shown.remove()
        if (isForward) looks(stack).set(depth, shown)
      }
      for (const known of looks(stack).keys()) if (known >= depthOf(stack)) looks(stack).delete(known)
    }
    moving.set(stack, mine)
    movements[0].finished.then(end, () => {})
  }

  // How far what is on the way is from where it will be.
  function aside(element) {
    for (const { now } of moving.values()) if (now.contains(element)) return { x: placeOf(now).part * now.offsetWidth, y: 0 }
  }

  return { note, keeps, settle, aside, sign, looks, depthOf, moving, ASIDE, TIMING, ground, isMoving: () => moving.size > 0 }
}
