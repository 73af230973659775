import Foundation
import ViewGraph

extension Box {
  /// Adds what one modifier says; they come from the innermost to the outermost.
  mutating func apply(_ modifier: DisplayModifier, _ node: DisplayNode, _ state: RenderState) {
    switch modifier {
    case .font, .foreground, .foregroundLevels, .tint, .accented, .lineLimit, .minimumLines, .textAlignment,
      .truncation,
      .lineSpacing, .textCase, .textSelection,
      .minimumScaleFactor, .colorScheme, .layoutDirection, .textScale:
      applyText(modifier, node)
    case .aspectRatio, .fixedSize, .padding, .frame, .gridSpan, .gridLine, .gridPlace, .gridAnchor, .gridUnsized,
      .pinned,
      .ignoresSafeArea, .safeArea, .layoutPriority, .position, .place, .offset,
      .containerFrame, .guide, .scrollTargets, .unsqueezed:
      applyLayout(modifier, node)
    case .background, .border, .clip, .mask, .shadow, .blur, .filter, .opacity, .blendMode, .rotation, .rotation3D,
      .scale, .projection,
      .isolated, .cutting, .zIndex, .hidden, .commandsOnly, .shownWithFocus, .shownInSearch, .redacted:
      applyLook(modifier, node)
    case .colorMultiply(let paint): filters.append(state.filter(.multiply(paint.cssColor ?? "#fff")))
    case .luminanceToAlpha: filters.append(state.filter(.luminanceToAlpha))
    case .contentTransition, .matchedGeometry, .symbolEffect, .hoverEffect: applyMotion(modifier, state)
    case .animation(let spec, let reach): Motion.animate(reach, spec, &self)
    case .looping(let from, let spec):
      Motion.loop(from, spec, node, state, &style)
    case .projections(let frames, let spec, let serial):
      Motion.projections(frames, spec, serial, state, &style)
    case .transition:
      break
    case .disabled, .focusable, .hitTesting, .contentShape, .onPress, .onLongPress, .onHover, .onKeyCommand, .onDrag,
      .letsScroll, .onPinch,
      .onPointerMove, .draggable, .onDrop, .onGeometry, .onVisibility, .contextMenu, .menuStaysOpen, .swipeAction,
      .help, .badge, .accessibility:
      applyBehavior(modifier, node)
    }
  }

  private mutating func applyText(_ modifier: DisplayModifier, _ node: DisplayNode) {
    switch modifier {
    case .font(let font): add(font)
    case .foreground(let paint): applyForeground(paint, node)
    case .foregroundLevels(let paints):
      hasLevels = true
      if let color = paints.first?.textColor { style.add("--f2", color) }
      if let color = paints.dropFirst().first?.textColor { style.add("--f3", color) }
      // Symbols take several colours for the palette of their layers.
      if let color = paints.first?.surfaceColor {
        style.add("--yl", color)
        style.add("--yk", "1")
      }
    case .accented: style.add("color", "var(--f,var(--tint))")
    case .tint(let paint, let paintsSwitches):
      guard let color = paint.cssColor else {
        if let image = paint.cssImage { style.add("--tb", image) }
        return
      }
      style.add("--tint", color)
      if paintsSwitches { style.add("--tg", color) }
    case .lineLimit(let limit): lineLimit = .some(limit.flatMap { $0 > 0 ? $0 : nil })
    case .textAlignment(let alignment): style.add("text-align", alignment.css)
    case .minimumLines(let lines): minimumLines = .some(lines)
    case .minimumScaleFactor(let factor): scaleFactor = factor
    case .truncation(let mode): truncation = mode
    case .lineSpacing(let spacing):
      lineSpacing = spacing
      style.add("--ls", .px(spacing))
    case .textCase(let textCase): style.add("text-transform", textCase.css)
    case .textSelection(let isSelectable): style.add("user-select", isSelectable ? "text" : "none")
    case .colorScheme(let scheme): attributes.append(("data-cs", scheme.css))
    case .layoutDirection(let direction):
      attributes.append(("dir", direction == .rightToLeft ? "rtl" : "ltr"))
    case .textScale(let size):
      for (name, points) in size.points { style.add(name, "\(points / 16)rem") }
      style.add("font-size", "\(size.scale * 1.0625)rem")
    default: break
    }
  }

