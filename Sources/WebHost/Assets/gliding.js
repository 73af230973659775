// What is around views that come and go, or change in size, glides to its new place in the time of the change. Views with no
// transition of their own fade.

const gliding = ({ page, calm, picture }) => {
  const MOST = 400 // elements that are looked at
  const LEAVING = 30 // views that fade at a time
  const WHOLE = "p,h1,h2,h3,h4,h5,h6,svg,img,canvas,video,iframe,input,select,textarea,progress,.wp"
  const APART = ".gone,[hidden],.mp,noscript,style"
  const SIZED = ":not(dialog,.pa,.pc,.tc,.nv,.ta,#root,tr,table)"
  const moved = ({ left, top, width, height }, x, y) => ({ left: left + x, top: top + y, width, height })
  const running = new Map() // by element
  let scopes = new Map() // where changes move: how, or nothing where they do not
  let places, tops, comers, count, grown

  const timing = (seconds, delay, curve) => (seconds + delay <= 0 ? undefined : {
    duration: seconds * 1000, delay: delay * 1000, fill: "backwards",
    easing: `${curve.length > 4 ? "linear" : "cubic-bezier"}(${curve})`,
  })

  function timingOf(holder) {
    const style = getComputedStyle(holder)
    const [wd, wl, we] = ["--wd", "--wl", "--we"].map((name) => style.getPropertyValue(name))
    return parseFloat(wd) > 0 ? { duration: parseFloat(wd) * 1000, delay: parseFloat(wl) * 1000, easing: we, fill: "backwards" } : undefined
  }

  function scopesOf(operations) {
    const found = new Map()
    if (calm.matches || document.hidden) return found
    for (const holder of document.querySelectorAll(".an")) found.set(holder, timingOf(holder))
    for (const [kind, id, name, value] of operations) {
      if (kind === "w") found.set(document.getElementById("root"), timing(id, name, operations[0].slice(3)))
      if (kind !== "a" || name !== "data-a") continue
      const element = document.getElementById(id)
      const former = element?.dataset.a
      const [number, seconds, delay, ...curve] = value?.split(",").map(Number) ?? []
      if (former && value && parseInt(former) !== number) found.set(element, timing(seconds, delay, curve))
    }
    return found
  }

  const isFar = ({ left, top, right, bottom, width, height }, part = 0.5) => (width || height) &&
    (bottom < -part * innerHeight || top > (1 + part) * innerHeight || right < -part * innerWidth || left > (1 + part) * innerWidth)

  function look(element) {
    for (const child of element.children) {
      if (places.size > MOST || child.matches(APART)) continue
      const box = seenBox(child)
      if (isFar(box)) continue
      if (child.id) places.set(child.id, box)
      if (!child.matches(WHOLE)) look(child)
    }
  }

  function note(operations) {
    scopes = scopesOf(operations)
    places = undefined
    const moving = [...scopes].flatMap(([element, how]) => (how ? [element] : []))
    if (!moving.length) return
    tops = moving.filter((one) => !moving.some((other) => other !== one && other.contains(one)))
    places = new Map()
    count = 0
    comers = operations.flatMap(([kind, parent, , html]) => (kind === "i" && parent !== "symbols" && /^<\w+ id="?([\w-]+)/.exec(html)?.[1]) || [])
    for (const top of tops) {
      if (top.id) places.set(top.id, top.getBoundingClientRect())
      look(top)
    }
  }

  function howFor(element) {
    for (let part = element; part; part = part.parentElement) if (scopes.has(part)) return scopes.get(part)
  }

  // True where what goes is seen a while.
  function keeps(element) {
    if (!places) return false
    if (element.dataset.out) leaveRank(element)
    if ("out" in element.dataset || element.matches(".pa,.tc,tr,option,[hidden]") || !element.offsetParent) return false
    const how = howFor(element.parentElement)
    if (!how || ++count > LEAVING || isFar(element.getBoundingClientRect(), 0)) return false
    const { opacity } = getComputedStyle(element)
    take(element)
    leaveRank(element)
    picture(element)
    element.animate([{ opacity }, { opacity: 0 }], { ...how, fill: "both" }).finished.catch(() => {}).then(() => element.remove())
    return true
  }

  // The shortest way: a text that becomes longer keeps the edge, or the middle, that it keeps.
  function way(from, to, start, end) {
    const ways = [from[start] - to[start], from[end] - to[end], (from[start] + from[end] - to[start] - to[end]) / 2]
    return ways.reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one))
  }

  // `dx` and `dy` are what the movement of something around it will move it by.
  function compare(child, dx, dy, above, found) {
    if (child.matches(APART)) return
    const how = scopes.has(child) ? scopes.get(child) : above
    const to = child.getBoundingClientRect()
    const from = child.id ? places.get(child.id) : undefined
    if (!from && isFar(to)) return
    const isWhole = child.matches(WHOLE)
    const isSame = from && Math.abs(from.width - to.width) < 1 && Math.abs(from.height - to.height) < 1
    if (from && (isWhole || isSame) && to.width && from.width && !child.matches("dialog,.pa")) {
      const [x, y] = how ? [way(from, to, "left", "right"), way(from, to, "top", "bottom")] : [0, 0]
      if (how && Math.hypot(x - dx, y - dy) > 0.5) found.push([child, x - dx, y - dy, how])
      if (how) [dx, dy] = [x, y]
    } else if (how && from?.width && to.width && !isSame && child.matches(SIZED)) {
      grown.push([child, moved(from, -dx, -dy), to, how])
    }
    if (!isWhole) for (const each of child.children) compare(each, dx, dy, how, found)
  }

  function settle() {
    if (!places) return
    for (const movement of running.values()) movement.cancel()
    running.clear()
    const found = []
    grown = []
    for (const top of tops) if (top.isConnected) compare(top, 0, 0, scopes.get(top), found)
    for (const [element, x, y, how] of found) {
      const frames = [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }]
      const movement = element.animate(frames, { ...how, composite: "add" })
      running.set(element, movement)
      movement.finished.then(() => running.get(element) === movement && running.delete(element), () => {})
    }
    for (const [element, from, to, how] of grown) {
      const growth = growGround(element, from, to, how)
      if (growth) running.set(growth, growth)
    }
    for (const element of comers.map((id) => document.getElementById(id))) {
      if (!element || "in" in element.dataset || element.querySelector(":scope>[data-in]") || element.matches("dialog,.pa,.tc,[hidden]")) continue
      const how = howFor(element.parentElement)
      if (how) element.animate([{ opacity: 0 }, {}], how)
    }
    places = undefined
  }

  return { note, keeps, settle }
}
