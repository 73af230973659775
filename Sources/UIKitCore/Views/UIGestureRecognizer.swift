import Foundation

/// Sees a gesture of the reader's on a view inside of a representable. Taps and fingers that rest are seen.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// Whether the recognizer looks for its gesture.
  open var isEnabled = true
  /// Who is asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the gesture is made on.
  open weak var view: UIView?
  /// How far the gesture is.
  open var state: State = .possible

  private var actions: [@MainActor (UIGestureRecognizer) -> Void] = []

  public nonisolated override init() {}

  /// Makes one that calls a method.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Calls a method too, on an object that is not kept.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append { [weak object = target as AnyObject] sender in
      if let object { action.perform(on: object, with: sender) }
    }
  }

  /// Takes part in nothing any more.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Where the gesture was.
  /// - Partly: the middle of the view: browsers' places are known to SwiftUI's gestures.
  open func location(in view: UIView?) -> CGPoint {
    CGPoint(x: (self.view?.bounds.width ?? 0) / 2, y: (self.view?.bounds.height ?? 0) / 2)
  }

  /// The gesture has been seen.
  package func recognize() {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) != false else { return }
    state = .ended
    for action in actions { action(self) }
    state = .possible
  }
}

/// Is asked about gestures.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be seen at a time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UINavigationController {
  /// Goes back by a swipe from the edge; nil: in a browser that is the browser's own, whatever the program says.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}

extension UIView {
  /// Looks for a gesture on the view.
  /// - Partly: taps and fingers that rest are seen; use SwiftUI's gestures around the representable for others.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Looks for a gesture no more.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
