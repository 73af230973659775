import Foundation

/// How far views are moved along one axis because they, or others beside them, have guides of their own.
struct GuideShifts {
  private enum Kind {
    case start, middle, end, baseline
  }

  private let kind: Kind
  /// How far each view's guide lies beyond where it usually does.
  private let shifts: [CGFloat]
  /// Where each view begins and ends, counted from the guide; nil where a length is not known.
  private let spans: [ClosedRange<CGFloat>]?

  init(_ items: [Output], _ alignment: HorizontalAlignment) {
    self.init(items, alignment.id, Self.kind(alignment.fraction), items.map(\.display.layout.horizontal))
  }

  init(_ items: [Output], _ alignment: VerticalAlignment) {
    let isBaseline = alignment == .firstTextBaseline || alignment == .lastTextBaseline
    self.init(
      items, alignment.id, isBaseline ? .baseline : Self.kind(alignment.fraction), items.map(\.display.layout.vertical))
  }

  private init(_ items: [Output], _ guide: any AlignmentID.Type, _ kind: Kind, _ ranges: [LayoutRange]) {
    self.kind = kind
    let shifts = items.map { $0.shift(of: guide) }
    self.shifts = shifts
    let lengths = zip(items, ranges).compactMap { item, range in
      range.isFixed ? range.maximum : item.traits[AlignmentGuidesTrait.self]?[ObjectIdentifier(guide)]?.length
    }
    let isOwn = !Self.usualFractions.contains(guide.fraction)
    guard kind != .baseline, lengths.count == items.count, isOwn || shifts.contains(where: { $0 != 0 }) else {
      spans = nil
      return
    }
    spans = zip(lengths, shifts).map { length, shift in
      let begin = -guide.defaultValue(in: ViewDimensions(width: length, height: length)) - shift
      return begin...(begin + length)
    }
  }

  /// Where style sheets can put a view themselves.
  private static let usualFractions: Set<CGFloat> = [0, 0.5, 1]

  /// True where all lengths are known.
  var isKnown: Bool { spans != nil }

  private static func kind(_ fraction: CGFloat) -> Kind {
    fraction <= 0 ? .start : fraction >= 1 ? .end : .middle
  }

  /// The room before and after a view that brings its guide to where the others' are.
  func room(at index: Int) -> (before: CGFloat, after: CGFloat) {
    if let spans {
      let first = spans.map(\.lowerBound).min() ?? 0
      let last = spans.map(\.upperBound).max() ?? 0
      return (spans[index].lowerBound - first, last - spans[index].upperBound)
    }
    let shift = shifts[index]
    if shifts.count == 1 { return (0, 0) }
    switch kind {
    case .start: return ((shifts.max() ?? 0) - shift, 0)
    case .end: return (0, shift - (shifts.min() ?? 0))
    case .middle: return (max(-2 * shift, 0), max(2 * shift, 0))
    case .baseline: return (0, 0)
    }
  }

  /// How far a view is moved where room does not move it: along baselines.
  func move(at index: Int) -> CGFloat { kind == .baseline ? -shifts[index] : 0 }
}
