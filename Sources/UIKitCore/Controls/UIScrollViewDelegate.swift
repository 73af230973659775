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
  /// Called when two fingers have been taken away.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
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
