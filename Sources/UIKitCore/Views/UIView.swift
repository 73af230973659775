import Foundation

/// A rectangle on the screen. Here an object tree that programs can build and read; what browsers show comes from
/// SwiftUI views.
@MainActor
open class UIView: UIResponder {
  /// The place and size in the parent, in points.
  open var frame: CGRect
  /// The colour behind the view.
  open var backgroundColor: UIColor?
  /// The colour of controls.
  open var tintColor: UIColor? = .tintColor
  /// How opaque the view is, 0 to 1.
  open var alpha: CGFloat = 1
  /// True where the view is not shown.
  open var isHidden = false
  /// A number by which programs find the view.
  open var tag = 0
  /// The views inside, from back to front.
  public private(set) var subviews: [UIView] = []
  /// The view that this one is in.
  public private(set) weak var superview: UIView?

  /// Makes a view.
  public nonisolated init(frame: CGRect) {
    self.frame = frame
  }

  /// Makes a view without a size.
  public nonisolated convenience override init() {
    self.init(frame: .zero)
  }

  /// The place and size in the view's own space.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The middle in the parent's space.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// Puts a view in front of those inside.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Takes the view out of the one it is in.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open override var next: UIResponder? { superview }
}
