// What the reader enters, and how it survives what the server sends.

let composing

function valueOf(control) {
  if (control.type === "checkbox") return String(control.checked)
  if ("date" in control.dataset) return secondsOf(control)
  return control.value
}

function put(control, value) {
  if (control === composing) return
  if (control.type === "checkbox") control.checked = value === "true"
  else if (control.type === "radio") control.checked = control.value === value
  else if ("date" in control.dataset) setDate(control, value)
  else if (control.value !== value) {
    const { selectionStart: start, selectionEnd: end } = control
    const fromEnd = control.value.length - start
    const isText = start !== null && start !== undefined && control === doc.activeElement
    control.value = value
    // A caret at the end stays there; one inside keeps its place from the start.
    if (isText) fromEnd === 0 ? control.setSelectionRange(value.length, value.length) : control.setSelectionRange(start, end)
  }
}

function setValue(id, value) {
  const element = byID(id)
  const controls = element.getAttribute("role") === "radiogroup" ? [...element.querySelectorAll("input")] : [element]
  const entry = entered.get(controls[0]?.name)
  if (entry && entry.seq > acknowledged) return
  if (entry && entry.value !== value) entered.delete(controls[0].name)
  for (const control of controls) put(control, value)
}

// Dates travel as seconds since 1970 and are shown in the reader's time zone.
function setDate(control, seconds) {
  const date = new Date(seconds * 1000)
  const text = new Date(date - date.getTimezoneOffset() * 60000).toISOString()
  control.dataset.date = seconds
  control.value = { date: text.slice(0, 10), time: text.slice(11, 16) }[control.type] ?? text.slice(0, 16)
}

function secondsOf(control) {
  const day = new Date(control.dataset.date * 1000)
  const [hours, minutes] = control.value.split(":")
  if (control.type === "time") day.setHours(hours, minutes, 0, 0)
  const date = control.type === "date" ? control.value + "T00:00" : control.value
  return String((control.type === "time" ? day : new Date(date)) / 1000)
}

function report(control) {
  const holder = control.closest("[data-f],[data-s]")
  if (!holder || !control.value) {
    if (!holder?.dataset.f) return
  }
  const value = valueOf(control)
  const { limit, long } = doc.body.dataset
  const isLong = new Blob([JSON.stringify(value)]).size > limit - 100
  control.setCustomValidity(isLong ? long : "")
  if (isLong) return control.reportValidity()
  if (holder.dataset.f) send(holder.dataset.f, "input", value)
  else send(holder.dataset.s, "set", value)
  if (control.name) entered.set(control.name, { seq: sequence, value })
}

// Another program is on the screen: tells it what the reader has entered since the introduction.
function enterAgain() {
  isAnew = false
  for (const [name, { seq, value }] of [...entered]) {
    if (seq <= told) continue
    const controls = [...doc.querySelectorAll(`[name="${CSS.escape(name)}"]:not([type=hidden])`)]
    const control = controls.find((each) => each.type !== "radio" || each.value === value)
    if (!control) continue
    put(control, value)
    report(control)
  }
}

on("compositionstart", (event) => (composing = event.target))
on("compositionend", (event) => {
  composing = undefined
  report(event.target)
})
on("input", (event) => event.isComposing || report(event.target))
on("pointerdown", (event) => slide(event.target, true))
on("change", (event) => slide(event.target, false))

function slide(control, isEditing) {
  if (control.type === "range" && control.dataset.s) send(control.dataset.s, "editing", isEditing)
}

on("submit", (event) => {
  if (!isLive()) return
  event.preventDefault()
  const field = event.target.querySelector("[data-f]")
  if (field) send(field.dataset.f, "submit")
})

// What the program focuses itself is no news to it: it may be elsewhere by the time it would hear.
let turned

for (const [type, flag] of [["focusin", true], ["focusout", false]]) {
  on(type, ({ target }) => {
    const { f, fo } = target.dataset ?? {}
    if (f) send(f, "focus", flag)
    else if (fo && target !== turned) send(fo, "focus", flag)
  })
}

// Where no connection comes about, links and forms work as they do without a script.
const isLive = () => wasReady || (attempts < 3 && !doc.body.dataset.seen)