  private mutating func applyForeground(_ paint: Paint, _ node: DisplayNode) {
    foreground = paint
    if case .shape = node.content { return }
    // Text is darker in light surroundings, to be read; a picture is in the very colour.
    if case .image = node.content, !paint.isHierarchical, let color = paint.cssColor {
      style.add("color", color)
    } else if !node.content.isSymbol || !paint.isGradient {
      style.color(paint)
    }
    guard node.content.holdsControls else { return }
    // Labels of buttons inside have the tint unless a view around them says otherwise.
    if let color = paint.textColor { style.add("--f", color) }
    // Shapes inside are painted with the very colour, where that of text is darker to be read, or with the gradient.
    if !paint.isHierarchical, let surface = paint.cssImage ?? paint.cssColor { style.add("--fp", surface) }
  }

  private mutating func applyLayout(_ modifier: DisplayModifier, _ node: DisplayNode) {
    switch modifier {
    case .aspectRatio(let ratio, let mode):
      aspect = Aspect(ratio: ratio, mode: mode)
      if let ratio, node.content.isPicture { style.add("aspect-ratio", "\(ratio)") }
    case .fixedSize(let horizontal, let vertical):
      if horizontal && !node.layout.horizontal.isFixed {
        style.add("width", "max-content")
        style.add("min-width", "max-content")
      }
      if vertical && !node.layout.vertical.isFixed {
        style.add("height", "max-content")
        add("fv")
      }
    case .unsqueezed(let room):
      style.add("width", "max-content")
      style.add("max-width", "calc(100% + \(.px(room)))")
    case .padding(let insets): style.pad(insets)
    case .frame(let size):
      style.frame(size)
      // A limit in percent would let rows squeeze pictures, which count as infinitely narrow with it.
      if size.width != nil, node.content.isPicture { style.add("max-width", "100vw") }
      frameAlignment = size.alignment
      if aspect?.mode == .fit, case .image = node.content {
        if size.width == nil, size.maxWidth == nil, size.height != nil { followingAxes = .horizontal }
        if size.height == nil, size.maxHeight == nil, size.width != nil { followingAxes = .vertical }
      }
      if let width = size.width ?? size.maxWidth, width.isFinite { shownWidth = Int(saturating: width.rounded(.up)) }
    case .gridSpan, .gridLine, .gridPlace, .gridAnchor, .gridUnsized, .pinned: applyCell(modifier)
    case .ignoresSafeArea(let edges):
      style.ignoreSafeArea(edges)
      if node.layout.horizontal.fills { style.add("max-width", "none") }
    case .safeArea(let insets):
      add("sa")
      style.safeArea(insets)
    case .position(let point):
      // The box takes all the space there is, and so does what is in it: its middle is moved to the point.
      style.add("translate", "calc((\(.points(point.x)) - 50%)*var(--dx,1)) calc(\(.points(point.y)) - 50%)")
    case .place(let place): style.place(at: place)
    case .guide(let move):
      if let above = move.above {
        style.add("height", .px(above))
        style.add("margin-bottom", .px(move.offset.height))
        style.add("place-items", "start")
        // Its lower edge is its baseline, not that of what is in it.
        style.add("contain", "layout")
        break
      }
      style.add("position", "relative")
      let (offset, lean) = (move.offset, move.lean)
      if lean.width != 0 || offset.width != 0 {
        style.add(
          "inset-inline-start",
          lean.width == 0 ? .px(offset.width) : "calc(\(lean.width * 100)% + \(.points(offset.width)))")
      }
      if lean.height != 0 || offset.height != 0 {
        style.add(
          "top", lean.height == 0 ? .px(offset.height) : "calc(\(lean.height * 100)% + \(.points(offset.height)))")
      }
      if lean != .zero {
        style.add("translate", "calc(\(-lean.width * 100)%*var(--dx,1)) \(-lean.height * 100)%")
      }
    case .containerFrame(let frame):
      add(frame.axes.contains(.horizontal) ? "cr kx" : "cr")
      if frame.axes.contains(.vertical) { add("cv") }
      style.containerFrame(frame)
      frameAlignment = frame.alignment
      if aspect?.mode == .fit, case .image = node.content {
        if frame.axes == .horizontal { followingAxes = .vertical }
        if frame.axes == .vertical { followingAxes = .horizontal }
      }
    case .scrollTargets: add("tl")
    case .offset(let size): style.add("translate", "\(.px(size.width)) \(.px(size.height))")
    default: break
    }
  }

