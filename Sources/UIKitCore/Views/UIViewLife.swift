import Foundation

/// What a view is told and asked besides what it shows. Programs override these in their views.
@MainActor @preconcurrency
open class _UIViewLife: UIResponder {
  /// Called before the view comes into another, or leaves it for nil.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called before the view is shown in a window, or is not any more.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when a view has come into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view leaves this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when bars reach in differently; a page keeps clear of them by itself.
  /// - Partly: not called.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins are others.
  open func layoutMarginsDidChange() {}
  /// There are no storyboards on Linux.
  /// - Partly: not called.
  open func awakeFromNib() {}
  /// There is no Interface Builder on Linux.
  /// - Partly: not called.
  open func prepareForInterfaceBuilder() {}

  /// Says what holds the views inside in their places.
  open func updateConstraints() {}
  /// Lets `updateConstraints()` be called.
  open func setNeedsUpdateConstraints() { updateConstraints() }
  /// Whether `updateConstraints()` is still to be called: it is called at once.
  open func needsUpdateConstraints() -> Bool { false }
  /// Calls `updateConstraints()` where it is still to be called.
  open func updateConstraintsIfNeeded() {}

  /// How far the content keeps from the edges, where it is held by `layoutMarginsGuide`.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }
  /// How far the content keeps from the edges, in the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }
  /// Whether the margins of the view around count.
  /// - Partly: kept and not used: browsers lay out.
  open var preservesSuperviewLayoutMargins = false
  /// Whether margins keep clear of bars.
  /// - Partly: kept and not used: a page keeps clear of bars by itself.
  open var insetsLayoutMarginsFromSafeArea = true
  /// How far what is aligned lies inside of the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Whether the view is turned round for those who read from right to left: pages are.
  /// - Partly: kept and not used: pages are turned round as a whole.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// Whether more than one finger is told of: one is.
  /// - Partly: kept and not used: one finger is told of.
  open var isMultipleTouchEnabled = false
  /// Whether no other view is touched at the same time.
  /// - Partly: kept and not used: browsers find what is touched.
  open var isExclusiveTouch = false
  /// Whether the views inside follow the size of this one.
  open var autoresizesSubviews = true
  /// Whether drawings begin on a clear ground: they do.
  open var clearsContextBeforeDrawing = true
  /// Dots of the screen to a point.
  open var contentScaleFactor: CGFloat = 2
  /// Whether the colour of controls is dulled.
  /// - Partly: kept and not used: use disabled(_:) around the representable.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// A name for what is kept of the view.
  open var restorationIdentifier: String?

  /// How the colour of controls is shown.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}

/// Which side things begin on.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
