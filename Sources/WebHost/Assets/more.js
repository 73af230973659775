// What few pages need: loaded when an element asks for it. `core` is what client.js shares.

export function start({ send, on, isHandled, page, calm, soon, hold, puller, lines, move, attach }) {
  const all = (selector) => document.querySelectorAll(selector)

  // The first of several views that fits into the space that there is.
  const fits = (child, box, axes, height) => {
    child.hidden = false
    return (!axes.includes("x") || child.scrollWidth <= box.clientWidth) &&
      (!axes.includes("y") || !height || child.scrollHeight <= height)
  }
  const resized = new ResizeObserver(() => all("[data-vf]").forEach(choose))
  on("resize", () => all("[data-vf]").forEach(choose))

  function choose(box) {
    if (box.dataset.l !== undefined) return
    resized.observe(box)
    const children = [...box.children]
    for (const child of children) child.hidden = true
    delete box.dataset.ok
    const height = box.parentElement.clientHeight
    const chosen = children.find((child) => {
      if (fits(child, box, box.dataset.vf, height)) return true
      child.hidden = true
    })
    if (!chosen && children.length) children.at(-1).hidden = false
    box.dataset.ok = chosen ? "" : "none"
  }

  // Where views were that others take the place of.
  let places

  function remember() {
    places = new Map()
    for (const element of all("[data-mg]")) {
      const box = element.getBoundingClientRect()
      if (box.width) places.set(element.dataset.mg, { element, box })
    }
  }

  // How long and how changes of an element move now; nothing where they do not.
  const timing = (element) => {
    if (calm.matches || !element.closest("[data-w],.an")) return
    const style = getComputedStyle(element)
    const value = (name) => style.getPropertyValue(name)
    return { duration: parseFloat(value("--wd")) * 1000, easing: value("--we"), fill: "backwards" }
  }

  function fly() {
    for (const element of all("[data-mg]")) {
      const from = places?.get(element.dataset.mg)
      const how = timing(element)
      if (!from || !how) continue
      const to = element.getBoundingClientRect()
      const [x, y] = [from.box.left - to.left, from.box.top - to.top]
      if (!to.width || (!x && !y && from.box.width === to.width && from.box.height === to.height)) continue
      const sizes = element.dataset.mg.split("-")[1] & 2
      const scale = sizes ? `scale(${from.box.width / to.width},${from.box.height / (to.height || 1)})` : ""
      element.animate(
        [{ transformOrigin: "0 0", transform: `translate(${x}px,${y}px)${scale}` }, { transformOrigin: "0 0" }],
        how)
    }
  }

  // An animation goes with a value: it begins where its number is another one.
  function animate(element, former, now) {
    const [count, ...how] = now?.split(",").map(Number) ?? []
    if (former && now && parseInt(former) !== count) move(element, ...how)
  }

  // Text and symbols that change.
  function changed(element) {
    const holder = element.closest?.("[data-ct]")
    const how = holder && timing(element)
    if (!how) return
    const from = holder.dataset.ct === "numericText" ? { opacity: 0, translate: "0 .5em" } : { opacity: 0 }
    element.animate([from, {}], how)
  }

  // Where the reader has scrolled.
  const begun = new WeakSet()

  function report(scroller) {
    const { scrollLeft: x, scrollTop: y, scrollWidth, scrollHeight, clientWidth, clientHeight, dataset } = scroller
    const edge = scroller.getBoundingClientRect()
    const isAcross = scrollWidth > clientWidth
    const isSeen = (target) => {
      const box = target.getBoundingClientRect()
      return isAcross ? box.left + box.width / 2 > edge.left : box.top + box.height / 2 > edge.top
    }
    const first = [...scroller.querySelectorAll(scroller.matches(".ls") ? ".r>[id]" : ".tl>[id]")].find(isSeen)
    const id = first ? parseInt(first.id.slice(1), 36) : 0
    send(dataset.so, "scroll", [x, y, scrollWidth, scrollHeight, clientWidth, clientHeight, id])
  }

  on("scroll", ({ target }) => target.dataset?.so && soon(() => report(target)), { capture: true, passive: true })
  on("touchmove", ({ target }) => target.closest?.("[data-sk]") && document.activeElement?.blur(), { passive: true })

  // Tells at most so often where something is that moves, and always where it comes to rest.
  const paced = (gap, tell) => {
    let last = -Infinity
    let timer
    const now = (words) => {
      last = performance.now()
      tell(...words)
    }
    const told = (...words) => {
      clearTimeout(timer)
      const wait = last + gap - performance.now()
      if (wait > 0) timer = setTimeout(now, wait, words)
      else now(words)
    }
    told.end = () => clearTimeout(timer)
    return told
  }

  // Two fingers; the wheel with Control is how trackpads report them.
  let pinch

  function begin(element, x, y) {
    const space = placing(element)
    const place = space.place(x, y)
    const parts = [place[0] / (space.width || 1), place[1] / (space.height || 1)]
    return { target: element.dataset.pi, place: [...place, ...parts], scale: 1, turn: 0 }
  }

  const sendPinch = (ended) => send(pinch.target, "pinch", [pinch.scale, pinch.turn, ...pinch.place, ended])
  const tellPinch = paced(33, () => sendPinch(false))

  function endPinch() {
    if (!pinch) return
    tellPinch.end()
    sendPinch(true)
    pinch = undefined
  }

  const between = ([one, other]) => {
    const [x, y] = [other.clientX - one.clientX, other.clientY - one.clientY]
    return { way: Math.hypot(x, y), angle: Math.atan2(y, x), x: one.clientX + x / 2, y: one.clientY + y / 2 }
  }

  on("touchstart", (event) => {
    const element = event.touches.length === 2 && event.target.closest?.("[data-pi]")
    if (!element) return
    event.preventDefault()
    const first = between(event.touches)
    pinch = { ...begin(element, first.x, first.y), first }
  }, { passive: false })
  on("touchmove", (event) => {
    if (!pinch?.first || event.touches.length !== 2) return
    event.preventDefault()
    const now = between(event.touches)
    const turned = now.angle - pinch.first.angle
    pinch.scale = now.way / (pinch.first.way || 1)
    pinch.turn = Math.atan2(Math.sin(turned), Math.cos(turned))
    tellPinch()
  }, { passive: false })
  for (const type of ["touchend", "touchcancel"]) on(type, () => pinch?.first && endPinch())

  on("wheel", (event) => {
    const element = event.ctrlKey && event.target.closest?.("[data-pi]")
    if (!element) return
    event.preventDefault()
    pinch ??= begin(element, event.clientX, event.clientY)
    pinch.scale *= Math.exp(-event.deltaY / 100)
    tellPinch()
    clearTimeout(pinch.end)
    pinch.end = setTimeout(endPinch, 200)
  }, { passive: false })

  // Where the pointer is.
  let over
  const tellPointer = paced(50, (x, y) => over?.isConnected && send(over.dataset.hm, "pointer", placing(over).place(x, y)))

  on("pointermove", ({ target, pointerType, clientX, clientY }) => {
    const element = pointerType === "touch" ? undefined : target.closest?.("[data-hm]") ?? undefined
    if (over && over !== element) {
      tellPointer.end()
      if (over.isConnected) send(over.dataset.hm, "pointer", [])
    }
    over = element
    if (element) tellPointer(clientX, clientY)
  })

  // Views that are dragged onto others.
  let lifted
  let aimed

  function aim(element) {
    if (element === aimed) return
    if (aimed?.isConnected) send(aimed.dataset.dd, "dragOver", false)
    aimed = element
    if (aimed) send(aimed.dataset.dd, "dragOver", true)
  }

  on("dragstart", (event) => {
    const { target, dataTransfer } = event
    lifted = target.closest?.("[data-ds]")
    // A picture in what follows a drag is not taken out of the page.
    if (!lifted && target.closest?.("[data-dr]")) event.preventDefault()
    if (!lifted) return
    dataTransfer.setData("text/plain", lifted.textContent.trim())
    dataTransfer.setDragImage(lifted, 20, 20)
    send(lifted.dataset.ds, "lift")
  })
  on("dragover", (event) => {
    const element = event.target.closest?.("[data-dd]") ?? undefined
    if (element) event.preventDefault()
    aim(element)
  })
  on("drop", (event) => {
    const element = event.target.closest?.("[data-dd]")
    if (!element) return
    event.preventDefault()
    const { clientX, clientY, dataTransfer } = event
    const text = dataTransfer.getData("text/uri-list") || dataTransfer.getData("text/plain")
    send(element.dataset.dd, "drop", [...placing(element).place(clientX, clientY), text.slice(0, 10_000)])
    aimed = undefined
  })
  on("dragend", () => {
    aim(undefined)
    if (lifted?.isConnected) send(lifted.dataset.ds, "dragOver", false)
    lifted = undefined
  })

  const swipes = swiping(on, hold, attach)
  reordering(on, send, hold)
  choosing(on, send)

  const turnPages = paging({ on, calm, hold, isSwiping: swipes.isSwiping, timing })

  function settle() {
    fly()
    turnPages()
    all("[data-vf]").forEach(choose)
    for (const scroller of all("[data-sa]")) {
      const [x, y] = scroller.dataset.sa.split(",")
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller
      if (begun.has(scroller) && !scroller.atEnd) continue
      begun.add(scroller)
      scroller.scrollTo(x * (scrollWidth - clientWidth), y * (scrollHeight - clientHeight))
    }
  }

  // What goes slowly stays where it is; what is around it takes its room, gliding where the change moves.
  let aside = []

  function setAside(operations) {
    const leaving = operations.map(([kind, id, isStill]) => kind === "r" && !isStill && document.getElementById(id))
      .filter((one) => one?.dataset?.out && one.offsetParent)
    aside = leaving.map((one) => {
      const { offsetLeft: x, offsetTop: y, offsetWidth, offsetHeight } = one
      return { one, x, y, size: `width:${offsetWidth}px;height:${offsetHeight}px`, box: one.getBoundingClientRect() }
    })
    for (const { one, x, y, size } of aside) {
      one.style.cssText += `;position:absolute;transition:none;margin:0;min-width:0;min-height:0;max-width:none;max-height:none;left:${x}px;top:${y}px;${size}`
    }
  }

  // What is around it may have moved, or be empty now, or go on to where it will be.
  function keepAside() {
    for (const { one, x, y, box } of aside) {
      const around = one.offsetParent
      const now = one.getBoundingClientRect()
      const at = around?.getBoundingClientRect()
      const [left, top] = [x + box.left - now.left, y + box.top - now.top]
      const keep = () => {
        if (!one.isConnected || !at) return
        const { left: dx, top: dy } = around.getBoundingClientRect()
        one.style.left = `${left + at.left - dx}px`
        one.style.top = `${top + at.top - dy}px`
        requestAnimationFrame(keep)
      }
      keep()
    }
    aside = []
  }

  function before(operations) {
    setAside(operations)
    remember()
    for (const scroller of all("[data-sa]")) {
      const { scrollHeight, clientHeight, scrollTop, scrollWidth, clientWidth, scrollLeft } = scroller
      const [down, across] = [scrollHeight - clientHeight, scrollWidth - clientWidth]
      // What has nothing to scroll yet begins once it has; what begins elsewhere than at its end does not stay there.
      const [x, y] = scroller.dataset.sa.split(",")
      scroller.atEnd = down > 1 ? y !== "0" && down - scrollTop < 4 : across > 1 ? x === "1" && across - Math.abs(scrollLeft) < 4 : true
    }
  }

  settle()
  // Hovering, holding, dragging.
  let hovered

  on("pointerover", ({ target, pointerType }) => {
    if (pointerType === "touch") return
    const element = target.closest?.("[data-ho]")
    if (element === hovered) return
    if (hovered?.isConnected) send(hovered.dataset.ho, "hover", false)
    hovered = element
    if (element) send(element.dataset.ho, "hover", true)
  })

  // A press that a drag in between has not become is told to those around who want to know its place, unless it was a control's.
  function tapAround(element, pressed, { clientX, clientY }) {
    const around = element.parentElement.closest('[data-dr$=",0"],[data-dr*=",0 "]')
    if (!around || pressed.closest("button,a,input,select,textarea,summary,label,[data-t],[data-p]")) return
    const at = placing(around).place(clientX, clientY)
    for (const part of around.dataset.dr.split(" ")) {
      const [target, distance] = part.split(",")
      if (distance === "0") send(target, "drag", [...at, ...at, true, 0, 0])
    }
  }

  const dragged = new Set() // what fingers are on

  on("pointerdown", (event) => {
    const element = event.target.closest?.("[data-lp],[data-dr]")
    // A drag is one finger's.
    if (!element || event.button || dragged.has(element)) return
    dragged.add(element)
    const { clientX: x, clientY: y, pointerId } = event
    const { place, way: wayIn } = placing(element)
    const start = place(x, y)
    const [target, seconds, reach = 10, pressing] = element.dataset.lp?.split(",") ?? []
    let isDown = pressing && !element.closest(".gone")
    const lift = () => isDown && send(pressing, "editing", (isDown = false))
    let press = target && (() => {
      press = undefined
      hold(true)
      send(target, "longPress") // a drag may follow, so that it is lifted only with the finger
    })
    if (isDown) send(pressing, "editing", true)
    const timer = press && setTimeout(() => press?.(), seconds * 1000)
    // Taps that are told their place, and drags: each begins at a distance of its own.
    const drags = (element.dataset.dr?.split(" ") ?? []).map((part) => {
      const [target, distance] = part.split(",")
      return { target, distance, isOn: distance === "0" }
    })
    const isDragging = () => drags.some(({ isOn }) => isOn)
    let way = 0
    const trail = [event] // the last tenth of a second: a finger is let go where it already was
    const tell = (to, ended, time = to.timeStamp) => {
      while (trail.length > 1 && time - trail[0].timeStamp > 100) trail.shift()
      const [from] = trail
      const rate = 1000 / Math.max(16, time - from.timeStamp)
      const told = [
        ...start, ...place(to.clientX, to.clientY), ended,
        ...wayIn(to.clientX - from.clientX, to.clientY - from.clientY).map((length) => Math.round(length * rate)),
      ]
      for (const { target, isOn } of drags) if (isOn) send(target, "drag", told)
    }
    const tellMove = paced(33, (to) => tell(to, false))
    let at = event // where it was last: what is cancelled has no place
    const stop = new AbortController()
    on("pointermove", (to) => {
      if (to.pointerId !== pointerId) return
      // What is drawn aside in the view is not the view.
      if (swipes.isSwiping()) return end({ type: "pointercancel", timeStamp: to.timeStamp })
      at = to
      trail.push(to)
      way = Math.hypot(to.clientX - x, to.clientY - y)
      if (way > reach && press) {
        clearTimeout(timer)
        // A quick finger's first move may be told before the timer of a short press is.
        if (to.timeStamp - event.timeStamp >= seconds * 1000) press()
        else lift()
        press = undefined
      }
      for (const drag of drags) drag.isOn ||= way >= drag.distance
      if (isDragging()) tellMove(to)
    }, stop)
    const end = (to) => {
      if (to.pointerId !== undefined && to.pointerId !== pointerId) return
      dragged.delete(element)
      clearTimeout(timer)
      tellMove.end()
      stop.abort()
      if (!isDragging()) {
        if (to.type === "pointerup" && way <= 10 && !target) tapAround(element, event.target, to)
        return lift()
      }
      tell(to.type === "pointercancel" ? at : to, true, to.timeStamp)
      hold(way > 10)
      lift()
    }
    if (isDragging()) tell(event, false)
    on("pointerup", end, stop)
    on("pointercancel", end, stop)
  })

  // What is passed on goes where the browser offers; a link to a mail where it offers nothing.
  on("click", (event) => {
    const link = event.target.closest?.("[data-sh]")
    if (!link || !navigator.share) return
    event.preventDefault()
    const { searchParams } = new URL(link.href)
    const [title, text] = ["subject", "body"].map((name) => searchParams.get(name) ?? undefined)
    navigator.share(URL.canParse(text) ? { title, url: text } : { title, text }).catch(() => {})
  })

  const drawing = sheets({ send, on, puller, isHandled })
  const select = selections({ send, on, isHandled })
  const turnWheels = turning({ on, calm, hold })
  const after = () => (keepAside(), settle(), select(), turnWheels())
  select()
  turnWheels()
  document.querySelectorAll("[data-dt]").forEach(drawing.settle)
  const fitter = fitting(lines, solving(lines))
  const mask = masking()

  function fit(find, texts) {
    fitter.fit(find, texts)
    mask(find)
  }

  return { own: owning(lines), before, after, animate, changed, reveal: swipes.reveal, ...drawing, ...fitter, fit }
}