  /// How the node stands in its cell of a grid, or among what scrolls.
  private mutating func applyCell(_ modifier: DisplayModifier) {
    switch modifier {
    case .gridSpan(let count): style.add("grid-column", "span \(count)")
    case .gridLine(let axis): style.add(axis == .vertical ? "grid-column" : "grid-row", "1/-1")
    case .gridPlace(let horizontal, let vertical):
      if let horizontal { style.add("justify-self", horizontal.css) }
      if let vertical { style.add("align-self", vertical.css) }
    case .gridAnchor(let anchor):
      // By so much of the cell one way, and by so much of the view the other.
      style.add("place-self", "start")
      style.add("position", "relative")
      style.add("inset-inline-start", "\(anchor.x * 100)%")
      style.add("top", "\(anchor.y * 100)%")
      style.add("translate", "calc(\(anchor.x * -100)%*var(--dx,1)) \(anchor.y * -100)%")
    case .gridUnsized(let axes):
      if axes.contains(.horizontal) {
        style.add("width", "0")
        style.add("min-width", "100%")
      }
      if axes.contains(.vertical) {
        style.add("height", "0")
        style.add("min-height", "100%")
      }
    case .pinned(let edge):
      style.add("position", "sticky")
      // A scroll view's own padding, where a large title lies over it, counts for what sticks.
      style.add(edge.inset, edge == .top ? "var(--ps,0)" : "0")
      style.add("z-index", "2")
    default: break
    }
  }

  private mutating func applyLook(_ modifier: DisplayModifier, _ node: DisplayNode) {
    switch modifier {
    case .background(let paint, let shape):
      style.fill(paint)
      if node.content.holdsControls, !paint.isClear { add("ht") }
      if let shape { style.round(shape) }
    case .border(let paint, let width):
      if node.content.isContainer || paint.cssColor == nil && !node.content.isReplaced {
        // In front of what is inside.
        add("bo")
        style.add("--bw", .px(width))
        if paint.cssColor == nil, let image = paint.cssImage {
          add("bi")
          style.add("--bi", image)
          if let size = paint.pictureSize { style.add("--bs", size) }
        } else {
          style.add("--bc", paint.cssColor ?? "currentColor")
        }
      } else {
        style.add("box-shadow", "inset 0 0 0 \(.px(width)) \(paint.cssColor ?? "currentColor")")
      }
    case .clip(let shape): style.clip(shape)
    case .mask(let paint):
      let color = paint.cssColor ?? "#000"
      style.add("mask", paint.cssImage ?? "linear-gradient(\(color),\(color))")
    case .shadow(let paint, let radius, let x, let y):
      if let shape = node.material {
        // A filter would hide from a material what is behind it.
        style.add("box-shadow", .boxShadow(paint, radius: radius, x: x, y: y))
        style.round(shape)
      } else {
        filters.append(.shadow(paint, radius: radius, x: x, y: y))
      }
    case .isolated:
      style.add("isolation", "isolate")
      attributes.append(("data-gp", ""))
    case .blendMode("destination-out"):
      needsMore()
      attributes.append(("data-do", ""))
    case .blendMode("source-atop"):
      needsMore()
      attributes.append(("data-at", ""))
    case .blendMode("destination-over"): style.add("z-index", "-1")
    case .blur(let radius): filters.append("blur(\(.px(radius)))")
    case .filter(let filter, let amount): filters.append(filter.css(amount))
    case .opacity(let opacity):
      style.add("opacity", "\(opacity)")
      if opacity < 0.01 { add("nh") }
    case .blendMode(let name): if let mode = CSS.blendMode(name) { style.add("mix-blend-mode", mode) }
    case .rotation(let angle, let anchor):
      style.add("rotate", "\(angle.degrees)deg")
      style.anchor(anchor)
    case .rotation3D(let angle, let axis, let anchor, let depth, let perspective):
      let turn: CSS = "rotate3d(\(axis.x),\(axis.y),\(axis.z),\(angle.degrees)deg)"
      let moved: CSS = depth == 0 ? turn : "translateZ(\(.px(depth))) \(turn) translateZ(\(.px(-depth)))"
      style.add("transform", perspective > 0 ? "perspective(\(.px(node.depth / perspective))) \(moved)" : moved)
      style.anchor(anchor)
    case .scale(let size, let anchor):
      style.add("scale", size.width == size.height ? "\(size.width)" : "\(size.width) \(size.height)")
      style.anchor(anchor)
    case .projection(let transform):
      add("tf")
      style.add("transform", transform.css)
      style.anchor(.topLeading)
    case .zIndex(let index): style.add("z-index", "\(Int(saturating: max(-9_999, min(9_999, index)) * 10))")
    case .hidden: style.add("visibility", "hidden")
    case .shownWithFocus: add("sf")
    case .shownInSearch:
      add("qx")
      attributes.append(("tabindex", "-1"))
    case .commandsOnly: style.add("display", "none")
    case .redacted: add("rd")
    default: break
    }
  }

