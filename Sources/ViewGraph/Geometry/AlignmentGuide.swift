import Foundation

/// A guide that a view has set itself: where it lies, and where it would lie otherwise.
///
/// Programs lay out lines of tags by guides that count along: each closure adds to a variable that they share. So a
/// container asks all guides of its views anew, one view after the other, whenever it is laid out, and each once.
final class ExplicitGuide {
  let usual: CGFloat
  let id: any AlignmentID.Type
  /// The axis along which the guide is a place.
  let axis: Axis
  /// How many guides the view had when this one was set: they are asked in that order.
  let order: Int
  /// The guide as the view that has set it knows it; nil for what combines several.
  let own: Own?
  /// How long the view is that has the guide, as far as it is told.
  let length: CGFloat?
  private let compute: () -> CGFloat
  private(set) lazy var value = compute()

  /// A guide in the view that has set it, and who is told where that view lies.
  struct Own {
    var probe: GuideProbe
    var value: () -> CGFloat
  }

  init(
    usual: CGFloat, id: any AlignmentID.Type, axis: Axis, order: Int = 0, own: Own? = nil,
    length: CGFloat? = nil, compute: @escaping () -> CGFloat
  ) {
    self.usual = usual
    self.own = own
    self.length = length
    self.id = id
    self.axis = axis
    self.order = order
    self.compute = compute
  }

  /// Asks for the value anew.
  func ask() { value = compute() }
}

/// The guides that a view has set itself.
enum AlignmentGuidesTrait: ViewTraitKey {
  typealias Value = [ObjectIdentifier: ExplicitGuide]
}

