// What is selected in fields whose programs follow it: tells it, and selects what the program says.

function selections({ send, on, isHandled }) {
  const told = new WeakMap() // by field: the number under which it was told, and what
  const now = ({ selectionStart: start, selectionEnd: end }) => [start, end]

  on("selectionchange", ({ target }) => {
    const field = target.dataset ? target : document.activeElement
    if (field?.dataset?.se === undefined || field.selectionStart === null) return
    const places = now(field)
    if (told.get(field)?.places.join() === places.join()) return
    told.set(field, { number: send(field.dataset.f, "select", places), places })
  })

  const wishes = new WeakMap()
  return () => {
    for (const field of document.querySelectorAll("[data-se]")) {
      const wish = field.dataset.se
      if (wishes.get(field) === wish) continue
      wishes.set(field, wish)
      // What the reader has selected since counts.
      if (!wish || !isHandled(told.get(field)?.number ?? 0) || now(field).join(" ") === wish) continue
      const places = wish.split(" ").map(Number)
      told.set(field, { number: 0, places })
      field.setSelectionRange(...places)
    }
  }
}
