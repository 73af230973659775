import Foundation

/// Sees a gesture of the reader's. Recognizers call selectors, which need the Objective-C runtime: SwiftUI's gestures and
/// the actions of controls take their place. The class is there for programs that name it.
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
  open var state: State { .possible }

  nonisolated override init() {}
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
  @available(*, unavailable, message: "use SwiftUI's gestures, such as onTapGesture, around the representable")
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
}
