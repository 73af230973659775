import Foundation

extension UIView {
  /// The least size that constraints allow, for `systemLayoutSizeFitting(_:)`.
  nonisolated public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The greatest size that constraints allow, for `systemLayoutSizeFitting(_:)`.
  nonisolated public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// True for a view inside of another, however deep, and for the view itself.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Lets two of the views inside change their places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
    let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    insertSubview(high, at: min(index1, index2))
    insertSubview(low, at: max(index1, index2))
  }

  /// Takes away what held the view in its place.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Takes away what held the view in its place.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  /// The frontmost view inside at a point, or this one.
  func found(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  /// The size that the views inside ask for together.
  package var fittingContentSize: CGSize { fittingSize(in: .zero) }

  /// The size that lengths, pictures and texts inside ask for.
  func fittingSize(in target: CGSize) -> CGSize {
    let own = intrinsicContentSize
    var size = CGSize(width: max(own.width, 0), height: max(own.height, 0))
    for view in subviews {
      let inner = view.systemLayoutSizeFitting(target)
      let place = view.placement
      let length = { (own: CGFloat?, inner: CGFloat, before: CGFloat?, after: CGFloat?) in
        (own ?? inner) + (before ?? 0) + (after ?? 0)
      }
      size.width = max(size.width, length(place.width, inner.width, place.leading, place.trailing))
      size.height = max(size.height, length(place.height, inner.height, place.top, place.bottom))
    }
    let place = placement
    return CGSize(
      width: place.width ?? (size.width == 0 ? frame.width : size.width),
      height: place.height ?? (size.height == 0 ? frame.height : size.height))
  }
}
