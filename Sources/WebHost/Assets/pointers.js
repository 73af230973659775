// Pulling down at the top: what can be refreshed is, by finger, wheel, or the key R.
let pull // under a finger
let fresh // being refreshed: { element, seq }

const spinner = doc.createElement("div")
spinner.className = "pg"
spinner.id = "pull"
spinner.hidden = true
doc.body.append(spinner)

const FAR = 72 // points of pulling from which letting go refreshes, as far as the content has then moved
const HOLD = 48 // points that the content stays down meanwhile

// What a finger pulls down: what can be refreshed, or a sheet, whichever is nearer and at its top.
function puller(target, kind = "[data-rf]") {
  const element = target.closest?.("[data-rf],.sh")
  if (!element?.matches(kind)) return
  for (let part = target; part !== element.parentElement; part = part.parentElement) if (part.scrollTop > 0) return
  return element
}

// Moves the content down, with the sign above it that something is done.
function shift(element, points, isSteady) {
  element.classList.toggle("rs", isSteady)
  element.style.translate = points ? `0 ${points}px` : ""
  const isShown = points > 0 && element.dataset.rf !== undefined
  spinner.hidden = !isShown
  if (!isShown) return
  const { left, top, width } = element.getBoundingClientRect()
  const pad = parseFloat(getComputedStyle(element).paddingTop)
  // Where it is now, it may be on its way back.
  const now = parseFloat(getComputedStyle(element).translate.split(" ")[1]) || 0
  const edge = top - now + pad
  spinner.style.inset = `${edge + HOLD / 2 - 10}px auto auto ${left + width / 2 - 10}px`
  spinner.style.opacity = Math.min(1, points / HOLD)
  spinner.classList.toggle("still", !isSteady)
}

function refresh(element) {
  if (fresh) return
  send(element.dataset.rf, "refresh")
  fresh = { element, seq: sequence }
  shift(element, HOLD, true)
}

// The server has said where the action is: as long as it runs, its element says so.
function refreshed() {
  if (!fresh || acknowledged < fresh.seq || (fresh.element.isConnected && fresh.element.ariaBusy === "true")) return
  shift(fresh.element, 0, true)
  fresh = undefined
}

on("touchstart", ({ target, touches: [touch] }) => {
  let element = fresh ? undefined : puller(target)
  if (element?.contains(target.closest("[data-dr],.rh,input,textarea,select,.wr"))) element = undefined
  pull = element && { element, y: touch.clientY }
}, { passive: true })
on("touchmove", ({ touches: [touch] }) => {
  if (!pull) return
  const way = Math.max(0, touch.clientY - pull.y)
  pull.far = way >= FAR
  if (way || pull.way) shift(pull.element, way / (1 + way / 160), false)
  pull.way = way
}, { passive: true })
for (const name of ["touchend", "touchcancel"]) on(name, ({ type }) => {
  const { element, far, way } = pull ?? {}
  pull = undefined
  if (!way) return
  if (far && type === "touchend") refresh(element)
  else shift(element, 0, true)
})

let wheel = { way: 0, time: 0 }

on("wheel", ({ target, deltaY, timeStamp }) => {
  if (timeStamp - wheel.time > 400 || deltaY > 0) wheel.way = 0
  wheel.time = timeStamp
  const element = deltaY < 0 ? puller(target) : undefined
  if (!element?.dataset.rf || (wheel.way -= deltaY) < 600) return
  wheel.way = -Infinity
  refresh(element)
}, { passive: true })

// The key, where no view of the program has it.
function refreshByKey() {
  const scope = [...doc.querySelectorAll("dialog[open]")].at(-1) ?? doc
  const element = [...scope.querySelectorAll("[data-rf]")].find((each) => each.getClientRects().length)
  if (element) refresh(element)
  return element
}
