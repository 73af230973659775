// Parts of the page that style sheets would lay out otherwise than SwiftUI, laid out by its own rules: a parent proposes a
// size, its views answer in turn, the least flexible first. What there is the server says: see Painter+Turns.swift.

const solving = ({ lengthOfLines, measured, arrange }) => {
  const number = parseFloat
  const both = [0, 1]
  const length = (word) => (word === "i" ? Infinity : word ? number(word) : undefined)
  // Drawings have no content: a symbol is as large as the style sheet says.
  const isSymbol = (element) => element.tagName === "svg"
  const isPicture = (element) => /^(svg|IMG)$/.test(element.tagName)
  const isText = (element) => /^(P|H\d|SPAN)$/.test(element.tagName)

  // The views that lie on an element, from the outermost to the content.
  function read(element) {
    const words = element.dataset.l.split("|").map((word) => word.split(","))
    let views = [...element.children].filter(({ dataset }) => dataset.l !== undefined).map(read)
    let spill = [0, 0] // how much larger the element is, because of room that is taken away around it
    for (const [kind, ...rest] of words.reverse()) {
      const values = rest.map(length)
      if (kind === "p") {
        const [top, leading, bottom, trailing] = values.map((value) => Math.min(value, 0))
        spill = [spill[0] - leading - trailing, spill[1] - top - bottom]
      }
      views = [{ kind, values, views, element, spill, answers: new Map() }]
    }
    views[0].isWhole = true
    if (element.matches("[data-vf]")) show(element)
    return views[0]
  }

  // Shows one of several views, or all to be measured.
  function show(element, chosen) {
    element.dataset.ok = ""
    for (const child of element.children) child.hidden = chosen !== undefined && child !== chosen
  }

  // The first that fits into what is offered, or the last.
  const chosen = ({ values, views }, offer) => views.find((view) => {
    const ideal = size(view, both.map((axis) => (values[axis] ? undefined : offer[axis])))
    return both.every((axis) => !values[axis] || !(ideal[axis] > offer[axis] + 0.01))
  }) ?? views.at(-1)

  const leaves = (view) => (view.kind === "R" ? [view] : view.views.flatMap(leaves))

  const tell = (element, name, value) => {
    element.dataset[name] = ""
    element.style.setProperty(`--${name}`, value)
  }

  // What views take that only their content tells.
  function measure(views) {
    for (const { element, values } of views) {
      if (!(values[2] < Infinity) && !isSymbol(element)) tell(element, "nz", "max-content")
    }
    for (const view of views) {
      const { width, height } = getComputedStyle(view.element)
      view.natural = [number(width) || 0, number(height) || 0]
    }
    for (const { element } of views) delete element.dataset.nz
  }

  // A text in lines that are no longer than this, or anything else that is so wide.
  function wrapped({ element }, width) {
    tell(element, "nz", `${width}px`)
    const own = isText(element) ? Math.min(lengthOfLines(element), width) : Math.max(element.scrollWidth, width)
    const size = [own, number(getComputedStyle(element).height)]
    delete element.dataset.nz
    return size
  }

  function leaf(view, offer) {
    const { values, natural = [], element } = view
    const result = both.map((axis) => {
      const [least, ideal, most] = values.slice(3 * axis)
      if (offer[axis] === undefined) return ideal ?? natural[axis]
      return most === undefined ? natural[axis] : Math.min(Math.max(offer[axis], least ?? (most === Infinity ? 0 : natural[axis]) ?? 0), most)
    })
    const [, , widest, , , highest] = values
    if (widest !== undefined && highest !== undefined || isPicture(element)) return result
    if (offer[0] === undefined) return [result[0], highest === undefined ? cut(view, result[1], offer[1]) : result[1]]
    const width = widest === undefined ? Math.min(result[0], offer[0]) : result[0]
    const isOther = Math.abs(width - natural[0]) > 0.01 && (width < natural[0] || !isText(element))
    const [own, height] = isOther ? wrapped(view, Math.max(width, 1)) : result
    return [widest === undefined ? own : width, highest === undefined ? cut(view, height, offer[1]) : result[1]]
  }

  // The height of the lines of a text that there is room for; the first is always there.
  function cut(view, height, room) {
    if (room === undefined || !(height > room + 0.5) || !isText(view.element)) return height
    const { line, edges } = measured(view.element)
    view.mayBeCut ||= height > 1.5 * line + edges
    return Math.min(height, Math.max(1, Math.floor((room - edges + 0.5) / line)) * line + edges)
  }

  const largest = (sizes) => both.map((axis) => Math.max(0, ...sizes.map((size) => size[axis])))

  const size = (view, offer, axis) => {
    const key = `${offer}|${axis}`
    if (!view.answers.has(key)) view.answers.set(key, answer(view, offer, axis))
    return view.answers.get(key)
  }

  function answer(view, offer, axis) {
    const { kind, values, views } = view
    switch (kind) {
      case "R": return leaf(view, offer)
      case "S": return offer.map((own) => own ?? 10)
      case "C": return Array(2).fill(Math.min(offer[0] ?? 10, offer[1] ?? 10))
      case "I": return both.map((own) => (axis === 1 - own ? 0 : Math.max(offer[own] ?? 0, values[0])))
      case "D": return both.map((own) => ((axis === 0) === (own === 0) ? 1 : offer[own] ?? 10))
      case "H": case "V": return stackSize(view, offer)
      case "Z": return largest(highest(views).map((inside) => size(inside, offer)))
      case "G": {
        const [widths, heights] = tracks(view, offer)
        return [sum(widths, values[1]), sum(heights, values[2])]
      }
      case "W": return size(chosen(view, offer), offer, axis)
      case "B": return largest(views.map((inside) => size(inside, offer, views.length > 1 ? undefined : axis)))
    }
    const offered = inside(view, offer)
    const inner = size(views[0], offered, axis)
    switch (kind) {
      case "f": return both.map((own) => values[own] ?? inner[own])
      case "l": return both.map((own) => {
        const [least, , most] = values.slice(3 * own)
        let result = inner[own]
        if (least !== undefined) result = Math.max(least, Math.min(result, offered[own] ?? result))
        return most === undefined ? result : Math.min(most, Math.max(result, offered[own] ?? result))
      })
      case "p": return both.map((own) => Math.max(inner[own] + values[1 - own] + values[3 - own], 0))
      case "P": return both.map((own) => offer[own] ?? inner[own])
    }
    return inner
  }

  // What a view proposes to the one in it.
  function inside({ kind, values }, offer) {
    switch (kind) {
      case "f": return both.map((axis) => values[axis] ?? offer[axis])
      case "l": return both.map((axis) => {
        const [least, ideal, most] = values.slice(3 * axis)
        const own = offer[axis] ?? ideal
        return own === undefined ? own : Math.min(Math.max(own, least ?? own), most ?? Infinity)
      })
      case "p": return both.map((axis) =>
        offer[axis] === undefined ? undefined : Math.max(offer[axis] - values[1 - axis] - values[3 - axis], 0))
      case "x": return both.map((axis) => (values[axis] ? undefined : offer[axis]))
      case "r": case "c": {
        const widths = [offer[0], offer[1] === undefined ? undefined : offer[1] * values[0]]
          .filter((width) => width !== undefined)
        const width = kind === "r" ? Math.min(...widths) : Math.max(...widths)
        return widths.length ? [width, width / values[0]] : offer
      }
    }
    return offer
  }

  const along = ({ kind }) => (kind === "V" ? 1 : 0)

  const replaced = (offer, axis, own) => both.map((other) => (other === axis ? own : offer[other]))

  // The points between the views of a stack; beside texts the style sheet says them.
  function gaps(view) {
    const { values: [gap], views, element } = view
    if (views.length < 2) return 0
    if (gap !== undefined) return gap * (views.length - 1)
    return (view.gaps ??= views.reduce((sum, { element, spill }, index) => {
      const { marginTop, marginBottom } = getComputedStyle(element)
      if (spill.some((own) => own)) return sum
      return sum + (index ? number(marginTop) : 0) + (index < views.length - 1 ? number(marginBottom) : 0)
    }, number(getComputedStyle(element).rowGap) * (views.length - 1)))
  }

  const priority = ({ kind, values, views }) => {
    if (kind === "I") return -Infinity
    if (kind === "q") return values[0] ?? -Infinity
    return "RSCDHVZWG".includes(kind) || views.length !== 1 ? 0 : priority(views[0])
  }

  // Of views one on the other those that tell the size; gaps are as others there.
  function highest(views) {
    const priorities = views.map(priority)
    const most = Math.max(...priorities)
    return priorities.some((own) => own === -Infinity) ? views : views.filter((_, index) => priorities[index] === most)
  }

  // What the views of a stack are offered: the least flexible of the highest priority choose first.
  function offers(view, offer) {
    const axis = along(view)
    const { views } = view
    const result = views.map(() => offer)
    if (offer[axis] === undefined) return result
    const ask = (inside, own) => size(inside, replaced(offer, axis, own), axis)[axis]
    const asked = views.map((inside, index) => {
      const least = ask(inside, 0)
      const most = ask(inside, 1e9)
      return { inside, index, least, flexibility: most > 1e8 ? Infinity : most - least, priority: priority(inside) }
    })
    let left = offer[axis] - gaps(view)
    for (const level of [...new Set(asked.map((one) => one.priority))].sort((one, other) => (other > one ? 1 : -1))) {
      const group = asked.filter((one) => one.priority === level)
        .sort((one, other) => (one.flexibility === other.flexibility ? 0 : one.flexibility - other.flexibility))
      let share = left - asked.reduce((sum, one) => sum + (one.priority < level ? one.least : 0), 0)
      group.forEach(({ inside, index }, position) => {
        result[index] = replaced(offer, axis, Math.max(share / (group.length - position), 0))
        const taken = size(inside, result[index], axis)[axis]
        share -= taken
        left -= taken
      })
    }
    return result
  }

  function stackSize(view, offer) {
    const axis = along(view)
    const isLazy = view.values[1]
    const free = isLazy ? replaced(offer, axis) : offer
    const sizes = offers(view, free).map((own, index) => size(view.views[index], own, axis))
    const result = largest(sizes)
    result[axis] = sizes.reduce((sum, own) => sum + own[axis], gaps(view))
    if (isLazy) result[1 - axis] = offer[1 - axis] ?? result[1 - axis]
    return result
  }

  const sum = (lengths, gap) => lengths.reduce((all, own) => all + own, gap * Math.max(lengths.length - 1, 0))

  // The widths of the columns and the heights of the rows of a grid: as in a stack, the least flexible first.
  function tracks({ values: [count, ...between], views }, offer) {
    const rows = Math.ceil(views.length / count)
    const result = [Array(count).fill(0), Array(rows).fill(0)]
    for (const axis of both) {
      const lines = result[axis].map((_, line) => views.map((cell, index) => ({ cell, column: index % count, row: Math.floor(index / count) }))
        .filter(({ column, row }) => (axis ? row : column) === line))
      const ask = (line, own) => Math.max(0, ...line.map(({ cell, column }) =>
        size(cell, axis ? [result[0][column], own] : [own, undefined])[axis]))
      let left = offer[axis] - between[axis] * (lines.length - 1)
      const asked = lines.map((line, index) => {
        const most = ask(line, 1e9)
        return { line, index, flexibility: most > 1e8 ? Infinity : most - ask(line, 0) }
      })
      asked.sort((one, other) => (one.flexibility === other.flexibility ? 0 : one.flexibility - other.flexibility))
      asked.forEach(({ line, index }, position) => {
        const own = offer[axis] === undefined ? undefined : Math.max(left / (lines.length - position), 0)
        left -= result[axis][index] = ask(line, own)
      })
    }
    return result
  }

  // Notes the size of each element, from the outermost inwards.
  function place(view, offer, axis, sizes) {
    const own = size(view, offer, axis)
    const { kind, views } = view
    const full = both.map((other) => offer[other] ?? own[other])
    if (view.isWhole) sizes.push([view, own])
    if (kind === "R") return
    if (kind === "H" || kind === "V") {
      const stack = along(view)
      const offered = replaced(view.values[1] ? replaced(offer, stack) : offer, 1 - stack, full[1 - stack])
      offers(view, offered).forEach((inner, index) => place(views[index], inner, stack, sizes))
    } else if (kind === "G") {
      const [widths, heights] = tracks(view, offer)
      tell(view.element, "gc", widths.map((own) => `${own}px`).join(" "))
      view.element.style.setProperty("--gw", heights.map((own) => `${own}px`).join(" "))
      const count = widths.length
      views.forEach((cell, index) => place(cell, [widths[index % count], heights[Math.floor(index / count)]], undefined, sizes))
    } else if (kind === "W") {
      const one = chosen(view, offer)
      show(view.element, one.element)
      place(one, offer, axis, sizes)
    } else if (kind === "Z" || kind === "B" && views.length > 1) {
      const first = kind === "Z" ? highest(views) : views
      for (const inside of views) place(inside, first.includes(inside) ? full : own, undefined, sizes)
    } else if (views.length) {
      const offered = inside(view, offer)
      // Where nothing in particular is offered, what is inside is offered what came of it.
      const isTold = (other) =>
        kind === "x" ? view.values[other] : kind === "l" && view.values.slice(3 * other, 3 * other + 3).some((own) => own !== undefined)
      place(views[0], both.map((other) => (isTold(other) ? offered[other] ?? own[other] : offered[other])), axis, sizes)
    }
  }

  // The room that an element has, but along the axes along which it has what it takes.
  function room(root, open) {
    if (open.startsWith("c")) {
      tell(root, "nz", "100%")
      const width = number(getComputedStyle(root).width)
      delete root.dataset.nz
      return [width, undefined]
    }
    const element = root.parentElement
    const style = getComputedStyle(element)
    const width = number(style.width) - element.offsetWidth + element.clientWidth
    const height = number(style.height) - element.offsetHeight + element.clientHeight
    return [
      open.includes("x") ? undefined : width - number(style.paddingLeft) - number(style.paddingRight),
      open.includes("y") ? undefined : height - number(style.paddingTop) - number(style.paddingBottom),
    ]
  }

  // A text keeps the length of its line, which rounding could break.
  function write(view, own) {
    let inner = view
    while (inner.kind !== "R" && inner.views[0]?.element === view.element) inner = inner.views[0]
    const [x, y] = both.map((axis) => own[axis] + view.spill[axis])
    const isFree = (axis) => inner.kind === "R" && inner.values[3 * axis + 2] === undefined && !isSymbol(view.element)
    tell(view.element, "sz", isFree(0) && Math.abs(x - inner.natural[0]) < 0.01 ? "max-content" : `${x}px`)
    view.element.style.setProperty("--sy", isFree(1) ? "auto" : `${y}px`)
    if (!inner.mayBeCut || !isFree(1)) return
    const { height, line, edges } = measured(view.element)
    if (height > y + 0.5 * line) tell(view.element, "ln", Math.max(1, Math.round((y - edges) / line)))
  }

  const lengths = new WeakMap() // of what was measured, as it was laid out
  const watched = new ResizeObserver((entries) => {
    const changed = entries.filter(({ target, borderBoxSize: [{ inlineSize, blockSize }] }) => {
      const last = lengths.get(target)
      lengths.set(target, inlineSize + 1e5 * blockSize)
      return last !== undefined && last !== lengths.get(target) && target.isConnected
    })
    if (changed.length) arrange(changed.map(({ target }) => target))
  })

  function watch({ element }) {
    lengths.delete(element)
    watched.unobserve(element)
    watched.observe(element)
  }

  return (find) => {
    for (const element of find("[data-lr]")) {
      const root = read(element)
      const unknown = leaves(root).filter(({ values }) => [1, 2, 4, 5].some((index) => values[index] === undefined))
      measure(unknown)
      const sizes = []
      place(root, room(element, element.dataset.lr), undefined, sizes)
      for (const [view, own] of sizes) write(view, own)
      unknown.forEach(watch)
    }
  }
}
