// Pulling down at the top, by finger or wheel.
let pull

function puller(target) {
  const element = target.closest?.("[data-rf],.sh")
  if (!element) return
  for (let part = target; part !== element.parentElement; part = part.parentElement) if (part.scrollTop > 0) return
  return element
}

on("touchstart", ({ target, touches: [touch] }) => {
  const element = target.closest?.("[data-dr],input,textarea,select") ? undefined : puller(target)
  pull = element && { element, y: touch.clientY }
}, { passive: true })
on("touchmove", ({ touches: [touch] }) => {
  if (pull?.element.dataset.x) pull.element.style.translate = `0 ${Math.max(0, touch.clientY - pull.y)}px`
}, { passive: true })
for (const name of ["touchend", "touchcancel"]) on(name, ({ type, changedTouches: [touch] }) => {
  const { rf, x, stay } = pull?.element.dataset ?? {}
  if (x) pull.element.style.translate = ""
  if (pull && type === "touchend" && touch.clientY - pull.y > 80) {
    if (rf) send(rf, "refresh")
    else if (stay === undefined) send(x, "dismiss")
  }
  pull = undefined
})

let wheel = { way: 0, time: 0 }

on("wheel", ({ target, deltaY, timeStamp }) => {
  if (timeStamp - wheel.time > 400 || deltaY > 0) wheel.way = 0
  wheel.time = timeStamp
  const element = deltaY < 0 ? puller(target) : undefined
  if (!element?.dataset.rf || (wheel.way -= deltaY) < 600) return
  wheel.way = -Infinity
  send(element.dataset.rf, "refresh")
}, { passive: true })
