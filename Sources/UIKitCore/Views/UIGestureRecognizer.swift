import Foundation

/// Sees a gesture of the reader's on a view inside of a representable.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The same as `ended`.
    public static let recognized = State.ended
  }

  /// Whether the recognizer looks for its gesture.
  open var isEnabled = true
  /// Who is asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the gesture is made on.
  open weak var view: UIView?
  /// How far the gesture is.
  open var state: State = .possible
  /// Whether touches are not told of when the gesture is seen.
  /// - Partly: kept and not used: they are told of.
  open var cancelsTouchesInView = true
  /// Whether touches are told of late.
  /// - Partly: kept and not used: they are not.
  open var delaysTouchesBegan = false, delaysTouchesEnded = true
  /// A name.
  open var name: String?
  /// How many fingers there are.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  private var actions: [Action] = []
  private var place: CGPoint?

  public nonisolated override init() {}

  /// Makes one that calls a method.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Calls a method too, on an object that is not kept.
  open func addTarget(_ target: Any, action: Selector) {
    let call: @MainActor (UIGestureRecognizer) -> Void = { [weak object = target as AnyObject] sender in
      if let object { action.perform(on: object, with: sender) }
    }
    actions.append(Action(target: ObjectIdentifier(target as AnyObject), call: call))
  }

  /// Calls methods of an object no more; of all objects for nil.
  /// - Partly: `action` is not used: all methods of the object are left out.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { ObjectIdentifier($0 as AnyObject) }
    actions.removeAll { object == nil || $0.target == object }
  }

  /// Waits until another gesture was not seen.
  /// - Partly: two taps and one know of each other: nothing is changed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Where the gesture is, in a view that is the touched one, in it or around it; the middle, where nothing is known.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return place ?? .zero }
    return own.point(place ?? CGPoint(x: own.bounds.width / 2, y: own.bounds.height / 2), seenFrom: view)
  }

  /// Where a finger is: as `location(in:)`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// The gesture is that far, there.
  package func tell(_ state: State, at place: CGPoint? = nil) {
    guard isEnabled else { return }
    if state == .began || self.state == .possible, delegate?.gestureRecognizerShouldBegin(self) == false {
      self.state = .failed
      return
    }
    if self.state == .failed { return }
    if let place { self.place = place }
    self.state = state
    for action in actions { action.call(self) }
  }

  /// The gesture is over: the next may begin.
  package func reset() {
    state = .possible
  }

  /// The gesture has been seen, all at once.
  package func recognize(at place: CGPoint? = nil) {
    tell(.ended, at: place)
    reset()
  }
}

/// What a recognizer calls.
private struct Action {
  let target: ObjectIdentifier
  let call: @MainActor (UIGestureRecognizer) -> Void
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
  /// Whether a gesture is to see a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether a gesture waits until another was not seen. It is not asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits until this one was not seen. It is not asked.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
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
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Looks for a gesture no more.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
