import Foundation

extension UIView {
  /// Draws what the view shows, which only the reader's browser does.
  @available(*, unavailable, message: "views are drawn by the reader's browser, not on the server: draw with UIGraphicsImageRenderer, or show the view itself")
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }

  /// Makes a view that shows what this one shows now, which only the reader's browser could do.
  @available(*, unavailable, message: "views are drawn by the reader's browser, not on the server: show the view itself")
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
}
