import Foundation

/// Sees taps.
/// - Partly: taps with one finger.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make one gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers.
  open var numberOfTouchesRequired = 1
}

/// Sees fingers that rest: it begins when the time is over, and ends when the finger is taken away.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before, and how many fingers there are.
  /// - Partly: kept and not used: one finger rests.
  open var numberOfTapsRequired = 0, numberOfTouchesRequired = 1
}

/// Sees a finger, or the pointer, that moves.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers at least, and at most.
  /// - Partly: one finger is seen.
  open var minimumNumberOfTouches = 1, maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  private var start = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the finger has moved, in points.
  open func translation(in view: UIView?) -> CGPoint { CGPoint(x: moved.x - start.x, y: moved.y - start.y) }

  /// How fast it moves, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Says how far it has moved; programs that move a view by so much say zero.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = CGPoint(x: moved.x - translation.x, y: moved.y - translation.y)
  }

  /// The finger is there, so far from where it began, and so fast.
  package func move(by translation: CGSize, velocity: CGSize, to place: CGPoint, isOver: Bool) {
    if state == .possible { start = .zero }
    moved = CGPoint(x: translation.width, y: translation.height)
    speed = CGPoint(x: velocity.width, y: velocity.height)
    if state == .possible { tell(.began, at: place) }
    tell(isOver ? .ended : .changed, at: place)
    if isOver { reset() }
  }
}

/// Sees a finger that swipes.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways to swipe.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// Which way.
  open var direction: Direction = .right
  /// How many fingers.
  /// - Partly: kept and not used: one finger swipes.
  open var numberOfTouchesRequired = 1

  /// A finger has moved so far: it was a swipe where it went one of the ways, twice as far as aside.
  package func end(_ translation: CGSize, from place: CGPoint) {
    let (x, y) = (translation.width, translation.height)
    let way: Direction =
      abs(x) > abs(y) * 2 ? (x > 0 ? .right : .left) : abs(y) > abs(x) * 2 ? (y > 0 ? .down : .up) : []
    if !way.isEmpty, direction.contains(way) { recognize(at: place) }
  }
}

/// Sees two fingers that come together or part.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they are, beside the beginning.
  open var scale: CGFloat {
    get { own.map { $0 * seen / base } ?? seen }
    set { (own, base) = (newValue, seen) }
  }
  /// How fast that changes, a second.
  /// - Partly: always 0.
  open var velocity: CGFloat { 0 }
  private var seen: CGFloat = 1
  private var base: CGFloat = 1
  private var own: CGFloat?

  /// The fingers are so far apart, beside the beginning.
  package func change(to scale: CGFloat, isOver: Bool) {
    if state == .possible { own = nil }
    seen = max(scale, 0.01)
    tell(state == .possible ? .began : isOver ? .ended : .changed)
    guard isOver else { return }
    if state == .began { tell(.ended) }
    reset()
  }
}

/// Sees two fingers that turn.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians.
  open var rotation: CGFloat {
    get { seen - base }
    set { base = seen - newValue }
  }
  /// How fast they turn, in radians a second.
  /// - Partly: always 0.
  open var velocity: CGFloat { 0 }
  private var seen: CGFloat = 0
  private var base: CGFloat = 0

  /// The fingers have turned so far, in radians.
  package func change(to rotation: CGFloat, isOver: Bool) {
    if state == .possible { base = 0 }
    seen = rotation
    tell(state == .possible ? .began : isOver ? .ended : .changed)
    guard isOver else { return }
    if state == .began { tell(.ended) }
    reset()
  }
}

/// Sees fingers that come from an edge of the screen.
/// - Partly: never seen: that is the browser's own gesture.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// From which edges.
  open var edges: UIRectEdge = []
}

/// Sees the pointer over a view.
/// - Partly: never seen: use onHover or onContinuousHover.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
