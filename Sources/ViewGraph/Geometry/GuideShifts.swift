import Foundation

/// How far views are moved along one axis because they, or others beside them, have guides of their own.
struct GuideShifts {
  private enum Kind {
    case start, middle, end, baseline
  }

  private let kind: Kind
  /// How far each view's guide lies beyond where it usually does.
  private let shifts: [CGFloat]

  init(_ items: [Output], _ alignment: HorizontalAlignment) {
    self.init(items, alignment.id, Self.kind(alignment.fraction))
  }

  init(_ items: [Output], _ alignment: VerticalAlignment) {
    let isBaseline = alignment == .firstTextBaseline || alignment == .lastTextBaseline
    self.init(
      items, alignment.id, isBaseline ? .baseline : Self.kind(alignment.fraction))
  }

  private init(_ items: [Output], _ guide: any AlignmentID.Type, _ kind: Kind) {
    self.kind = kind
    shifts = items.map { item in
      guard let explicit = item.traits[AlignmentGuidesTrait.self]?[ObjectIdentifier(guide)] else { return 0 }
      return explicit.value - explicit.usual
    }
  }

  private static func kind(_ fraction: CGFloat) -> Kind {
    fraction <= 0 ? .start : fraction >= 1 ? .end : .middle
  }

  /// The room before and after a view that brings its guide to where the others' are.
  func room(at index: Int) -> (before: CGFloat, after: CGFloat) {
    let shift = shifts[index]
    switch kind {
    case .start: return (max(shifts.max() ?? 0, 0) - shift, 0)
    case .end: return (0, shift - min(shifts.min() ?? 0, 0))
    case .middle: return (max(-2 * shift, 0), max(2 * shift, 0))
    case .baseline: return (0, 0)
    }
  }

  /// How far a view is moved where room does not move it: along baselines.
  func move(at index: Int) -> CGFloat { kind == .baseline ? -shifts[index] : 0 }
}
