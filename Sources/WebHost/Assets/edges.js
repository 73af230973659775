// A finger from the leading edge draws the page aside: the one below comes to light, and half of the way leads back to it.

const drawing = ({ on, page, stacks, isHandled }) => {
  const EDGE = 24 // points from the edge at which a finger may begin
  let drawn // under a finger

  on("touchstart", ({ target, touches }) => {
    drawn = undefined
    const [{ clientX, clientY }] = touches
    const open = target.closest?.(".nv>.pa:not(.gone)")
    const stack = open?.parentElement
    const back = open?.querySelector(":scope>.hd .bk")
    if (touches.length > 1 || !back || stack.matches(".nc") || stacks.moving.has(stack)) return
    if (target.closest("[data-dr],input,textarea,select,.wr")) return
    const sign = stacks.sign(stack)
    const box = stack.getBoundingClientRect()
    if ((sign > 0 ? clientX - box.left : box.right - clientX) > EDGE) return
    drawn = { stack, open, back, sign, width: box.width, x: clientX, y: clientY, trail: [] }
  }, { passive: true })

  // The page that is below is a picture until the server has it.
  function begin() {
    const { stack, open } = drawn
    drawn.below = stacks.looks(stack).get(stacks.depthOf(stack) - 1)
    if (drawn.below) stack.insertBefore(drawn.below, open)
    stack.dataset.moving = ""
    const style = { position: "relative", zIndex: 2, boxShadow: "0 0 30px #0003", background: stacks.ground(open) }
    drawn.look = open.animate([style, style], { duration: 1, fill: "forwards" })
  }

  function put(part) {
    const { open, below, sign } = drawn
    drawn.part = part
    open.style.translate = `${part * sign * 100}%`
    if (below) below.style.translate = `${stacks.ASIDE * (1 - part) * sign * 100}%`
  }

  on("touchmove", ({ touches: [{ clientX, clientY }], timeStamp }) => {
    if (!drawn) return
    const way = (clientX - drawn.x) * drawn.sign
    if (drawn.part === undefined) {
      if (Math.hypot(way, clientY - drawn.y) < 10) return
      if (way < Math.abs(clientY - drawn.y)) return (drawn = undefined)
      begin()
    }
    drawn.trail.push([timeStamp, way])
    while (timeStamp - drawn.trail[0][0] > 100) drawn.trail.shift()
    put(Math.max(0, Math.min(1, way / drawn.width)))
  }, { passive: true })

  for (const name of ["touchend", "touchcancel"]) on(name, ({ type, timeStamp }) => {
    const mine = drawn
    drawn = undefined
    if (mine?.part === undefined) return
    const { stack, open, below, back, part, trail } = mine
    const [since, place] = trail[0]
    const rate = (trail.at(-1)[1] - place) / Math.max(16, timeStamp - since)
    const clear = () => {
      mine.look.cancel()
      open.style.translate = ""
      below?.remove()
      if (below) below.style.translate = ""
      if (!stacks.moving.has(stack)) delete stack.dataset.moving
    }
    const goBack = () => {
      if (!open.isConnected || open.matches(".gone")) return below?.remove()
      const at = (each) => each.animate([{ translate: each.style.translate }, { translate: "0%" }], stacks.TIMING)
      at(open).finished.then(clear, clear)
    }
    if (type === "touchcancel" || (part < 0.5 && rate < 0.3)) return goBack()
    // What is below is where the page comes from that the server sends.
    stacks.moving.set(stack, { old: below ?? open, isForward: true, end: () => (stacks.moving.delete(stack), clear()) })
    back.click()
    setTimeout(() => open.isConnected && !open.matches(".gone") && (stacks.moving.delete(stack), goBack()), 2000)
  })
}
