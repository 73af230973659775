import Foundation

/// A rectangle on the screen. Programs build trees of views as on Apple's platforms; inside of a representable they are
/// shown by SwiftUI views, each at its `frame`. What a program draws by itself is shown as vector graphics.
/// - Partly: shown inside representables and controllers alone, at its `frame`; constraints hold between a view and the one it is in.
@MainActor @preconcurrency
open class UIView: _UIViewLife {
  /// The place and size in the parent, in points.
  open var frame: CGRect {
    didSet { changed() }
  }
  /// The colour behind the view.
  open var backgroundColor: UIColor? {
    didSet { changed() }
  }
  /// The colour of controls, symbols and links in the view and in those inside: that of the view around, where the
  /// view has none of its own.
  open var tintColor: UIColor? {
    get { ownTint ?? superview?.tintColor ?? (isProxy ? nil : .tintColor) }
    set {
      ownTint = newValue
      changed()
      tellTint()
    }
  }
  /// True for a view that holds what was said of its class alone: it has what it was given.
  package final var isProxy = false
  /// The colour that the program has given this view.
  package private(set) final var ownTint: UIColor?
  /// The colour that the program has given this view or one around it; nil for the page's.
  package final var shownTint: UIColor? { ownTint ?? superview?.shownTint }

  private func tellTint() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil {
      view.changed()
      view.tellTint()
    }
  }

  /// How opaque the view is, 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet { changed() }
  }
  /// True where the view is not shown.
  open var isHidden = false {
    didSet { changed() }
  }
  /// A number by which programs find the view.
  open var tag = 0
  /// The views inside, from back to front.
  public private(set) var subviews: [UIView] = [] {
    didSet { changed() }
  }
  /// How the content is put into the view.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { changed() }
  }
  /// True where the reader can use the view.
  open var isUserInteractionEnabled = true {
    didSet { changed() }
  }
  /// True where what lies outside of the view's edges is cut off.
  open var clipsToBounds = false {
    didSet { changed() }
  }
  /// How the view follows the size of the one that it is in.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { changed() }
  }
  /// Whether `autoresizingMask` and `frame` say where the view is; constraints count in any case.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// What holds the view in its place.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The gestures that are looked for on the view.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { changed() }
  }
  /// How the view is turned and scaled, which another module has a type for: `transform`.
  package final var transformation: (any Sendable)? {
    didSet { changed() }
  }
  /// What the view is called by assistive software.
  /// - Partly: kept and not used: use accessibilityLabel(_:) around the representable.
  open var accessibilityLabel: String?
  /// Counts the changes of what can be seen.
  package let revision = ViewRevision()
  /// The view that this one is in.
  public private(set) weak var superview: UIView?

  /// How firmly the view keeps to its content's size when there is more room.
  package private(set) var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// How firmly the view keeps to its content's size when there is less room.
  package private(set) var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// How a view's content is put into its frame.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }

  /// Makes a view.
  public nonisolated init(frame: CGRect) {
    self.frame = frame
  }

  /// There are no storyboards on Linux: makes a view without a size.
  public required init?(coder: NSCoder) {
    frame = .zero
  }

  /// Makes a view without a size.
  public nonisolated override convenience init() {
    self.init(frame: .zero)
  }

  /// The place and size in the view's own space. Its place is always the corner.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size == .zero ? shownSize : frame.size) }
    set { frame.size = newValue.size }
  }
  /// The size in which the view was shown last, where the program says none.
  private var shownSize = CGSize.zero
  /// The size that the view's content has by itself; views that do not know say `noIntrinsicMetric`.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// No size of its own.
  nonisolated public static var noIntrinsicMetric: CGFloat { -1 }
  /// Corners, edge and shadow.
  public private(set) lazy var layer: CALayer = {
    let layer = ((Self.layerClass as? CALayer.Type) ?? CALayer.self).init()
    layer.view = self
    return layer
  }()
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether nothing behind the view is seen. Pages find that out by themselves: it changes nothing.
  /// - Partly: kept and not used: browsers find out by themselves.
  open var isOpaque = true

  /// The middle in the parent's space.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// How far bars and rounded corners reach in from the edges. A page keeps clear of them by itself: nothing.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// The window that the view is in: the page's, while the view is shown.
  open var window: UIWindow? { superview?.window ?? (isShown ? UIApplication.shared.pageWindow : nil) }
  /// True while the view is on the page.
  private var isShown = false

  /// Tells the view that it is on the page now, or is not any more.
  package final func show(_ isShown: Bool) {
    guard self.isShown != isShown else { return }
    willMove(toWindow: isShown ? UIApplication.shared.pageWindow : nil)
    self.isShown = isShown
    didMoveToWindow()
  }

  /// Puts a view in front of those inside.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    view.superview = self
    subviews.append(view)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Puts a view among those inside, so many from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.insert(subviews.removeLast(), at: min(max(index, 0), subviews.count))
  }

  /// Puts a view behind another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  /// Puts a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
  }

  /// Puts one of the views inside in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Puts one of the views inside behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Says what holds the view in its place.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Says what holds the view in its place.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Takes the size that fits best.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  /// The surroundings of the reader.
  open var traitCollection: UITraitCollection { .current }
  /// A rectangle in the space of another view; views do not know where they are on the page.
  /// - Partly: the rectangle as it is: use GeometryReader.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  /// A point in the space of another view; views do not know where they are on the page.
  /// - Partly: the point as it is: use GeometryReader.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  /// The view with a number, among this one and those inside.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Takes the view out of the one it is in.
  open func removeFromSuperview() {
    guard let around = superview else { return }
    around.willRemoveSubview(self)
    willMove(toSuperview: nil)
    around.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
  }

  /// Says that what the view shows has changed.
  package func changed() {
    revision.advance()
  }

  /// Says that the subviews need new places; they get them when the view is shown the next time.
  open func setNeedsLayout() {
    changed()
  }

  /// Gives the subviews their places now: in an animation they move to them.
  open func layoutIfNeeded() {
    layoutSubviews()
    changed()
  }

  /// Says that the view has to be drawn anew.
  open func setNeedsDisplay() {
    changed()
  }

  /// Says that a part of the view has to be drawn anew.
  /// - Partly: all of it is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {
    changed()
  }

  /// Draws what the view shows behind the views inside of it, with `UIGraphicsGetCurrentContext()`, outlines, colours, texts and pictures.
  /// Called when the view is shown, has another size, or has called `setNeedsDisplay()`. Nothing by default.
  open func draw(_ rect: CGRect) {}

  /// What the view draws in a size; nil for nothing.
  package func drawing(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    shownSize = size
    let context = CGContext(size: size)
    DrawingStack.with(context) { draw(CGRect(origin: .zero, size: size)) }
    return context.isEmpty ? nil : context.picture(scale: 1)
  }

  /// Lets the view lay out what is inside once it is shown in a size.
  package func layOut(in size: CGSize) {
    shownSize = size
    layoutSubviews()
  }

  /// Takes the focus from the field that has it, which closes the keyboard on the screen.
  /// - Partly: `force` is not used: editing always ends.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    HostServices.current?.endEditing()
    return true
  }

  /// Gives the subviews their places.
  open func layoutSubviews() {}

  /// Called when the view has come into another, or has left it.
  open func didMoveToSuperview() {}
  /// Called when the view is shown in a window, or is not any more.
  open func didMoveToWindow() {}
  /// Called when light and dark, the size of text or the like have changed.
  /// - Partly: controllers are told, views are not.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the colour of controls has changed.
  open func tintColorDidChange() {}

  /// The view at a point, this one or one inside; nil where there is none.
  /// - Partly: what programs ask for is answered; browsers find what is touched by themselves.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { found(at: point, with: event) }
  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Says that the content has another size of its own.
  open func invalidateIntrinsicContentSize() { changed() }

  /// The size that constraints and contents ask for.
  /// - Partly: of texts their own size, of views inside lengths and distances.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(in: targetSize) }
  /// The size that constraints and contents ask for; a length that is required is taken as it is.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = systemLayoutSizeFitting(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }

  /// The size that fits the view best; a view that does not know takes what it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Says how firmly the view keeps to its content's size when there is more room.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
    changed()
  }

  /// Says how firmly the view keeps to its content's size when there is less room.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    compressionResistance[axis] = priority
    changed()
  }

  /// How firmly the view keeps to its content's size when there is more room.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? Self.usualHugging(of: self)
  }

  /// How firmly the view keeps to its content's size when there is less room.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistance[axis] ?? .defaultHigh
  }

  private static func usualHugging(of view: UIView) -> UILayoutPriority {
    switch view {
    case is UISwitch, is UIStepper, is UIActivityIndicatorView, is UIPageControl: .defaultHigh
    case is UILabel, is UIImageView: UILayoutPriority(251)
    default: .defaultLow
    }
  }

  open override var next: UIResponder? { superview }
}
