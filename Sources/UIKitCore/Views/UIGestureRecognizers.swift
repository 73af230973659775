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

/// Sees fingers that rest.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
}

/// Sees fingers that move.
/// - Partly: never seen: use SwiftUI's DragGesture around the representable.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers at least, and at most.
  open var minimumNumberOfTouches = 1, maximumNumberOfTouches = Int.max

  /// How far the fingers have moved.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast they move.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Says how far they have moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// Sees fingers that swipe.
/// - Partly: never seen: use SwiftUI's DragGesture around the representable.
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
}

/// Sees two fingers that come together or part.
/// - Partly: never seen: use SwiftUI's MagnifyGesture around the representable.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they are, beside the beginning.
  open var scale: CGFloat = 1
}

/// Sees two fingers that turn.
/// - Partly: never seen: use SwiftUI's RotateGesture around the representable.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians.
  open var rotation: CGFloat = 0
}

/// Sees fingers that come from an edge of the screen.
/// - Partly: never seen: that is the browser's own gesture.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
