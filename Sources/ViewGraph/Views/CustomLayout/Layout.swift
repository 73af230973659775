import Foundation

/// A container whose places a program computes.
///
/// The sizes of the views are the browser's to tell: a layout is made for estimates at first, and again as soon as the
/// browser has told the sizes, so programs see their layouts called several times.
public protocol Layout: Animatable {
  /// What the layout keeps between its calls; nothing by default.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews

  /// What containers may know of the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what the layout keeps.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what the layout keeps up to date.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Gives each view its place.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// A container with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What containers may know of a layout.
public struct LayoutProperties: Sendable {
  /// The direction of a stack; nil for other layouts.
  public var stackOrientation: Axis?

  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

/// A value that a view tells the layout around it.
public protocol LayoutValueKey {
  /// The type of value.
  associatedtype Value
  /// The value of views that say nothing.
  static var defaultValue: Value { get }
}

/// The views of a layout.
public struct LayoutSubviews: RandomAccessCollection {
  let views: [LayoutSubview]
  /// The direction in which languages are written here.
  public let layoutDirection: LayoutDirection

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// One view of a layout.
public struct LayoutSubview: Equatable {
  let record: Record

  /// What is known of the view, and where the layout has put it.
  final class Record {
    let size: CGSize
    /// The size in a width that it was given, where that has been told.
    let wrapped: CGSize?
    let traits: ViewTraits
    let layout: LayoutAnswer
    var place: (point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)?

    init(size: CGSize, wrapped: CGSize? = nil, traits: ViewTraits, layout: LayoutAnswer) {
      self.size = size
      self.wrapped = wrapped
      self.traits = traits
      self.layout = layout
    }

    /// The size for a proposal, where it is known without the browser.
    func knownSize(_ proposal: ProposedViewSize) -> CGSize? {
      guard let width = layout.horizontal.answer(proposal.width, across: proposal.height),
        let height = layout.vertical.answer(proposal.height, across: proposal.width)
      else { return nil }
      return CGSize(width: width, height: height)
    }
  }

  /// How early the view is given space.
  public var priority: Double { record.layout.priority }

  /// The space that the view likes to have around it.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// A value that the view has set by `layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    record.traits[LayoutValueTrait<K>.self] ?? K.defaultValue
  }

  /// The size of the view for a proposal: its own size, made narrower and then higher where it is offered less.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = record.knownSize(proposal) { return known }
    var size = record.size
    if let height = proposal.height, height.isFinite, record.layout.vertical.fills { size.height = height }
    guard let width = proposal.width, width.isFinite, width > 0 else { return size }
    if let told = record.wrapped, abs(told.width - width) < 1 {
      if !record.layout.vertical.fills { size.height = told.height }
      size.width = record.layout.horizontal.fills ? width : min(size.width, width)
    } else if width < size.width {
      if !record.layout.vertical.fills { size.height *= (size.width / width).rounded(.up) }
      size.width = width
    } else if record.layout.horizontal.fills {
      size.width = width
    }
    return size
  }

  /// The size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    let guides = record.traits[AlignmentGuidesTrait.self] ?? [:]
    return ViewDimensions(width: size.width, height: size.height, explicit: guides.mapValues(\.value))
  }

  /// Puts the view's `anchor` at a point.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    record.place = (position, anchor, proposal)
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.record === right.record }
}

extension LayoutRange {
  /// What is taken of a length that is offered, where the view keeps proportions too: no more than what is offered across
  /// allows.
  fileprivate func answer(_ offered: CGFloat?, across: CGFloat?) -> CGFloat? {
    guard slope != 0 else { return answer(offered) }
    guard let minimum, let maximum else { return nil }
    guard let across, across.isFinite else { return offered.map { min($0, cap ?? .infinity) } }
    let most = min(maximum + slope * across, cap ?? .infinity)
    return offered.map { max(minimum, min($0, most)) } ?? most
  }
}

/// The space that a view likes to have around it: eight points.
public struct ViewSpacing: Sendable {
  /// Eight points on all sides.
  public init() {}

  /// The distance to the view that follows along an axis.
  /// - Partly: views have no spacing of their own: it is eight points between all.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }

  /// Takes over the space of another view at some edges.
  /// - Partly: views have no spacing of their own: it is eight points between all.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// The space of both views at some edges.
  /// - Partly: views have no spacing of their own: it is eight points between all.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }

  /// No space.
  /// - Partly: views have no spacing of their own: it is eight points between all.
  public static let zero = ViewSpacing()
}

enum LayoutValueTrait<Key: LayoutValueKey>: ViewTraitKey {
  typealias Value = Key.Value
}

extension View {
  /// Tells the layout around the view a value.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitWriter(LayoutValueTrait<K>.self, value))
  }
}
