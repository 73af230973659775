import Foundation

extension UIView {
  /// Draws what the view shows, which only the reader's browser does.
  @available(*, unavailable, message: "the browser draws views: use UIGraphicsImageRenderer")
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }

  /// Makes a view that shows what this one shows now, which only the reader's browser could do.
  @available(*, unavailable, message: "the browser draws views: show the view itself")
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
}
