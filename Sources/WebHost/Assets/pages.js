// Pages that follow the finger: those beside the open one come along, and a flick or half of the way turns.

const paging = ({ on, calm, hold, isSwiping, timing }) => {
  let drag // under a finger
  let turn // under way: { pages, to, ends }
  let chosen // pages of which a dot was pressed

  const isRTL = (pages) => getComputedStyle(pages).direction === "rtl"
  const openIn = (pages) => pages.querySelector(":scope>.tc:not([hidden])")
  const beside = (page, way) => {
    const other = way > 0 ? page?.nextElementSibling : page?.previousElementSibling
    return other?.matches(".tc") ? other : undefined
  }

  // The dot of the page that many further.
  function dotFor(pages, way) {
    const dots = [...pages.querySelectorAll(":scope>nav>a")]
    return dots[dots.findIndex((dot) => dot.ariaCurrent) + way]
  }

  // Lays pages side by side; `others` holds them by how far they are from the open one.
  function lay(pages, page, others) {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = page
    pages.dataset.turning = ""
    const all = [[page, 0], ...others].filter(([each]) => each)
    for (const [each] of all) {
      each.dataset.beside = ""
      each.style.cssText = `left:${offsetLeft}px;top:${offsetTop}px;width:${offsetWidth}px;height:${offsetHeight}px`
    }
    const sign = isRTL(pages) ? -1 : 1
    const put = (way) => all.forEach(([each, at]) => (each.style.translate = `${at * sign * offsetWidth + way}px`))
    put(0)
    return { pages, page, all, put, sign, width: offsetWidth }
  }

  function clear({ pages, all }) {
    delete pages.dataset.turning
    for (const [each] of all) {
      delete each.dataset.beside
      each.removeAttribute("style")
    }
  }

  // Lets pages that were laid side by side go on to where the open one is that far away.
  function go(laid, way, to) {
    const from = laid.all.map(([each]) => each.style.translate)
    laid.put(way)
    const timing = { duration: calm.matches ? 0 : 300, easing: "cubic-bezier(.2,.7,.3,1)" }
    const movements = laid.all.map(([each], index) => each.animate([{ translate: from[index] }, {}], timing))
    const mine = (turn = { laid, to, ends: Date.now() + 2000 })
    movements[0].finished.then(() => ((mine.isDone = true), end()), () => {})
    if (to) setTimeout(() => turn === mine && end(true), 2000)
  }

  // What was turned to stays in sight until the server has opened it, unless it never does.
  function end(isLate) {
    if (!turn || !(turn.isDone || isLate)) return
    if (turn.to?.isConnected && turn.to.hidden && !isLate) return
    clear(turn.laid)
    turn = undefined
  }

  on("pointerdown", ({ target, clientX: x, clientY: y, button, isPrimary }) => {
    if (!isPrimary) return
    const pages = button ? undefined : target.closest?.("[data-pages]")
    const isFree = pages && !pages.contains(target.closest("[data-dr],.rh,input,textarea,select,.wr"))
    drag = isFree ? { pages, x, y, trail: [] } : undefined
  })

  on("pointermove", ({ clientX, clientY, timeStamp, isPrimary }) => {
    if (!drag || !isPrimary) return
    const [x, y] = [clientX - drag.x, clientY - drag.y]
    if (!drag.laid) {
      if (Math.hypot(x, y) < 8) return
      if (turn && !turn.to?.hidden) end((turn.isDone = true))
      const page = openIn(drag.pages)
      if (isSwiping() || Math.abs(y) > Math.abs(x) || turn || !page) return (drag = undefined)
      drag.laid = lay(drag.pages, page, [-1, 1].map((way) => [beside(page, way), way]))
      drag.from = drag.x + Math.sign(x) * 8
    }
    const { laid, pages, trail } = drag
    const way = clientX - drag.from
    trail.push([timeStamp, way])
    while (timeStamp - trail[0][0] > 100) trail.shift()
    const band = laid.width * 0.55
    drag.way = dotFor(pages, -Math.sign(way) * laid.sign) ? way : way / (1 + Math.abs(way) / band)
    laid.put(drag.way)
  })

  for (const type of ["pointerup", "pointercancel"]) on(type, ({ timeStamp, isPrimary }) => {
    if (!drag || !isPrimary) return
    const { laid, way, pages, trail } = drag
    drag = undefined
    if (!laid) return
    const [since, place] = trail.find(([time]) => timeStamp - time <= 100) ?? [timeStamp, trail.at(-1)[1]]
    const rate = (trail.at(-1)[1] - place) / Math.max(16, timeStamp - since)
    const isFlick = Math.abs(rate) > 0.3 && rate * way > 0
    const step = -Math.sign(way) * laid.sign
    const dot = (isFlick || Math.abs(way) > laid.width / 2) && type === "pointerup" && dotFor(pages, step)
    if (dot) {
      dot.click()
      chosen = undefined
    }
    hold(true)
    go(laid, dot ? -step * laid.sign * laid.width : 0, dot ? beside(laid.page, step) : undefined)
  })

  // Dots turn as fingers do.
  on("click", ({ target }) => (chosen = target.closest?.("[data-pages]>nav>a")?.closest("[data-pages]")))

  const known = new WeakMap() // which page was open

  // Where another page is open than before it comes in from its side, if a dot or the program lets it.
  return () => {
    end()
    for (const pages of document.querySelectorAll("[data-pages]")) {
      const page = openIn(pages)
      const former = known.get(pages)
      known.set(pages, page)
      if (!page || !former || former === page || turn || drag?.laid) continue
      if (!(chosen === pages || timing(page)) || !former.isConnected) continue
      const way = page.compareDocumentPosition(former) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1
      const laid = lay(pages, page, [[former, way]])
      laid.put(-way * laid.sign * laid.width)
      go(laid, 0, page)
      chosen = undefined
    }
  }
}
