// Hovering, holding, dragging, pulling.

let hovered

on("pointerover", ({ target, pointerType }) => {
  if (pointerType === "touch") return
  const element = target.closest?.("[data-ho]")
  if (element === hovered) return
  if (hovered?.isConnected) send(hovered.dataset.ho, "hover", false)
  hovered = element
  if (element) send(element.dataset.ho, "hover", true)
})

on("pointerdown", (event) => {
  heldDown = false
  const element = event.target.closest?.("[data-lp],[data-dr]")
  if (!element || event.button) return
  const { clientX: x, clientY: y } = event
  const box = element.getBoundingClientRect()
  const [target, seconds] = element.dataset.lp?.split(",") ?? []
  const timer = target && setTimeout(() => {
    heldDown = true
    send(target, "longPress")
  }, seconds * 1000)
  const [dragTarget, distance] = element.dataset.dr?.split(",") ?? []
  let isDragging = distance === "0"
  let last = 0
  let way = 0
  const tell = (to, ended) => {
    send(dragTarget, "drag", [x - box.left, y - box.top, to.clientX - box.left, to.clientY - box.top, ended])
  }
  const stop = new AbortController()
  on("pointermove", (to) => {
    way = Math.hypot(to.clientX - x, to.clientY - y)
    if (way > 10) clearTimeout(timer)
    if (!dragTarget || (!isDragging && way < distance)) return
    isDragging = true
    if (to.timeStamp - last < 33) return
    last = to.timeStamp
    tell(to, false)
  }, stop)
  const end = (to) => {
    clearTimeout(timer)
    stop.abort()
    if (!isDragging) return
    tell(to, true)
    heldDown = way > 10
  }
  if (isDragging) tell(event, false)
  on("pointerup", end, stop)
  on("pointercancel", end, stop)
})

// Pulling down at the top, by finger or wheel.
let pull

function puller(target) {
  const element = target.closest?.("[data-rf]")
  if (!element) return
  for (let part = target; part; part = part.parentElement) if (part.scrollTop > 0) return
  return element
}

on("touchstart", ({ target, touches: [touch] }) => {
  const element = puller(target)
  pull = element && { element, y: touch.clientY }
}, { passive: true })
on("touchend", ({ changedTouches: [touch] }) => {
  if (pull && touch.clientY - pull.y > 80) send(pull.element.dataset.rf, "refresh")
  pull = undefined
})

let wheel = { way: 0, time: 0 }

on("wheel", ({ target, deltaY, timeStamp }) => {
  if (timeStamp - wheel.time > 400 || deltaY > 0) wheel.way = 0
  wheel.time = timeStamp
  const element = deltaY < 0 && puller(target)
  if (!element || (wheel.way -= deltaY) < 600) return
  wheel.way = -Infinity
  send(element.dataset.rf, "refresh")
}, { passive: true })
