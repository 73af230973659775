import Foundation

/// The display of a canvas: drawings, with the views between them that were drawn among their steps.
@MainActor
struct CanvasLayers {
  /// What lies over another.
  private indirect enum Layer {
    case drawing([DrawingStep])
    case symbol(Int, copy: Int, size: CGSize, in: CGRect, DrawingStep)
    case group(DrawingStep, [Layer])
  }

  let size: CGSize
  let node: GraphNode
  let state: CanvasState
  private var layers: [Layer] = []
  /// How often each symbol is drawn.
  private var counts: [Int: Int] = [:]

  init(size: CGSize, node: GraphNode, state: CanvasState) {
    self.size = size
    self.node = node
    self.state = state
  }

  /// How many of each symbol are needed.
  var copies: Int { counts.values.max() ?? 0 }

  mutating func add(_ steps: [DrawingStep]) {
    layers = split(steps)
  }

  private mutating func split(_ steps: [DrawingStep]) -> [Layer] {
    var result: [Layer] = []
    var drawn: [DrawingStep] = []
    for step in steps {
      guard step.content.hasSymbols else {
        drawn.append(step)
        continue
      }
      if !drawn.isEmpty { result.append(.drawing(drawn)) }
      drawn = []
      switch step.content {
      case .symbol(let index, let size, let rect):
        let copy = counts[index, default: 0]
        counts[index] = copy + 1
        result.append(.symbol(index, copy: copy, size: size, in: rect, step))
      case .layer(let inner): result.append(.group(step, split(inner)))
      default: break
      }
    }
    if !drawn.isEmpty { result.append(.drawing(drawn)) }
    return result
  }

  /// The display, with what was made of the symbols for each copy.
  func display(symbols: [[DisplayNode]]) -> DisplayNode {
    let told = DisplayModifier.onGeometry(node.target)
    if case .drawing(let steps) = layers.first ?? .drawing([]), layers.count <= 1 {
      return DisplayNode(id: node.displayID, content: drawing(steps), modifiers: [told])
    }
    var part = 0
    let ground = DisplayNode(id: next(&part), content: drawing([]), modifiers: [told])
    let shown = layers.map { display($0, symbols, &part) }
    return DisplayNode(
      id: node.displayID, content: .layers(primary: 0, alignment: .topLeading), children: [ground] + shown)
  }

  private func display(_ layer: Layer, _ symbols: [[DisplayNode]], _ part: inout Int) -> DisplayNode {
    switch layer {
    case .drawing(let steps): return DisplayNode(id: next(&part), content: drawing(steps))
    case .symbol(let index, let copy, let size, let rect, let step):
      let id = next(&part)
      guard symbols.indices.contains(copy), symbols[copy].indices.contains(index) else {
        return DisplayNode(id: id, content: .empty)
      }
      let scale = CGAffineTransform(
        scaleX: size.width > 0 ? rect.width / size.width : 1, y: size.height > 0 ? rect.height / size.height : 1)
      let place = scale.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      var modifiers: [DisplayModifier] = [.fixedSize(horizontal: true, vertical: true)]
      modifiers += step.look + [.projection(ProjectionTransform(place.concatenating(step.transform)))]
      modifiers += [.hitTesting(false), .accessibility(Self.unseen)]
      if copy == 0 { modifiers.append(.onGeometry(target(index))) }
      return cut(
        DisplayNode(id: id, content: .box, modifiers: modifiers, children: [symbols[copy][index]]), step, &part)
    case .group(let step, let inside):
      let id = next(&part)
      let ground = DisplayNode(id: next(&part), content: drawing([]))
      let shown = inside.map { display($0, symbols, &part) }
      let group = DisplayNode(
        id: id, content: .layers(primary: 0, alignment: .topLeading),
        modifiers: step.look + [.projection(ProjectionTransform(step.transform))], children: [ground] + shown)
      return cut(group, step, &part)
    }
  }

  /// A node within the paths that cut a step.
  private func cut(_ inside: DisplayNode, _ step: DrawingStep, _ part: inout Int) -> DisplayNode {
    var result = inside
    for clip in step.clips.reversed() {
      let ground = DisplayNode(id: next(&part), content: drawing([]))
      result = DisplayNode(
        id: next(&part), content: .layers(primary: 0, alignment: .topLeading), modifiers: [.clip(.path(clip.part))],
        children: [ground, result])
    }
    return result
  }

  private static let unseen: AccessibilityProperties = {
    var properties = AccessibilityProperties()
    properties.isHidden = true
    return properties
  }()

  private func next(_ part: inout Int) -> DisplayNode.ID {
    part += 1
    return node.displayID(part: part)
  }

  private func drawing(_ steps: [DrawingStep]) -> DisplayContent {
    .drawing(DrawingContent(size: size, steps: steps))
  }

  private func target(_ index: Int) -> EventTarget {
    node.target(for: "symbol \(index)") { [state] event in
      guard case .geometry(let frame) = event, state.symbolSizes.get()[index] != frame.size else { return }
      state.symbolSizes.set(state.symbolSizes.get().merging([index: frame.size]) { $1 })
    }
  }
}