/// Sets a guide of a view. Guides that depend on the view's size are right once the renderer has told it.
nonisolated struct AlignmentGuideModifier: PrimitiveModifier {
  let guide: any AlignmentID.Type
  let axis: Axis
  let compute: (ViewDimensions) -> CGFloat

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let probe = node.local as? GuideProbe
    let told = probe?.size.get() ?? .zero
    let layout = content.displays.first { !$0.isPresentation }?.layout
    let (width, height) = (layout?.horizontal.known ?? told.width, layout?.vertical.known ?? told.height)
    let target = node.target
    var result = content.mapDisplays {
      LayoutRules.apply([.onGeometry(target)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
    for index in result.items.indices {
      var guides = result.items[index].traits[AlignmentGuidesTrait.self] ?? [:]
      let inner = guides
      // What is set further in can be asked for.
      let value = { compute(ViewDimensions(width: width, height: height, explicit: inner.mapValues(\.value))) }
      guides[ObjectIdentifier(guide)] = ExplicitGuide(
        usual: guide.defaultValue(in: ViewDimensions(width: width, height: height)), id: guide, axis: axis,
        order: guides.count, own: probe.map { ExplicitGuide.Own(probe: $0, value: value) },
        length: told == .zero ? nil : axis == .horizontal ? width : height, compute: value)
      result.items[index].traits[AlignmentGuidesTrait.self] = guides
    }
    return result
  }

  @MainActor func didMount(_ node: ModifierNode) {
    node.local = GuideProbe(node)
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    if case .geometry(let frame) = event { (node.local as? GuideProbe)?.take(frame) }
  }
}

extension Output {
  /// How far the view's guide lies beyond where it usually does.
  func shift(of guide: any AlignmentID.Type) -> CGFloat {
    guard let explicit = traits[AlignmentGuidesTrait.self]?[ObjectIdentifier(guide)] else { return 0 }
    return explicit.value - explicit.usual
  }

  /// How far the view's guides lie beyond where they usually do.
  func shift(of alignment: Alignment) -> CGSize {
    CGSize(width: shift(of: alignment.horizontal.id), height: shift(of: alignment.vertical.id))
  }
}

extension DisplayNode {
  /// The node with room around it that guides make: it is offered as much as without.
  @MainActor
  fileprivate func within(_ insets: EdgeInsets, at site: some DisplaySite) -> DisplayNode {
    let range = layout.horizontal
    let isSqueezed = insets.leading > 0 && range.maximum == nil
    let inner =
      isSqueezed
      ? DisplayNode(
        id: site.wrapperID(for: id), content: .box, modifiers: [.unsqueezed(insets.leading)], children: [self]) : self
    return LayoutRules.apply([.padding(insets)], to: inner, wrapperID: site.wrapperID(for: inner.id))
  }
}

extension LayoutRange {
  /// The length, where it is the same whatever is offered.
  fileprivate var known: CGFloat? { isFixed ? maximum : nil }
}

extension Outputs {
  /// True where a view has set a guide itself.
  var hasGuides: Bool {
    for item in items where item.traits.has(AlignmentGuidesTrait.self) { return true }
    return false
  }

  /// The outputs moved so that guides of their own lie where a frame among modifiers aligns them; past the frame the
  /// guides are the frame's.
  @MainActor
  func alignedInFrame(_ modifiers: [DisplayModifier], at site: some DisplaySite) -> Outputs {
    guard case .frame(let size)? = modifiers.first else { return self }
    let lean = size.alignment.lean
    guard hasGuides || lean != .zero else { return self }
    var result = self
    for index in items.indices where !items[index].display.isPresentation {
      let shift = items[index].shift(of: size.alignment)
      let move = GuideMove(CGSize(width: -shift.width, height: -shift.height), lean: lean)
      if move.isNone { continue }
      let display = items[index].display
      result.items[index].display = LayoutRules.apply(
        [.guide(move)], to: display,
        wrapperID: site.wrapperID(for: display.id))
    }
    return result
  }

  /// The outputs with room around the views that have guides of their own, and around those beside them, so that
  /// these guides, rather than the usual ones, lie on the container's.
  @MainActor
  func aligned(_ alignment: Alignment, along axes: Axis.Set, at site: some DisplaySite) -> Outputs {
    let lean = alignment.lean
    guard hasGuides || lean != .zero else { return self }
    for item in items {
      let guides = item.traits[AlignmentGuidesTrait.self]?.values.sorted { $0.order < $1.order }
      for guide in guides ?? [] { guide.ask() }
    }
    var result = self
    let horizontal = axes.contains(.horizontal) ? GuideShifts(items, alignment.horizontal) : nil
    let vertical = axes.contains(.vertical) ? GuideShifts(items, alignment.vertical) : nil
    for index in items.indices where !items[index].display.isPresentation {
      var insets = EdgeInsets()
      (insets.leading, insets.trailing) = horizontal?.room(at: index) ?? (0, 0)
      (insets.top, insets.bottom) = vertical?.room(at: index) ?? (0, 0)
      let display = items[index].display
      if insets != EdgeInsets() {
        result.items[index].display = display.within(insets, at: site)
        continue
      }
      var move = GuideMove(CGSize(width: 0, height: vertical?.move(at: index) ?? 0))
      if horizontal?.isKnown == false { move.lean.width = lean.width }
      if vertical?.isKnown == false { move.lean.height = lean.height }
      if move.isNone { continue }
      if alignment.vertical.isOfText, move.offset.height > 0, let height = display.layout.vertical.known,
        !display.holdsText
      {
        // Without a text its lower edge is its baseline.
        move.above = max(height - move.offset.height, 0)
      }
      result.items[index].display = LayoutRules.apply(
        [.guide(move)], to: display, wrapperID: site.wrapperID(for: display.id))
    }
    return result
  }
}

extension DisplayNode {
  /// True where something in it has a baseline.
  fileprivate var holdsText: Bool {
    if case .text = content { return true }
    return children.contains(where: \.holdsText)
  }
}

extension VerticalAlignment {
  fileprivate var isOfText: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}

extension View {
  /// Sets where a guide from side to side lies in the view.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: g.id, axis: .horizontal, compute: computeValue))
  }

  /// Sets where a guide from top to bottom lies in the view.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: g.id, axis: .vertical, compute: computeValue))
  }
}
