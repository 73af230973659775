// Notices, and the beginning.

const notice = doc.createElement("div")
notice.id = "notice"
notice.popover = "manual" // above dialogs
notice.setAttribute("role", "status")
doc.body.append(notice)

function say(sentence) {
  if (notice.textContent === sentence) return
  notice.textContent = sentence
  notice.togglePopover(sentence !== "")
}

history.scrollRestoration = "manual"
for (const [name, value] of JSON.parse(sessionStorage.getItem("~entered") ?? "[]")) {
  entered.set(name, { seq: 0, value, early: true })
}
sessionStorage.removeItem("~entered")
for (const control of doc.querySelectorAll("[data-f][name],[data-s][name],[data-s] [name]")) {
  const { name } = control
  const isChanged = control.type === "checkbox" || control.type === "radio"
    ? control.checked !== control.defaultChecked && (control.type === "checkbox" || control.checked)
    // A slider that nobody has touched shows the nearest of its steps.
    : control.type === "range"
      ? Math.abs(control.value - control.defaultValue) > (control.step / 2 || 0)
      : control.defaultValue !== undefined && control.value !== control.defaultValue
  if (isChanged) entered.set(name, { seq: 0, value: valueOf(control), early: true })
}
born(byID("root"))
arrange([byID("root")])
main = shownMain()
const [leftAt, left] = JSON.parse(sessionStorage.getItem("~scrolled") ?? "[]")
if (leftAt === place() && performance.getEntriesByType("navigation")[0]?.type === "reload") missed = left
restoreScroll()
wake()
connect()
