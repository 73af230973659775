import Foundation

/// Where a view is in the one that it is in, as its constraints and its autoresizing say.
package struct ViewPlacement: Equatable {
  /// Distances from the edges of the view it is in; nil where nothing holds it there.
  package var top, leading, bottom, trailing: CGFloat?
  /// Its lengths; nil where nothing says them.
  package var width, height: CGFloat?
  /// How far its middle is from that of the view it is in; nil where nothing holds it there.
  package var centerX, centerY: CGFloat?

  /// True where nothing is said.
  package var isEmpty: Bool { self == ViewPlacement() }
  /// True where it is as wide as the view it is in, but for distances.
  package var fillsWidth: Bool { leading != nil && trailing != nil }
  /// True where it is as high as the view it is in, but for distances.
  package var fillsHeight: Bool { top != nil && bottom != nil }
}

extension UIView {
  /// How a view follows the size of the one that it is in.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// What constraints and autoresizing say of the view.
  package var placement: ViewPlacement {
    var placement = ViewPlacement()
    if autoresizingMask.contains(.flexibleWidth) { (placement.leading, placement.trailing) = (frame.minX, 0) }
    if autoresizingMask.contains(.flexibleHeight) { (placement.top, placement.bottom) = (frame.minY, 0) }
    let parent = superview
    for constraint in constraints + (parent?.constraints ?? []) where constraint.relation == .equal {
      if constraint.view === self, constraint.other === parent || constraint.other == nil {
        placement.take(constraint.attribute, constraint.constant + constraint.shift, of: constraint.other)
      } else if constraint.other === self, constraint.view === parent, parent != nil {
        placement.take(constraint.otherAttribute, -constraint.constant - constraint.shift, of: parent)
      }
    }
    return placement
  }
}

extension UIView {
  /// The least and the most that constraints say of a length in numbers.
  package func limits(_ attribute: NSLayoutConstraint.Attribute) -> (least: CGFloat?, most: CGFloat?) {
    var limits: (least: CGFloat?, most: CGFloat?)
    for constraint in constraints where constraint.view === self && constraint.attribute == attribute {
      guard constraint.other == nil else { continue }
      switch constraint.relation {
      case .greaterThanOrEqual: limits.least = max(limits.least ?? 0, constraint.constant)
      case .lessThanOrEqual: limits.most = min(limits.most ?? .infinity, constraint.constant)
      case .equal: break
      }
    }
    return limits
  }

  /// True where constraints say that views in this one are as wide, or as high, as it is or in its middle.
  package func holdsContent(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let meant: [NSLayoutConstraint.Attribute] = axis == .horizontal ? [.width, .centerX] : [.height, .centerY]
    return (constraints + subviews.flatMap(\.constraints)).contains { constraint in
      meant.contains(constraint.attribute)
        && (constraint.view === self && constraint.other.map { $0.superview === self } ?? false
          || constraint.other === self && constraint.view?.superview === self)
    }
  }
}

extension ViewPlacement {
  fileprivate mutating func take(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, of other: UIView?) {
    switch attribute {
    case .top: top = constant
    case .bottom: bottom = -constant
    case .leading, .left: leading = constant
    case .trailing, .right: trailing = -constant
    case .centerX: centerX = constant
    case .centerY: centerY = constant
    case .width where other == nil: width = constant
    case .height where other == nil: height = constant
    case .width: (leading, trailing) = (leading ?? 0, trailing ?? 0)
    case .height: (top, bottom) = (top ?? 0, bottom ?? 0)
    default: break
    }
  }
}
