// Wheels: rows that are turned, of which the one that comes to rest in the middle is chosen.

function turning({ on, calm, hold }) {
  const known = new WeakMap() // by wheel: the value that it shows
  const led = new WeakSet() // those that go where the script leads them
  const turned = new WeakSet() // those that go where a hand leads them
  const wheelOf = (target) => target.closest?.(".wr:not(:disabled>*)")
  const heightOf = (wheel) => wheel.firstElementChild?.offsetHeight || 1
  const inputs = (wheel) => [...wheel.children].map((row) => row.firstElementChild)

  // Leads what is chosen into the middle.
  function show(wheel, behavior) {
    const top = inputs(wheel).findIndex((input) => input.checked) * heightOf(wheel)
    turned.delete(wheel)
    if (top < 0 || Math.abs(wheel.scrollTop - top) < 1) return
    led.add(wheel)
    wheel.scrollTo({ top, behavior: calm.matches ? "instant" : behavior })
  }

  function choose(wheel, index) {
    const all = inputs(wheel)
    const input = all[Math.max(0, Math.min(index, all.length - 1))]
    if (!input || input.checked) return
    input.checked = true
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }))
  }

  function rest(wheel) {
    wheel.style.scrollSnapType = ""
    if (led.delete(wheel)) return show(wheel, "instant")
    turned.delete(wheel)
    choose(wheel, Math.round(wheel.scrollTop / heightOf(wheel)))
  }

  const timers = new WeakMap()
  on("scroll", ({ target }) => {
    if (!target.matches?.(".wr")) return
    if (!led.has(target)) turned.add(target)
    clearTimeout(timers.get(target))
    if (!("onscrollend" in window)) timers.set(target, setTimeout(rest, 120, target))
  }, { capture: true, passive: true })
  on("scrollend", ({ target }) => target.matches?.(".wr") && !drag && rest(target), true)
  for (const type of ["touchstart", "wheel"]) on(type, ({ target }) => led.delete(wheelOf(target)), { passive: true })

  // A press chooses by itself; what is chosen comes to the middle.
  on("input", ({ target }) => {
    const wheel = wheelOf(target)
    if (!wheel) return
    known.set(wheel, target.value)
    show(wheel, "smooth")
  })

  const steps = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1, PageUp: -3, PageDown: 3, Home: -1e5, End: 1e5 }
  let typed = { at: 0, text: "" }
  on("keydown", (event) => {
    const { target, key, timeStamp, altKey, ctrlKey, metaKey } = event
    const wheel = wheelOf(target)
    if (!wheel || altKey || ctrlKey || metaKey || (!steps[key] && !/^\S$/u.test(key))) return
    event.preventDefault()
    const all = inputs(wheel)
    let index = all.findIndex((input) => input.checked) + (steps[key] ?? 0)
    if (!steps[key]) {
      typed = { at: timeStamp, text: (timeStamp - typed.at < 1000 ? typed.text : "") + key.toLowerCase() }
      index = all.findIndex(({ parentElement: row }) => row.textContent.trim().toLowerCase().startsWith(typed.text))
      if (index < 0) return
    }
    choose(wheel, index)
    wheel.querySelector(":checked")?.focus({ preventScroll: true })
  })

  // A mouse draws a wheel as a finger does.
  let drag
  on("pointerdown", ({ target, pointerType, button, clientY: y }) => {
    const wheel = pointerType === "mouse" && !button && wheelOf(target)
    if (wheel) drag = { wheel, y, top: wheel.scrollTop }
  })
  on("pointermove", ({ clientY }) => {
    if (!drag || (!drag.moves && Math.abs(clientY - drag.y) < 4)) return
    const { wheel, y, top } = drag
    drag.moves = true
    led.delete(wheel)
    wheel.style.scrollSnapType = "none"
    wheel.scrollTop = top + y - clientY
  })
  for (const type of ["pointerup", "pointercancel"]) on(type, () => {
    const { wheel, moves } = drag ?? {}
    drag = undefined
    if (!moves) return
    hold(true)
    choose(wheel, Math.round(wheel.scrollTop / heightOf(wheel)))
    show(wheel, "smooth")
  })

  const sizes = new ResizeObserver((changes) => changes.forEach(({ target }) => turned.has(target) || show(target, "instant")))

  // Shows what the program has chosen, but for what a hand turns.
  return () => {
    for (const wheel of document.querySelectorAll(".wr")) {
      const value = wheel.querySelector(":checked")?.value
      if (!known.has(wheel)) {
        // Turned before this script was there.
        if (wheel.scrollTop > heightOf(wheel) / 2) choose(wheel, Math.round(wheel.scrollTop / heightOf(wheel)))
        sizes.observe(wheel)
      } else if (turned.has(wheel) || known.get(wheel) === value) continue
      else show(wheel, "smooth")
      known.set(wheel, value)
    }
  }
}
