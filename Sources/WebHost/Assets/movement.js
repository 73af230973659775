// How screens come and go, and what is around views that do. Loaded once the page is there.

export function start({ doc, page, on, calm, unsee }) {
  const picture = picturing(unsee)
  const stacks = stacking({ page, calm, picture })
  const dialogs = lifting({ calm, picture })
  const glide = gliding({ page, calm, picture })
  drawing({ on, page, stacks })
  let isStill // screens of this message come and go at once

  // Where the browser shows the movement itself, as under a finger at the edge, the page does not.
  let isShown = false
  on("popstate", ({ hasUAVisualTransition }) => (isShown = hasUAVisualTransition), true)

  return {
    before(operations) {
      isStill = doc.hidden || operations.some(([kind, id]) => kind === "u" || (kind === "h" && id === "root"))
      if (!isStill) {
        stacks.note(isShown ? [] : operations)
        dialogs.note()
      }
      glide.note(operations)
    },
    keeps(element) {
      if (element.matches("dialog")) return !isStill && dialogs.keeps(element)
      return (!isStill && stacks.keeps(element)) || glide.keeps(element)
    },
    after() {
      if (!isStill) {
        stacks.settle()
        dialogs.settle()
      }
      glide.settle()
      isShown = false
    },
    aside: (element) => stacks.aside(element) ?? dialogs.aside(element),
  }
}
