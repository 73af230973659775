// What is seen of a view through another. Style sheets cut by pictures alone, so the mask, which is laid out in the page as any
// other view, is copied into one.

const masking = () => {
  const { Copy, measure, around, OUT } = copying()
  let isTold = false

  const ATOP = "[data-at]" // is seen where something lies below it

  // What lies below a view: what stands before it in the nearest element where something does.
  function below(box) {
    let element = box
    while (element && !element.previousElementSibling) element = element.parentElement
    return element ? [...element.parentElement.children].slice(0, [...element.parentElement.children].indexOf(element)) : []
  }

  // The mask of a view that has one, or what it lies on, or that of a group out of which something is cut.
  function picture(box) {
    const style = getComputedStyle(box)
    const layer = box.matches("[data-mk]") && [...box.children].find((child) => child.matches(".mk"))
    const at = measure(box, style, around(box.parentElement))
    const views = box.matches(ATOP) ? below(box) : layer && [...layer.children]
    const copy = new Copy(!views || views.some((view) => view.querySelector(OUT)))
    const inside = views
      ? views.map((child) => copy.element(child, at, style, "255 255 255"))
      : [`<div style="position:absolute;inset:0;background:#fff"></div>`,
        ...[...box.querySelectorAll(OUT)].map((hole) => copy.element(hole, at, style, "0 0 0").replace(/visibility:hidden/g, ""))]
    const size = `width="${at.width}" height="${at.height}"`
    const look = `position:relative;width:${at.width}px;height:${at.height}px;color-scheme:${style.colorScheme}`
    return {
      copy,
      image: `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${[...copy.definitions.values()].join("")}</defs>` +
        `<foreignObject ${size}><div xmlns="http://www.w3.org/1999/xhtml" style="${look}">${inside.join("")}</div></foreignObject></svg>`,
    }
  }

  function cut(box) {
    try {
      const { copy, image } = picture(box)
      for (const each of copy.pictures) each.addEventListener("load", () => box.isConnected && cut(box), { once: true })
      const { style } = box
      if (box.lastMask !== image) {
        box.lastMask = image
        style.maskImage = `url("data:image/svg+xml,${encodeURIComponent(image)}")`
        style.maskSize = "100% 100%"
        style.maskMode = copy.hasHoles ? "luminance" : "alpha"
      }
    } catch (error) {
      box.style.maskImage = ""
      if (!isTold) console.info(`A mask cannot be drawn, and what it would hide is shown: ${error.message}`)
      isTold = true
    }
    box.dataset.mi = ""
    // While something in it moves, the mask is drawn again with each frame.
    const isMoving = box.getAnimations({ subtree: true }).some(({ playState, effect }) =>
      playState === "running" && effect.target !== box && effect.target.closest(`.mk,${OUT}`))
    if (isMoving && !box.isMasking) {
      box.isMasking = true
      requestAnimationFrame(() => {
        box.isMasking = false
        if (box.isConnected) cut(box)
      })
    }
  }

  // The inner ones first: they are a part of the outer.
  return (find) => find(`[data-mk],${ATOP},[data-gp]:has(${OUT})`).reverse().forEach(cut)
}
