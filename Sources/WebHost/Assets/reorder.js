// Rows that are drawn by their handles to other places.

const reordering = (on, send, hold) => {
  let drag

  // The row under the finger, and those that make room for it.
  function show({ row, rows, from, to, way }) {
    for (const [index, each] of rows.entries()) {
      const step = index > from && index <= to ? -1 : index < from && index >= to ? 1 : 0
      each.style.translate = each === row ? `0 ${way}px` : step ? `0 ${step * row.offsetHeight}px` : ""
    }
  }

  // The row follows the finger, also while the list scrolls below it.
  function follow(y) {
    drag.at = y
    drag.way = y - drag.y + drag.list.scrollTop - drag.top
    const at = drag.middles[drag.from] + drag.way
    drag.to = drag.middles.filter((middle, index) => index !== drag.from && middle < at).length
    show(drag)
  }

  // Near its edges the list scrolls, the faster the nearer.
  function roll() {
    if (!drag) return
    const { top, bottom } = drag.list.getBoundingClientRect()
    const way = Math.min(drag.at - top - 56, 0) + Math.max(drag.at - bottom + 56, 0)
    if (way) {
      drag.list.scrollTop += Math.max(-14, Math.min(14, way / 4))
      follow(drag.at)
    }
    requestAnimationFrame(roll)
  }

  function begin(row, { pointerId, clientY }) {
    const rows = [...row.parentElement.children].filter((each) => each.dataset.mr)
    const from = rows.indexOf(row)
    const middles = rows.map((each) => each.offsetTop + each.offsetHeight / 2)
    row.setPointerCapture(pointerId)
    row.classList.add("rg")
    const list = row.closest(".ls")
    drag = { id: pointerId, row, rows, middles, list, from, to: from, y: clientY, at: clientY, top: list.scrollTop, way: 0 }
    roll()
  }

  // A row is drawn by its handle at once; elsewhere by a mouse that moves, and by a finger that has rested.
  let waiting
  const forget = () => waiting = clearTimeout(waiting?.timer)
  on("pointerdown", (event) => {
    const { target, pointerType } = event
    const row = target.closest?.("[data-mr]")
    forget()
    if (!row || event.button || !event.isPrimary) return
    if (target.closest(".rh")) {
      event.preventDefault()
      return begin(row, event)
    }
    if (target.closest("input,textarea,select,[data-dr],[data-ds],.mp")) return
    // A finger that rests opens the row's menu, where it has one.
    if (pointerType !== "mouse" && row.querySelector("[data-m]")) return
    const timer = pointerType === "mouse" ? undefined : setTimeout(() => {
      hold(true)
      begin(row, event)
      forget()
    }, 500)
    waiting = { row, event, timer }
  })
  on("pointermove", ({ clientX, clientY }) => {
    if (!waiting) return
    const { row, event, timer } = waiting
    const [across, down] = [Math.abs(clientX - event.clientX), Math.abs(clientY - event.clientY)]
    if (Math.max(across, down) < 8) return
    forget()
    if (timer || down < across) return
    hold(true)
    begin(row, event)
  })
  for (const name of ["pointerup", "pointercancel"]) on(name, forget)
  // Browsers would draw links, and scroll.
  on("dragstart", (event) => (waiting || drag) && event.preventDefault())
  document.addEventListener("touchmove", (event) => drag && event.preventDefault(), { passive: false })

  on("pointermove", ({ pointerId, clientY }) => {
    if (pointerId !== drag?.id) return
    follow(clientY)
  })

  for (const name of ["pointerup", "pointercancel"]) on(name, ({ pointerId }) => {
    if (pointerId !== drag?.id) return
    const { row, rows, from, to } = drag
    const isMoved = to !== from && name === "pointerup"
    const end = () => {
      row.classList.remove("rg")
      for (const each of rows) each.style.translate = ""
    }
    if (isMoved) {
      drag.way = Math.sign(to - from) * rows.slice(Math.min(from + 1, to), Math.max(from, to + 1)).reduce((sum, each) => sum + each.offsetHeight, 0)
      show(drag)
      // All stays where it is seen until the server has put it there.
      const changes = new MutationObserver(() => end(changes.disconnect()))
      changes.observe(row.parentElement, { childList: true })
      setTimeout(end, 2000)
      send(row.dataset.mr, "move", to - from)
    } else {
      end()
    }
    drag = undefined
  })
}
