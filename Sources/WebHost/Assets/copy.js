// Copies of elements as they are seen, which can be a picture: each at its place, with the styles that paint.

const copying = () => {
  const doc = document
  const PAINTED = ("color,background-color,background-image,background-position,background-size,background-repeat," +
    "background-clip,-webkit-text-fill-color,border-top,border-right,border-bottom,border-left,border-radius,box-shadow,opacity," +
    "filter,clip-path,mask-image,mask-size,mask-position,mask-repeat,mask-mode,mix-blend-mode,isolation,visibility,overflow," +
    "font-family,font-size,font-weight,font-style,font-stretch,font-variant-numeric,line-height,letter-spacing,text-align," +
    "text-transform,text-decoration,white-space,overflow-wrap,word-break,text-overflow,-webkit-line-clamp,-webkit-box-orient," +
    "direction,z-index,rotate,scale,transform,transform-origin,object-fit,padding,vertical-align").split(",")
  const LINES = "fill,fill-rule,stroke,stroke-width,stroke-linecap,stroke-linejoin,stroke-dasharray,stroke-dashoffset,opacity".split(",")
  const COLOR = /\b(?:rgba?|hsla?|color|oklab|oklch|lab|lch)\([^()]*\)/g
  const OUT = "[data-do]" // is cut out of what lies below it
  const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  const tags = /^(SPAN|B|I|A)$/

  // A colour as white or black that is as opaque.
  const plain = (color, tone) => {
    const opacity = color.split("/")[1] ?? (color.startsWith("rgba") ? color.split(",")[3] : "1")
    return `rgb(${tone} / ${opacity.replace(/\)$/, "").trim()})`
  }

  // How an element is turned and scaled by itself, around its own corner.
  function own(style, width, height) {
    const matrix = new DOMMatrix()
    if (style.rotate === "none" && style.scale === "none" && style.transform === "none") return matrix
    const [x, y] = style.transformOrigin.split(" ").map(parseFloat)
    const [across, down] = style.scale === "none" ? [1] : style.scale.split(" ").map(Number)
    matrix.translateSelf(x, y).rotateSelf(style.rotate === "none" ? 0 : parseFloat(style.rotate)).scaleSelf(across, down ?? across)
    return matrix.multiplySelf(new DOMMatrix(style.transform)).translateSelf(-x, -y)
  }

  // The lengths of an element as they are before anything is turned or scaled, and where its middle is seen.
  function measure(element, style, outer) {
    const rect = element.getBoundingClientRect()
    const isWhole = style.boxSizing === "border-box"
    const edges = (one, other) => (isWhole ? 0 : parseFloat(style[one]) + parseFloat(style[other]))
    const width = parseFloat(style.width) + edges("paddingLeft", "paddingRight")
    const height = parseFloat(style.height) + edges("paddingTop", "paddingBottom")
    const turn = own(style, width, height)
    const linear = new DOMMatrix([turn.a, turn.b, turn.c, turn.d, 0, 0])
    return { width, height, turn, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, inside: outer.multiply(linear) }
  }

  // What is turned and scaled around an element.
  function around(element) {
    let result = new DOMMatrix()
    for (let box = element; box; box = box.parentElement) {
      const { a, b, c, d } = own(getComputedStyle(box), 0, 0)
      result = new DOMMatrix([a, b, c, d, 0, 0]).multiply(result)
    }
    return result
  }

  class Copy {
    definitions = new Map()
    pictures = [] // that are not loaded yet

    // White where the mask is opaque and black where something is cut out of it, or the mask as it is.
    constructor(hasHoles) {
      this.hasHoles = hasHoles
    }

    define(id) {
      const element = doc.getElementById(id)
      if (element) this.definitions.set(id, new XMLSerializer().serializeToString(element))
    }

    styles(style, names, tone) {
      return names.map((name) => {
        let value = style.getPropertyValue(name)
        if (!value || value === "none" || value === "normal") return ""
        if (tone) value = value.replace(COLOR, (color) => plain(color, tone))
        if (name === "filter") {
          value = value.replace(/url\("?[^")]*#([^")]+)"?\)/g, (_, id) => (this.define(id), `url(#${id})`))
        }
        return `${name}:${value};`
      }).join("")
    }

    // Where an element stands in the one around it.
    place(style, at, parent, parentStyle) {
      if (!parent) return ""
      const moved = parent.inside.inverse().transformPoint(new DOMPoint(at.x - parent.x, at.y - parent.y))
      const middle = at.turn.transformPoint(new DOMPoint(at.width / 2, at.height / 2))
      const left = moved.x + parent.width / 2 - middle.x - (parseFloat(parentStyle?.borderLeftWidth) || 0)
      const top = moved.y + parent.height / 2 - middle.y - (parseFloat(parentStyle?.borderTopWidth) || 0)
      const width = at.width + 0.02 // its lines break where they did
      const display = style.webkitLineClamp === "none" ? "block" : "-webkit-box"
      return `position:absolute;box-sizing:border-box;display:${display};left:${left}px;top:${top}px;width:${width}px;height:${at.height}px;`
    }

    // What a picture shows, as an address within the copy.
    source(picture) {
      if (!picture.complete || !picture.naturalWidth) {
        this.pictures.push(picture)
        return ""
      }
      const canvas = doc.createElement("canvas")
      const size = Math.min(1, 1024 / Math.max(picture.naturalWidth, picture.naturalHeight))
      canvas.width = picture.naturalWidth * size
      canvas.height = picture.naturalHeight * size
      canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL()
    }

    vector(element, style, place, tone) {
      const copy = element.cloneNode(true)
      const inside = [...element.querySelectorAll("*")]
      ;[...copy.querySelectorAll("*")].forEach((part, index) => {
        const use = part.getAttribute("href")
        if (use?.startsWith("#")) this.define(use.slice(1))
        part.style.cssText = this.styles(getComputedStyle(inside[index]), LINES, tone)
        part.removeAttribute("id")
      })
      copy.style.cssText = place + this.styles(style, [...PAINTED, ...LINES], tone) +
        (place ? "" : `width:${style.width};height:${style.height}`)
      copy.removeAttribute("id")
      copy.removeAttribute("class")
      return new XMLSerializer().serializeToString(copy)
    }

    pseudo(element, name, at, tone) {
      const style = getComputedStyle(element, name)
      const content = style.content.match(/^"(.*?)"/)?.[1] // without what is read in its place
      if (content === undefined || style.display === "none") return ""
      const edges = ["top", "right", "bottom", "left", "width", "height"].map((edge) => `${edge}:${style[edge]};`).join("")
      const place = style.position === "absolute" ? `position:absolute;box-sizing:border-box;${edges}` : ""
      return `<span style="${escaped(place + this.styles(style, PAINTED, tone))}">${escaped(content)}</span>`
    }

    element(element, parent, parentStyle, outerTone) {
      const style = getComputedStyle(element)
      if (style.display === "none" || element.matches(".mk,dialog")) return ""
      const tone = this.hasHoles && (element.closest(OUT) ? "0 0 0" : outerTone)
      const isInline = style.display.startsWith("inline")
      const at = measure(element, style, parent?.inside ?? new DOMMatrix())
      const place = isInline ? "" : this.place(style, at, parent, parentStyle)
      if (element instanceof SVGElement) return this.vector(element, style, place, tone)
      if (/^(IFRAME|VIDEO|CANVAS|OBJECT)$/.test(element.tagName)) throw Error(element.tagName.toLowerCase())
      let look = place + this.styles(style, PAINTED, tone)
      if (element.tagName === "IMG") {
        if (tone) look += `filter:brightness(0)${tone === "0 0 0" ? "" : " invert(1)"};`
        if (isInline) look += `width:${style.width};height:${style.height};`
        const address = this.source(element)
        return address && `<img style="${escaped(look)}" src="${address}"/>`
      }
      const inside = isInline ? parent : at
      const children = [...element.childNodes].map((child) => {
        if (child.nodeType === 3) return escaped(child.data)
        return child.nodeType === 1 ? this.element(child, inside, isInline ? parentStyle : style, tone) : ""
      })
      const all = [this.pseudo(element, "::before", at, tone), ...children, this.pseudo(element, "::after", at, tone)]
      const tag = isInline || tags.test(element.tagName) ? "span" : "div"
      return `<${tag} style="${escaped(look)}">${all.join("")}</${tag}>`
    }
  }

  return { Copy, measure, around, OUT }
}