  private mutating func applyMotion(_ modifier: DisplayModifier, _ state: RenderState) {
    switch modifier {
    case .contentTransition(let name):
      if name == "identity" { return }
      needsMore()
      attributes.append(("data-ct", name))
    case .matchedGeometry(let name):
      needsMore()
      attributes.append(("data-mg", name))
    case .symbolEffect(let effect):
      add("mf")
      style.add("--fx", Motion.symbolEffect(effect))
    case .hoverEffect(let name): add(name == "lift" ? "hu" : "hh")
    default: break
    }
  }

  private mutating func applyBehavior(_ modifier: DisplayModifier, _ node: DisplayNode) {
    switch modifier {
    case .disabled: isDisabled = true
    case .focusable(let tie):
      attributes.append(("tabindex", "0"))
      if let tie, !node.content.tellsFocus { focus = tie }
    case .hitTesting(let isOn): if !isOn { add("nh") }
    case .contentShape(.rectangle): add("ht")
    case .contentShape(let shape):
      add("ht hs")
      style.round(shape)
    case .onPress(let target, let count, let precedence): join("data-p", target.name + precedence.mark(count))
    case .onLongPress(let target, let duration, let distance, let pressing):
      needsMore()
      let numbers = [min(duration, 1e6), min(distance, 1e6)].map(\.shortText).joined(separator: ",")
      join("data-lp", "\(target.name),\(numbers)\(pressing.map { "," + $0.name } ?? "")")
    case .onHover(let target):
      needsMore()
      join("data-ho", target.name)
    case .onKeyCommand(let target, let key): join("data-kt", "\(target.name),\(key)")
    case .onDrag(let target, let distance):
      needsMore()
      join("data-dr", "\(target.name),\(Double(distance).shortText)")
    case .letsScroll(let axes):
      style.add(
        "touch-action", axes == .vertical ? "pan-y" : axes == .horizontal ? "pan-x" : axes.isEmpty ? "none" : "auto")
    case .onPinch(let target):
      needsMore()
      join("data-pi", target.name)
    case .onPointerMove(let target):
      needsMore()
      join("data-hm", target.name)
    case .draggable(let target):
      needsMore()
      attributes.append(("draggable", "true"))
      join("data-ds", target.name)
    case .onDrop(let target):
      needsMore()
      add("ht")
      join("data-dd", target.name)
    case .onGeometry(let target): join("data-g", target.name)
    case .onVisibility(let target): join("data-ap", target.name)
    case .contextMenu:
      needsMore()
      attributes.append(("data-m", ""))
    case .menuStaysOpen(let stays): attributes.append(("data-ks", stays ? "1" : ""))
    case .swipeAction(let edge, let isFull):
      add(edge == .leading ? "wl" : "wt")
      if isFull { add("wf") }
      needsMore()
    case .help(let text): attributes.append(("title", text))
    case .badge(let text): attributes.append(("data-badge", text))
    case .accessibility(let properties): apply(properties, node.content)
    default: break
    }
  }

  /// Adds to an attribute that holds several values.
  private mutating func join(_ name: StaticString, _ value: String) {
    if let index = attributes.firstIndex(where: { $0.0.isSame(as: name) }) {
      attributes[index].1 += " " + value
    } else {
      attributes.append((name, value))
    }
  }
}

extension GesturePrecedence {
  /// What the page is told of a tap besides its target; nothing in the common case.
  fileprivate func mark(_ count: Int) -> String {
    let kind = self == .inner ? "" : String(rawValue.prefix(1))
    return count > 1 ? ",\(kind),\(count)" : kind.isEmpty ? "" : ",\(kind)"
  }
}

extension DisplayContent {
  /// True for symbols.
  fileprivate var isSymbol: Bool {
    if case .image(let image) = self, case .symbol = image.source { return true }
    return false
  }

  /// True for pictures, which browsers stretch and squeeze as elements of their own.
  fileprivate var isPicture: Bool {
    if case .image = self { return true }
    return false
  }

  /// True where something with a foreground of its own may stand inside.
  var holdsForeground: Bool {
    if case .text(let text) = self { return text.runs.contains { $0.style.color?.isHierarchical ?? false } }
    return holdsControls
  }

  /// True where buttons and links may stand inside, or are meant themselves.
  fileprivate var holdsControls: Bool {
    switch self {
    case .text, .image, .shape, .spacer, .divider, .drawing, .embedded: false
    default: true
    }
  }
}

extension DisplayNode {
  /// How far from the eye a view stands that is turned in space: as far as its longer side, where that is known.
  fileprivate var depth: CGFloat {
    let sides = [layout.horizontal, layout.vertical].compactMap { $0.isFixed ? $0.maximum : nil }
    return sides.count == 2 ? max(sides[0], sides[1], 1) : 500
  }
}
