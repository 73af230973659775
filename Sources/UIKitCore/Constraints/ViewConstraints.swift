import Foundation

/// The constraints of the views in a view, by the views' numbers.
package struct ViewConstraints {
  /// What is said along one axis.
  package struct Entry {
    package var first: Int
    package var firstAttribute: NSLayoutConstraint.Attribute
    package var second: Int?
    package var secondAttribute: NSLayoutConstraint.Attribute
    package var multiplier: Double
    package var constant: Double
    package var sign: Int
    package var priority: Double
  }

  package private(set) var entries: [Entry] = []
  /// How firmly views keep to the size of their contents, across and upright.
  package private(set) var hugging: [(across: Double, upright: Double)] = []
  package private(set) var resistance: [(across: Double, upright: Double)] = []

  /// Those of what is in a view; nil where edges in that view alone are spoken of, which style sheets can say.
  @MainActor package init?(in container: UIView, views: [UIView]) {
    var numbers: [ObjectIdentifier: Int] = [ObjectIdentifier(container): 0]
    for (index, view) in views.enumerated() { numbers[ObjectIdentifier(view)] = index + 1 }
    var isSimple = true
    for constraint in Self.constraints(in: container) {
      guard let view = constraint.view, let first = numbers[ObjectIdentifier(view)] else { continue }
      let second = constraint.other.flatMap { numbers[ObjectIdentifier($0)] }
      guard second != nil || constraint.other == nil else { continue }
      // The container's own size is said by what it is in.
      if first == 0, second == nil { continue }
      isSimple = isSimple && Self.isSimple(constraint, first, second)
      entries.append(
        Entry(
          first: first, firstAttribute: constraint.attribute, second: second,
          secondAttribute: constraint.otherAttribute, multiplier: Double(constraint.multiplier),
          constant: Double(constraint.constant + constraint.shift), sign: constraint.relation.rawValue,
          priority: Double(constraint.priority.rawValue)))
    }
    if isSimple { return nil }
    for view in views {
      let (hug, resist) = (view.contentHuggingPriority(for:), view.contentCompressionResistancePriority(for:))
      hugging.append((Double(hug(.horizontal).rawValue), Double(hug(.vertical).rawValue)))
      resistance.append((Double(resist(.horizontal).rawValue), Double(resist(.vertical).rawValue)))
    }
  }

  /// A constraint that is held by the view that comes first in it may be about the container all the same.
  @MainActor private static func constraints(in container: UIView) -> [NSLayoutConstraint] {
    container.constraints + container.subviews.flatMap(\.constraints)
  }

  @MainActor private static func isSimple(_ constraint: NSLayoutConstraint, _ first: Int, _ second: Int?) -> Bool {
    guard constraint.relation == .equal, constraint.multiplier == 1 else { return false }
    guard let second else { return true }
    return (first == 0) != (second == 0) && constraint.attribute == constraint.otherAttribute
      && ![.firstBaseline, .lastBaseline].contains(constraint.attribute)
  }
}
