import Foundation

/// Says that a length or an edge of a view is that of another.
///
/// What programs say of a view inside another is shown: edges at a distance from those of the view it is in, a width, a height, a middle.
/// Of relations between views beside each other the lengths alone are.
@MainActor @preconcurrency
public final class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// What is the same, or at least or at most.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// An edge, a middle or a length of a view.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case notAnAttribute = 0
  }

  let view: UIView?
  let attribute: Attribute
  let other: UIView?
  let otherAttribute: Attribute
  let relation: Relation
  /// The factor of the other's length.
  public let multiplier: CGFloat
  /// How far what is meant is from the edges of the views, where guides are.
  var shift: CGFloat = 0
  /// The distance in points, or the length.
  public var constant: CGFloat { didSet { view?.changed() } }
  /// How firmly it holds.
  public var priority = UILayoutPriority.required
  /// A name.
  public var identifier: String?
  /// Whether it holds.
  public var isActive = false {
    didSet {
      guard isActive != oldValue, let view = view ?? other else { return }
      if isActive { view.constraints.append(self) } else { view.constraints.removeAll { $0 === self } }
      view.changed()
    }
  }

  init(
    _ view: UIView?, _ attribute: Attribute, _ relation: Relation, _ other: UIView?, _ otherAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.view = view
    self.attribute = attribute
    self.other = other
    self.otherAttribute = otherAttribute
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Makes one between two views.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      view1 as? UIView, attr1, relation, view2 as? UIView, attr2, multiplier: multiplier, constant: constant)
  }

  /// Lets all hold.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets none hold any more.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge or a middle of a view.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute
  /// How far the edge is from that of the view.
  let shift: CGFloat

  init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute, shift: CGFloat = 0) {
    self.view = view
    self.attribute = attribute
    self.shift = shift
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      view, attribute, relation, other?.view, other?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
    made.shift = (other?.shift ?? 0) * multiplier - shift
    return made
  }

  /// The edge is where the other is, at a distance.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: constant)
  }

  /// The edge is where the other is, or further on.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { constraint(.greaterThanOrEqual, anchor, constant: constant) }

  /// The edge is where the other is, or before.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { constraint(.lessThanOrEqual, anchor, constant: constant) }
}

/// A leading, trailing, left or right edge, or the middle across.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// An edge at the top or the bottom, or the middle upright.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The length is so many points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: constant)
  }

  /// The length is at least so many points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: constant)
  }

  /// The length is at most so many points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: constant)
  }

  /// The length is a part of another.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0)
    -> NSLayoutConstraint
  { constraint(.equal, anchor, multiplier: multiplier, constant: constant) }
}
