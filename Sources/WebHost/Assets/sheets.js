// Sheets: a finger draws them down and away, or to another of the heights that they may have; so does a press on the edge.

const sheets = ({ send, on, puller, isHandled }) => {
  const FAR = 72 // points of pulling from which letting go closes it
  let drawn // under a finger: { element, y, height, heights, least }

  const heightsOf = (element) => {
    const [chosen, ...values] = (element.dataset.dt ?? "").split("|")
    return { chosen: Number(chosen), values }
  }

  // Gives a sheet the height that is chosen.
  function settle(element) {
    const { chosen, values } = heightsOf(element)
    if (!values.length) return
    element.style.setProperty("--dh", values[chosen])
    // One that can be higher is drawn, and what is in it is not.
    element.toggleAttribute("data-lo", chosen < values.length - 1)
  }

  function stand(element, index) {
    const { values } = heightsOf(element)
    element.dataset.dt = [index, ...values].join("|")
    send(element.dataset.x, "set", String(index))
    settle(element)
  }

  // In points, from the least.
  function measureHeights(element) {
    const { values } = heightsOf(element)
    element.style.transition = "none"
    const heights = values.map((value) => {
      element.style.setProperty("--dh", value)
      return element.offsetHeight
    })
    settle(element)
    return heights.length ? heights : [element.offsetHeight]
  }

  on("touchstart", ({ target, touches: [touch] }) => {
    const element = puller(target, ".sh")
    drawn = element && !element.matches(".gone") && !element.contains(target.closest("[data-dr],input,textarea,select,.wr")) ? { element, y: touch.clientY } : undefined
  }, { passive: true })

  on("touchmove", ({ touches: [touch] }) => {
    if (!drawn) return
    const { element } = drawn
    // One that is still on its way goes on from where it is, under the finger.
    if (!drawn.heights) {
      drawn.y -= parseFloat(getComputedStyle(element).translate.split(" ")[1]) || 0
      for (const movement of element.getAnimations()) movement.cancel()
    }
    if (!drawn.heights) drawn = { ...drawn, height: element.offsetHeight, heights: measureHeights(element) }
    drawn.way = touch.clientY - drawn.y
    const [least, most] = [drawn.heights[0], drawn.heights.at(-1)]
    const height = drawn.height - drawn.way
    element.style.height = drawn.heights[1] ? `${Math.min(Math.max(height, least), most)}px` : ""
    drawn.down = Math.max(0, least - height)
    element.style.translate = `0 ${drawn.down}px`
  }, { passive: true })

  for (const name of ["touchend", "touchcancel"]) on(name, ({ type }) => {
    const { element, way, down, height, heights } = drawn ?? {}
    drawn = undefined
    if (!way) return
    const { x, stay } = element.dataset
    const settleBack = () => {
      for (const property of ["transition", "height", "translate"]) element.style[property] = ""
    }
    if (type === "touchend" && down >= FAR && stay === undefined) {
      // It stays where it was let go, from where it goes down; back up, where the program does not let it.
      const number = send(x, "dismiss")
      const wait = (times) => {
        if (!element.isConnected || element.matches(".gone")) return
        if (isHandled(number) || !times) settleBack()
        else setTimeout(wait, 100, times - 1)
      }
      return void setTimeout(wait, 100, 30)
    }
    settleBack()
    if (type === "touchcancel") return
    if (!heights[1]) return
    // The nearest height, but one further on where the finger clearly meant it.
    const distances = heights.map((each) => Math.abs(each - height + way))
    let index = distances.indexOf(Math.min(...distances))
    if (heights[index] === height && Math.abs(way) > FAR / 2) index -= Math.sign(way)
    stand(element, Math.min(Math.max(index, 0), heights.length - 1))
  })

  return {
    settle,
    // The next height, and after the last one the first.
    next(element) {
      const { chosen, values } = heightsOf(element)
      if (values.length) stand(element, (chosen + 1) % values.length)
    },
  }
}
