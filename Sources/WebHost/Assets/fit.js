// Texts that are offered less than they need: they drop lines, become smaller, or are cut at their head or in the middle.

const fitting = ({ hug, measured, scrollers }, solve) => {
  const number = parseFloat
  const mark = (text, name, value) => {
    text.dataset[name] = ""
    text.style.setProperty(`--${name}`, value)
  }
  const edges = (style) => number(style.paddingTop) + number(style.paddingBottom)
  const isText = (element) => /^(P|H\d|SPAN)$/.test(element.tagName)

  // True where no letter or word is wider than the text, and the text no wider than what it is in.
  const isWide = (text) =>
    text.scrollWidth <= text.clientWidth && text.offsetWidth <= (text.parentElement.clientWidth || Infinity) + 1

  // As much smaller as it needs, but no smaller than its program allows.
  function shrink(text, isEnough) {
    const least = number(text.dataset.ms)
    delete text.dataset.fs
    if (!(least < 1) || isEnough()) return
    const size = number(getComputedStyle(text).fontSize)
    let [low, high] = [least, 1]
    for (let step = 0; step < 7; step++) {
      const middle = (low + high) / 2
      mark(text, "fs", `${size * middle}px`)
      if (isEnough()) low = middle
      else high = middle
    }
    // Lengths are told in whole points, but half a point too much ends in an ellipsis.
    mark(text, "fs", `${size * Math.max(least, low * (1 - 0.5 / text.clientWidth))}px`)
  }

  const rank = (element) => number(getComputedStyle(element).getPropertyValue("--lp"))

  // What a view takes of nothing: a text a line, a column that of all that is in it.
  function least(element) {
    if (isText(element)) return measured(element).line + edges(getComputedStyle(element))
    const heights = [...element.children].map(least)
    return element.matches(".fv,.kw") ? element.offsetHeight
      : element.matches(".v") ? heights.reduce((sum, height) => sum + height, 0) : Math.max(0, ...heights)
  }

  // Lays a view out in a height, and says what it takes of it.
  function take(element, height, cut) {
    const style = getComputedStyle(element)
    const own = element.offsetHeight
    // A frame offers what it says, whatever it is offered itself.
    height = Math.max(height, number(style.minHeight) || 0)
    const isShort = own <= height && !filled.some((column) => element.contains(column))
    if (style.position === "absolute" || isShort || element.matches(".fv,.kw")) return own
    if (isText(element)) {
      if (element.dataset.ms) {
        delete element.dataset.lw
        shrink(element, () => element.offsetHeight <= height + 0.5 && isWide(element))
      }
      const { line, edges, height: now } = measured(element)
      const lines = Math.max(1, Math.floor((height - edges + 0.5) / line))
      if (now - edges > (lines + 0.5) * line) {
        mark(element, "ln", lines)
        cut.push(element)
      }
      return Math.min(now, lines * line + edges)
    }
    const inner = height - edges(style)
    const children = [...element.children].filter((child) => child.offsetHeight)
    if (!element.matches(".v")) return Math.max(...children.map((child) => take(child, inner, cut)), 0) + edges(style)
    // A column: what cannot give way takes its height, the others share what is left, the least flexible of the highest
    // priority first; those below keep a line.
    const rects = children.map((child) => child.getBoundingClientRect())
    const gaps = rects.at(-1).bottom - rects[0].top - rects.reduce((sum, rect) => sum + rect.height, 0)
    const fillers = filled.includes(element) ? fillersOf(element) : []
    const gives = (child) => fillers.includes(child) ||
      !child.matches(".fv,.kw") && (isText(child) || child.querySelector("p,h1,h2,h3,h4,h5,h6"))
    const most = ({ maxHeight }) => maxHeight.endsWith("px") ? number(maxHeight) : Infinity
    const greed = (child) => fillers.includes(child) ? most(getComputedStyle(child)) : child.offsetHeight
    const flexible = children.filter(gives).sort((one, other) => rank(other) - rank(one) || greed(one) - greed(other) || 0)
    const fixed = children.filter((child) => !flexible.includes(child)).reduce((sum, child) => sum + child.offsetHeight, 0)
    let left = inner - gaps - fixed
    flexible.forEach((child, index) => {
      const later = flexible.slice(index)
      const below = later.filter((other) => rank(other) < rank(child))
      const room = left - below.reduce((sum, other) => sum + least(other), 0)
      const share = room / (later.length - below.length)
      const taken = take(child, share, cut)
      left -= fillers.includes(child) ? Math.min(Math.max(taken, share), greed(child)) : taken
    })
    return height - left
  }

  // What takes all that a column has left; spacers do not compete with texts.
  const fillersOf = (column) =>
    [...column.children].filter((child) => number(getComputedStyle(child).flexGrow) > 0 && !child.matches(".sp"))

  let filled = [] // columns in which a text of several lines competes with what fills

  // Columns of a given height in which a text takes more than its share beside what fills.
  function findFilled(texts) {
    const columns = new Map()
    for (const { text } of texts) {
      for (let child = text, box; (box = child.parentElement) && !box.matches(scrollers); child = box) {
        if (!box.matches(".v")) continue
        const fillers = columns.get(box)?.fillers ?? fillersOf(box).filter((one) => !one.contains(text))
        if (!fillers.length) continue
        columns.set(box, { fillers, texts: [...(columns.get(box)?.texts ?? []), text] })
      }
    }
    filled = [...columns].filter(([column, { fillers, texts }]) => {
      if (!texts.some((text) => text.offsetHeight * column.children.length > column.clientHeight)) return false
      // Where the column has what it takes of its own accord, fewer lines leave no more to what fills.
      const before = fillers[0].offsetHeight
      for (const text of texts) mark(text, "ln", 1)
      const isGiven = fillers[0].offsetHeight > before + 0.5
      for (const text of texts) delete text.dataset.ln
      return isGiven
    }).map(([column]) => column)
  }

  function cutHeights(texts) {
    const tight = new Map()
    for (const { text } of texts) {
      for (let child = text, box; (box = child.parentElement) && !child.matches(scrollers) && !box.matches(scrollers); child = box) {
        const inner = box.clientHeight - edges(getComputedStyle(box))
        if (child.offsetHeight > inner + 1 && box.clientHeight) tight.set(child, inner)
      }
    }
    const cut = []
    findFilled(texts)
    for (const column of filled) {
      const isInside = [...tight.keys(), ...filled].some((other) => other !== column && other.contains(column))
      if (!isInside) tight.set(column, column.offsetHeight)
    }
    for (const [child, inner] of tight) take(child, inner, cut)
    filled = []
    for (const text of cut) delete text.dataset.lw
    hug(cut.filter((text) => text.isConnected))
  }

  const edge = (style, isRow) => isRow ? number(style.paddingLeft) + number(style.paddingRight) : edges(style)
  const length = (element, isRow) => isRow ? element.clientWidth : element.clientHeight

  // As many tracks as fit by their least length share what there is, up to their greatest.
  function limit(grid) {
    const [axis, least, most] = grid.dataset.am.split(",")
    const isRow = axis === "x"
    const style = getComputedStyle(grid)
    const gap = number(isRow ? style.columnGap : style.rowGap) || 0
    const room = length(grid, isRow) - edge(style, isRow)
    const count = Math.max(1, Math.floor((room + gap) / (number(least) + gap)))
    const track = Math.min((room + gap) / count - gap, number(most))
    grid.style[isRow ? "gridTemplateColumns" : "gridTemplateRows"] = `repeat(${count},${track}px)`
  }

  // The characters around the place where some are left out: in the last line that a text may have.
  function shorten(text) {
    const node = text.firstChild
    const style = getComputedStyle(text)
    const limit = number(style.webkitLineClamp) || 1
    const isWhole = limit === 1 ? text.scrollWidth <= text.clientWidth : text.scrollHeight <= text.clientHeight + 1
    if (isWhole || node?.nodeType !== 3 || node.nextSibling) return
    const range = document.createRange()
    const rects = (from, to) => {
      range.setStart(node, from)
      range.setEnd(node, to)
      return [...range.getClientRects()]
    }
    // Browsers tell what an ellipsis hides apart from what is before it: of each line from its first to its last point.
    const width = (from, to) => {
      const rows = Object.values(Object.groupBy(rects(from, to), (rect) => Math.round(rect.top)))
      return rows.reduce((sum, row) => sum + Math.max(...row.map((r) => r.right)) - Math.min(...row.map((r) => r.left)), 0)
    }
    const pen = document.createElement("canvas").getContext("2d")
    pen.font = style.font
    const room = text.clientWidth - number(style.paddingLeft) - number(style.paddingRight) - pen.measureText("…").width
    const ends = [...new Intl.Segmenter().segment(node.data)].map(({ index, segment }) => index + segment.length)
    const last = (isRight) => {
      let [low, high] = [0, ends.length]
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if (isRight(middle)) low = middle
        else high = middle - 1
      }
      return low
    }
    const count = ends.length
    const at = (index) => ends[index - 1] ?? 0
    const { line } = measured(text)
    const [{ top }] = rects(0, at(1))
    const isAbove = (index) => Math.round((rects(at(index - 1), at(index)).at(-1).top - top) / line) < limit - 1
    const start = limit === 1 ? 0 : last((index) => !index || isAbove(index))
    const isHalf = (index) => index <= start || width(at(start), at(index)) <= room / 2
    const head = text.dataset.tm === "head" ? start : last(isHalf)
    const rest = room - (head > start ? width(at(start), at(head)) : 0)
    const tail = last((index) => index <= count - head && width(at(count - index), node.length) <= rest)
    const above = start ? `${node.data.slice(0, at(start)).trimEnd()}\n` : ""
    text.dataset.cut = above + node.data.slice(at(start), at(head)) + "…" + node.data.slice(at(count - tail))
  }

  return {
    unfit(find) {
      for (const name of ["ln", "fs", "cut", "sz", "gc"]) {
        for (const element of find(`[data-${name}]`)) delete element.dataset[name]
      }
    },
    solve(find) {
      find("[data-am]").forEach(limit)
      solve(find)
    },
    fit(find, texts) {
      const small = find("[data-ms]")
      for (const text of small) shrink(text, () => isWide(text))
      cutHeights([...texts, ...[...small].map((text) => ({ text }))])
      find(".l1[data-tm],.ll[data-tm],[data-ln][data-tm]").forEach(shorten)
    },
  }
}
