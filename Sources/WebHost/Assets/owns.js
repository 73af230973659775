// Views that a program's own layout gives a width: the size that they would have without it.

const owning = ({ halves }) => {
  const known = new WeakMap() // what was told

  // All that has changed, to be told with other measures.
  return () => {
    const given = [...document.querySelectorAll("[data-gi]")].map((element) => [element, element.style.width])
    // Texts that hug their lines have no more than those.
    const hugging = document.querySelectorAll("[data-gi] [data-lw]")
    for (const text of hugging) text.removeAttribute("data-lw")
    for (const [{ style }] of given) style.width = "max-content"
    const sizes = given.map(([element]) => {
      const { width, height } = element.getBoundingClientRect()
      return [element, [parseInt(element.dataset.gi, 36), 0, 0, halves(width), halves(height)]]
    })
    for (const [{ style }, width] of given) style.width = width
    for (const text of hugging) text.dataset.lw = ""
    return sizes.filter(([element, size]) => known.get(element) !== String(size) && known.set(element, String(size))).map(([, size]) => size)
  }
}
