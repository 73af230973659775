// What lies above the page: sheets and covers rise and go down, alerts and popovers grow out of nearly their size.

const lifting = ({ calm, picture }) => {
  const RISE = { duration: 400, easing: "cubic-bezier(.32,.72,0,1)" }
  const GROW = { duration: 220, easing: "cubic-bezier(.2,.8,.3,1)" }
  const FADE = { duration: 180, easing: "ease-out" }
  let known = new Set()

  const rises = (dialog) => dialog.matches(".sh,.fc") || (dialog.matches(".qs") && innerWidth < 768)

  function note() {
    known = new Set([...document.querySelectorAll("dialog[open]")].map(({ id }) => id))
  }

  const behind = (dialog, frames, timing) => {
    try {
      return dialog.animate(frames, { ...timing, pseudoElement: "::backdrop" })
    } catch {} // browsers that cannot
  }

  function come(dialog) {
    if (!known.has(dialog.id) && !("still" in dialog.dataset)) lift(dialog)
  }

  function lift(dialog) {
    behind(dialog, [{ opacity: 0 }, {}], rises(dialog) ? RISE : GROW)
    if (calm.matches) return dialog.animate([{ opacity: 0 }, {}], FADE)
    if (!rises(dialog)) {
      return dialog.animate([{ opacity: 0, scale: dialog.matches(".qa") ? 1.12 : 0.8 }, { opacity: 1, offset: 0.6 }, {}], GROW)
    }
    const { top } = dialog.getBoundingClientRect()
    dialog.animate([{ translate: `0 ${innerHeight - top}px` }, { translate: "0 0" }], RISE)
  }

  // What closes stands in front of the page as long as it is seen, and the page is the reader's again at once.
  function keeps(dialog) {
    if ("still" in dialog.dataset) return false
    const { y } = placeOf(dialog)
    const { top } = dialog.getBoundingClientRect()
    const { opacity } = getComputedStyle(dialog)
    const goesDown = rises(dialog)
    for (const movement of dialog.getAnimations()) movement.cancel()
    if (dialog.open) dialog.close()
    picture(dialog)
    dialog.popover = "manual"
    dialog.style.position = "fixed" // whatever else is said of what stands where it stands
    const opener = document.activeElement
    dialog.showPopover() // which takes the focus for itself
    opener.focus({ preventScroll: true })
    const timing = { ...(calm.matches || !goesDown ? FADE : RISE), fill: "forwards" }
    const frames = goesDown && !calm.matches
      ? [{ translate: `0 ${y}px` }, { translate: `0 ${y + innerHeight - top}px` }]
      : [{ opacity }, { opacity: 0 }]
    dialog.style.transition = "none"
    const movement = dialog.animate(frames, timing)
    behind(dialog, [{}, { opacity: 0 }], timing)
    movement.finished.catch(() => {}).then(() => dialog.remove())
    return true
  }

  function settle() {
    for (const dialog of document.querySelectorAll("dialog[open]")) come(dialog)
  }

  // How far a dialog that what is measured stands in is from where it will be.
  function aside(element) {
    const dialog = element.closest("dialog")
    if (dialog?.getAnimations().length) return { x: 0, y: placeOf(dialog).y }
  }

  return { note, keeps, settle, aside }
}
