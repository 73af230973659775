// Rows that are chosen: by arrows, and where there can be several, with Command or Control one is added or taken away, with Shift all
// up to it are chosen.

const choosing = (on, send) => {
  let anchor // the row that was chosen last

  // Arrows choose the next row, or the one before.
  on("keydown", (event) => {
    const { target: row, key, altKey, ctrlKey, metaKey, shiftKey } = event
    const way = { ArrowUp: -1, ArrowDown: 1 }[key]
    if (!way || altKey || ctrlKey || metaKey || shiftKey || !row.matches?.(".r[data-t],tr[data-t]")) return
    const rows = [...row.closest(".ls,table").querySelectorAll(".r[data-t],tr[data-t]")]
    const next = rows[rows.indexOf(row) + way]
    if (!next) return
    event.preventDefault()
    anchor = next
    next.focus()
    send(next.dataset.t, "press")
  }, true)

  on("mousedown", (event) => event.shiftKey && event.target.closest?.("[data-ms]") && event.preventDefault())
  on("click", (event) => {
    const row = event.target.closest?.("[data-ms]")
    if (!row || event.button) return
    const { metaKey, ctrlKey, shiftKey } = event
    const isRange = shiftKey && anchor?.isConnected && anchor.closest(".ls,table") === row.closest(".ls,table")
    if (!isRange) anchor = row
    if (!metaKey && !ctrlKey && !shiftKey) return
    event.preventDefault()
    if (!isRange) return send(row.dataset.t, "set", "toggle")
    const rows = [...row.closest(".ls,table").querySelectorAll("[data-ms]")]
    const [first, last] = [rows.indexOf(anchor), rows.indexOf(row)].sort((one, other) => one - other)
    send(anchor.dataset.t, "press")
    for (const each of rows.slice(first, last + 1)) if (each !== anchor) send(each.dataset.t, "set", "true")
  })
}
