import Foundation
import ViewGraph

extension Box {
  /// Adds what one modifier says; they come from the innermost to the outermost.
  mutating func apply(_ modifier: DisplayModifier, _ node: DisplayNode, _ state: RenderState) {
    switch modifier {
    case .font, .foreground, .foregroundLevels, .tint, .lineLimit, .textAlignment, .truncation, .lineSpacing, .textCase,
      .textSelection,
      .minimumScaleFactor, .colorScheme, .layoutDirection, .textScale:
      applyText(modifier, node)
    case .aspectRatio, .fixedSize, .padding, .frame, .gridSpan, .ignoresSafeArea, .layoutPriority, .position, .offset,
      .containerFrame, .guide, .scrollTargets:
      applyLayout(modifier, node)
    case .background, .border, .clip, .mask, .shadow, .blur, .filter, .opacity, .blendMode, .rotation, .rotation3D,
      .scale, .projection,
      .zIndex, .hidden, .commandsOnly, .shownWithFocus, .shownInSearch, .redacted:
      applyLook(modifier)
    case .colorMultiply(let paint): filters.append(state.filter(.multiply(paint.cssColor ?? "#fff")))
    case .luminanceToAlpha: filters.append(state.filter(.luminanceToAlpha))
    case .contentTransition, .matchedGeometry, .symbolEffect, .hoverEffect: applyMotion(modifier, state)
    case .animation(let spec):
      style.add("transition", "all \(Motion.timing(spec))")
    case .looping(let from, let spec):
      Motion.loop(from, spec, node, state, &style)
    case .projections(let frames, let spec, let serial):
      Motion.projections(frames, spec, serial, state, &style)
    case .transition:
      break
    case .disabled, .focusable, .hitTesting, .onPress, .onLongPress, .onHover, .onKeyCommand, .onDrag, .onPinch,
      .onPointerMove, .draggable, .onDrop, .onGeometry, .contextMenu,
      .help, .badge, .accessibility:
      applyBehavior(modifier, node)
    }
  }

  private mutating func applyText(_ modifier: DisplayModifier, _ node: DisplayNode) {
    switch modifier {
    case .font(let font): add(font)
    case .foreground(let paint):
      style.color(paint)
      // Labels of buttons inside have the tint unless a view around them says otherwise.
      if node.content.holdsControls, let color = paint.textColor { style.add("--f", color) }
    case .foregroundLevels(let paints):
      if let color = paints.first?.textColor { style.add("--f2", color) }
      if let color = paints.dropFirst().first?.textColor { style.add("--f3", color) }
    case .tint(let paint): if let color = paint.cssColor { style.add("--tint", color) }
    case .lineLimit(let limit): lineLimit = .some(limit.flatMap { $0 > 0 ? $0 : nil })
    case .textAlignment(let alignment): style.add("text-align", alignment.css)
    case .truncation(let mode): if mode == .head { style.add("direction", "rtl") }
    case .lineSpacing(let spacing): style.add("--ls", .px(spacing))
    case .textCase(let textCase): style.add("text-transform", textCase.css)
    case .textSelection(let isSelectable): style.add("user-select", isSelectable ? "text" : "none")
    case .colorScheme(let scheme): attributes.append(("data-cs", scheme.css))
    case .layoutDirection(let direction):
      attributes.append(("dir", direction == .rightToLeft ? "rtl" : "ltr"))
    case .textScale(let scale):
      style.add("--ts", "\(scale)")
      style.add("font-size", "\(scale * 1.0625)rem")
    default: break
    }
  }

