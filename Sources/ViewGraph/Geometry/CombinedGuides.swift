import Foundation

/// The guides that a container has because views inside of it have set them: the mean of where these lie, as Apple's
/// `AlignmentID.defaultValue(in:)` is not asked where there is an explicit one. They are known where all lengths are; else
/// they are once the renderer has told where the views lie.
@MainActor
struct CombinedGuides {
  private let content: DisplayContent
  private let views: [Output]
  /// The container's guides; nil where none is known.
  private(set) var guides: AlignmentGuidesTrait.Value?
  /// Who has to be told where the container lies.
  private(set) var targets: [EventTarget] = []

  /// Asks for the guides of views that stand in a container of this name.
  init(_ content: DisplayContent, _ views: [Output], in id: DisplayNode.ID) {
    self.content = content
    self.views = views
    combine(in: id)
  }

  private mutating func combine(in id: DisplayNode.ID) {
    let all = views.map { $0.traits[AlignmentGuidesTrait.self] ?? [:] }
    var result: AlignmentGuidesTrait.Value = [:]
    for (key, guide) in all.flatMap({ $0 }) where result[key] == nil {
      let own = all.compactMap { $0[key] }
      guard let places = places(along: guide.axis) else {
        result[key] = measured(own, in: id)
        continue
      }
      let values = zip(places.begins, all).compactMap { begin, guides in guides[key].map { begin + $0.value } }
      let usual = guide.id.defaultValue(in: ViewDimensions(width: places.length, height: places.length))
      let mean = values.reduce(0, +) / CGFloat(values.count)
      result[key] = ExplicitGuide(
        usual: usual, id: guide.id, axis: guide.axis, own: own.count == 1 ? own[0].own : nil
      ) { mean }
    }
    guides = result.isEmpty ? nil : result
  }

  /// The mean of guides by where their views lie in the container; nil where that is not told.
  private mutating func measured(_ guides: [ExplicitGuide], in id: DisplayNode.ID) -> ExplicitGuide? {
    let own = guides.compactMap(\.own)
    guard own.count == guides.count else { return nil }
    targets += own.map { $0.probe.target(in: id) }
    let places = own.compactMap { guide in guide.probe.place(in: id).map { (frame: $0, value: guide.value()) } }
    guard places.count == own.count, let first = places.first?.frame else { return nil }
    return guides[0].measured(
      in: first.size, own: own.count == 1 ? own[0] : nil,
      places.reduce(0) { $0 + (guides[0].axis == .horizontal ? $1.frame.minX : $1.frame.minY) + $1.value }
        / CGFloat(places.count))
  }

  /// Where each view begins, and the length of all.
  private func places(along axis: Axis) -> (begins: [CGFloat], length: CGFloat)? {
    let lengths = views.compactMap { $0.display.layout[axis].isFixed ? $0.display.layout[axis].maximum : nil }
    guard lengths.count == views.count else { return nil }
    switch content {
    case .stack(let stack) where stack.axis == axis:
      var begins: [CGFloat] = []
      var end: CGFloat = 0
      for length in lengths {
        begins.append(end)
        end += length + (stack.spacing ?? LayoutRules.spacing)
      }
      return (begins, end - (stack.spacing ?? LayoutRules.spacing))
    case .stack(let stack): return aligned(lengths, stack.alignment, axis)
    case .overlap(let alignment): return aligned(lengths, alignment, axis)
    default: return nil
    }
  }

  /// Views side by side whose guides lie on one line.
  private func aligned(
    _ lengths: [CGFloat], _ alignment: Alignment, _ axis: Axis
  ) -> (begins: [CGFloat], length: CGFloat) {
    let id = axis == .horizontal ? alignment.horizontal.id : alignment.vertical.id
    let begins = zip(views, lengths).map { view, length in
      -id.defaultValue(in: ViewDimensions(width: length, height: length)) - view.shift(of: id)
    }
    let first = begins.min() ?? 0
    return (begins.map { $0 - first }, (zip(begins, lengths).map(+).max() ?? 0) - first)
  }
}
