import Foundation

extension UIScrollView {
  /// The edges of what is scrolled, which views inside keep to.
  public var contentLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  /// The edges of the scrolling view itself.
  public var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
}