  private mutating func applyLayout(_ modifier: DisplayModifier, _ node: DisplayNode) {
    switch modifier {
    case .aspectRatio(let ratio, let mode):
      aspect = Aspect(ratio: ratio, mode: mode)
      if let ratio { style.add("aspect-ratio", "\(ratio)") }
    case .fixedSize(let horizontal, let vertical):
      style.add("flex-shrink", "0")
      if horizontal { style.add("white-space", "nowrap") }
      if vertical { style.add("height", "max-content") }
    case .padding(let insets): style.pad(insets)
    case .frame(let size):
      style.frame(size)
      // A limit in percent would let rows squeeze pictures, which count as infinitely narrow with it.
      if size.width != nil, node.content.isPicture { style.add("max-width", "100vw") }
      if let width = size.maxWidth, width.isFinite { add("mx") }
      frameAlignment = size.alignment
      if aspect?.mode == .fit, case .image = node.content {
        if size.width == nil, size.maxWidth == nil, size.height != nil { followingAxes = .horizontal }
        if size.height == nil, size.maxHeight == nil, size.width != nil { followingAxes = .vertical }
      }
      if let width = size.width ?? size.maxWidth, width.isFinite { shownWidth = Int(width.rounded(.up)) }
    case .gridSpan(let count): style.add("grid-column", "span \(count)")
    case .ignoresSafeArea(let edges): style.ignoreSafeArea(edges)
    case .layoutPriority(let priority):
      style.add("flex-shrink", priority > 0 ? "0.01" : priority < 0 ? "99" : "1")
    case .position(let point):
      style.add("position", "absolute")
      style.add("left", .px(point.x))
      style.add("top", .px(point.y))
      style.add("translate", "-50% -50%")
    case .guide(let move):
      style.add("position", "relative")
      if move.width != 0 { style.add("inset-inline-start", .px(move.width)) }
      if move.height != 0 { style.add("top", .px(move.height)) }
    case .containerFrame(let frame):
      add("cr")
      style.containerFrame(frame)
      frameAlignment = frame.alignment
    case .scrollTargets: add("tl")
    case .offset(let size): style.add("translate", "\(.px(size.width)) \(.px(size.height))")
    default: break
    }
  }

  private mutating func applyLook(_ modifier: DisplayModifier) {
    switch modifier {
    case .background(let paint, let shape):
      style.fill(paint)
      if let shape { style.round(shape) }
    case .border(let paint, let width):
      style.add("box-shadow", "inset 0 0 0 \(.px(width)) \(paint.cssColor ?? "currentColor")")
    case .clip(let shape): style.clip(shape)
    case .mask(let paint):
      let color = paint.cssColor ?? "#000"
      style.add("mask", paint.cssImage ?? "linear-gradient(\(color),\(color))")
    case .shadow(let paint, let radius, let x, let y):
      filters.append(.shadow(paint, radius: radius, x: x, y: y))
    case .blur(let radius): filters.append("blur(\(.px(radius)))")
    case .filter(let filter, let amount): filters.append(filter.css(amount))
    case .opacity(let opacity): style.add("opacity", "\(opacity)")
    case .blendMode(let name): if let mode = CSS.blendMode(name) { style.add("mix-blend-mode", mode) }
    case .rotation(let angle, let anchor):
      style.add("rotate", "\(angle.degrees)deg")
      style.anchor(anchor)
    case .rotation3D(let angle, let axis, let anchor):
      style.add(
        "transform", "perspective(500px) rotate3d(\(axis.x),\(axis.y),\(axis.z),\(angle.degrees)deg)")
      style.anchor(anchor)
    case .scale(let size, let anchor):
      style.add("scale", size.width == size.height ? "\(size.width)" : "\(size.width) \(size.height)")
      style.anchor(anchor)
    case .projection(let transform):
      add("tf")
      style.add("transform", transform.css)
      style.anchor(.topLeading)
    case .zIndex(let index): style.add("z-index", "\(Int(max(-9_999, min(9_999, index)) * 10))")
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
      add("fx")
      style.add("--fx", Motion.symbolEffect(effect))
    case .hoverEffect(let name): add(name == "lift" ? "hu" : "hh")
    default: break
    }
  }

  private mutating func applyBehavior(_ modifier: DisplayModifier, _ node: DisplayNode) {
    switch modifier {
    case .disabled:
      isDisabled = true
      add("di")
    case .focusable: attributes.append(("tabindex", "0"))
    case .hitTesting(let isOn): style.add("pointer-events", isOn ? "auto" : "none")
    case .onPress(let target, let count, let precedence): join("data-p", target.name + precedence.mark(count))
    case .onLongPress(let target, let duration): join("data-lp", "\(target.name),\(duration.shortText)")
    case .onHover(let target): join("data-ho", target.name)
    case .onKeyCommand(let target, let key): join("data-kt", "\(target.name),\(key)")
    case .onDrag(let target, let distance): join("data-dr", "\(target.name),\(Double(distance).shortText)")
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
      join("data-dd", target.name)
    case .onGeometry(let target): join("data-g", target.name)
    case .contextMenu: attributes.append(("data-m", ""))
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
  /// True for pictures and shapes, which browsers stretch and squeeze as elements of their own.
  fileprivate var isPicture: Bool {
    switch self {
    case .image, .shape: true
    default: false
    }
  }

  /// True where buttons and links may stand inside, or are meant themselves.
  fileprivate var holdsControls: Bool {
    switch self {
    case .text, .image, .shape, .spacer, .divider, .drawing: false
    default: true
    }
  }
}
