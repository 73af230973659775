import Foundation

/// A view whose content is scrolled. What is inside is as large as `contentSize` says, or as constraints to the edges ask for.
@MainActor @preconcurrency
open class UIScrollView: UIView, _ScrollTelling {
  /// Holds the delegate. Programs never use it.
  public weak var _scrollDelegate: (any UIScrollViewDelegate)?
  /// True where the reader can scroll.
  open var isScrollEnabled = true { didSet { changed() } }
  /// The size of what is inside.
  open var contentSize: CGSize = .zero { didSet { if contentSize != oldValue { changed() } } }
  /// How scrolling closes the keyboard; of the proxy, unless a view says otherwise.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether the content can be drawn beyond its edges: browsers decide.
  /// - Partly: kept and not used: browsers decide.
  open var bounces = true
  /// Whether it can where there is nothing to scroll: browsers decide.
  /// - Partly: kept and not used: browsers decide.
  open var alwaysBounceVertical = false, alwaysBounceHorizontal = false, bouncesZoom = true
  /// Whether there are scroll bars; of the proxy, unless a view says otherwise.
  open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
  /// How soon a movement comes to rest: browsers decide.
  /// - Partly: kept and not used: browsers decide.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether scrolling stops at multiples of the view's size; of the proxy it changes nothing.
  open var isPagingEnabled = false { didSet { changed() } }
  /// Whether a movement goes along one axis alone.
  /// - Partly: kept and not used: browsers decide.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar goes back to the top: browsers have none.
  /// - Partly: kept and not used: browsers have no status bar.
  open var scrollsToTop = true
  /// How soon what is inside is told of touches: browsers decide.
  /// - Partly: kept and not used: browsers decide.
  open var delaysContentTouches = true, canCancelContentTouches = true
  /// The distance of the content from the edges.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { changed() } } }
  /// The same with what bars take; a page keeps clear of them by itself.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The distance of scroll bars from the edges.
  /// - Partly: kept and not used: browsers decide.
  open var scrollIndicatorInsets = UIEdgeInsets.zero, verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Where the view leaves room for bars.
  /// - Partly: kept and not used: use ignoresSafeArea.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// How far the content can be drawn larger and smaller.
  open var maximumZoomScale: CGFloat = 1, minimumZoomScale: CGFloat = 1
  /// How large the content is drawn.
  open var zoomScale: CGFloat = 1 { didSet { if zoomScale != oldValue { changed() } } }
  /// Shows that the content is asked for again.
  open var refreshControl: UIRefreshControl? { didSet { changed() } }
  /// What the reader does with the content.
  package final var motion = Motion.rest
  /// Where the program wants the view to be, until it is there.
  package private(set) final var wish: Wish?
  private var place = CGPoint.zero
  /// The movement that scrolls, which browsers see by themselves.
  /// - Partly: recognizes nothing: browsers scroll by themselves.
  public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The movement that makes the content larger and smaller.
  /// - Partly: recognizes nothing: what is done under two fingers is told by the delegate.
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()

  /// Where the view has been scrolled to.
  open var contentOffset: CGPoint {
    get { place }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != place else { return }
    wish = Wish(place: contentOffset, isAnimated: animated)
    place = contentOffset
    changed()
    _scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Scrolls as far as a part of the content needs to be seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var target = place
    let size = bounds.size
    target.x = min(max(target.x, rect.maxX - size.width), rect.minX)
    target.y = min(max(target.y, rect.maxY - size.height), rect.minY)
    setContentOffset(target, animated: animated)
  }

  /// Draws the content larger or smaller.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    _scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Draws the content so large that a part of it fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    setContentOffset(CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale), animated: animated)
  }

  /// Shows scroll bars for a moment: browsers decide.
  /// - Partly: changes nothing: browsers decide.
  open func flashScrollIndicators() {}

  /// Says where the reader has scrolled to.
  package final func scrolled(to offset: CGPoint) {
    wish = nil
    guard abs(offset.x - place.x) > 0.5 || abs(offset.y - place.y) > 0.5 else { return }
    place = offset
    _scrollDelegate?.scrollViewDidScroll(self)
  }
}

extension UIScrollView {
  /// A place that a program asks for.
  package struct Wish: Equatable {
    package let place: CGPoint
    package let isAnimated: Bool
  }

  /// What happens to the content.
  package enum Motion {
    case rest, finger, coming, program
  }

  /// Whether a finger is on the content.
  public var isTracking: Bool { motion == .finger }
  /// Whether a finger moves the content.
  public var isDragging: Bool { motion == .finger }
  /// Whether the content comes to rest.
  public var isDecelerating: Bool { motion == .coming }
  /// Whether the content becomes larger or smaller.
  public var isZooming: Bool { false }
  /// Whether the content is larger or smaller than it may be.
  public var isZoomBouncing: Bool { false }
}
