import Foundation

extension UIView {
  /// Draws what the view shows, and what the views in it show, into the current context; false where there is no context or nothing to
  /// be seen.
  /// - Partly: a vector graphic of what the view shows now, which the browser lays out; pictures of other servers are not in it.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard UIGraphicsGetCurrentContext() != nil, let picture = picture(rect.size) else { return false }
    picture.draw(in: rect)
    return true
  }

  /// Makes a view that shows what this one shows now; nil where there is nothing to be seen.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    guard let picture = picture(bounds.size) else { return nil }
    let view = UIImageView(image: picture)
    view.frame = CGRect(origin: .zero, size: bounds.size)
    return view
  }

  fileprivate func picture(_ size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return HostServices.current?.picture(self, size)
  }
}

extension CALayer {
  /// Draws the view that the layer is of into a context.
  /// - Partly: layers without a view draw nothing.
  public func render(in context: CGContext) {
    guard let view, let picture = view.picture(view.bounds.size) else { return }
    context.add(picture, in: CGRect(origin: .zero, size: view.bounds.size))
  }
}
