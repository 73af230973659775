// Rows that are drawn by their handles to other places.

const reordering = (on, send) => {
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

  on("pointerdown", (event) => {
    const handle = event.target.closest?.(".rh")
    if (!handle || event.button) return
    event.preventDefault()
    const row = handle.parentElement
    const rows = [...row.parentElement.children].filter((each) => each.querySelector(":scope>.rh"))
    const from = rows.indexOf(row)
    const middles = rows.map((each) => each.offsetTop + each.offsetHeight / 2)
    handle.setPointerCapture(event.pointerId)
    row.classList.add("rg")
    const list = row.closest(".ls")
    drag = { id: event.pointerId, handle, row, rows, middles, list, from, to: from, y: event.clientY, at: event.clientY, top: list.scrollTop, way: 0 }
    roll()
  })

  on("pointermove", ({ pointerId, clientY }) => {
    if (pointerId !== drag?.id) return
    follow(clientY)
  })

  for (const name of ["pointerup", "pointercancel"]) on(name, ({ pointerId }) => {
    if (pointerId !== drag?.id) return
    const { handle, row, rows, from, to } = drag
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
      send(handle.dataset.mh, "move", to - from)
    } else {
      end()
    }
    drag = undefined
  })
}
