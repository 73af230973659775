import Foundation

/// Is asked and told about what happens in a scrolling view.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The view that becomes larger and smaller under two fingers; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when the view has been scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the content has become larger or smaller.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Asked where the content is to come to rest, when the finger leaves it. Browsers do not tell how fast it is.
  /// - Partly: the velocity is zero, and the place is where the content is.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger has left the content.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to come to rest.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when the content is where the program wanted it.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called before the content becomes larger or smaller under two fingers.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the fingers have left the content.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Asked whether a tap on the status bar goes to the top; browsers have none.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when a tap on the status bar went to the top; browsers have none.
  /// - Partly: not called.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// What has a delegate that is told of scrolling. A text view has one of its own in its place.
@MainActor @preconcurrency
public protocol _ScrollTelling: UIView {
  /// Holds the delegate. Programs never use it.
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _ScrollTelling {
  /// Is asked and told about what happens in the view.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}

extension UIScrollView {
  /// Where scrolling views leave room for bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How soon a movement is one that scrolls.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }
}
