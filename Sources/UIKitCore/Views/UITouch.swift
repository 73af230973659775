import Foundation

/// A finger, or the pointer, on a view.
@MainActor @preconcurrency
public final class UITouch: NSObject {
  /// How far a touch is.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    /// The same as `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// How far the touch is.
  public internal(set) var phase: Phase = .began
  /// How often the place was touched in turn.
  /// - Partly: always one.
  public let tapCount = 1
  /// What touches.
  /// - Partly: always a finger.
  public let type: TouchType = .direct
  /// When it was, in seconds from a fixed moment.
  public internal(set) var timestamp: TimeInterval = 0
  /// The view that was touched.
  public private(set) weak var view: UIView?
  /// The view's window.
  public var window: UIWindow? { view?.window }
  /// How firm the touch is: browsers of phones seldom know.
  /// - Partly: always 0.
  public let force: CGFloat = 0
  /// How firm a touch can be.
  public let maximumPossibleForce: CGFloat = 0
  /// How wide a finger is, in points.
  /// - Partly: always the same.
  public let majorRadius: CGFloat = 20
  private var place = CGPoint.zero
  private var before = CGPoint.zero

  package init(view: UIView) {
    self.view = view
  }

  /// The touch is there now.
  package func move(to place: CGPoint, phase: Phase, at timestamp: TimeInterval) {
    before = phase == .began ? place : self.place
    self.place = place
    self.phase = phase
    self.timestamp = timestamp
  }

  /// Where the touch is, in a view that is the touched one, in it or around it.
  public func location(in view: UIView?) -> CGPoint { self.view?.point(place, seenFrom: view) ?? place }

  /// Where the touch was before.
  public func previousLocation(in view: UIView?) -> CGPoint { self.view?.point(before, seenFrom: view) ?? before }

  /// Where the touch is, as exactly as is known.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where the touch was before, as exactly as is known.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

/// Something that the reader did.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }

  /// What an event is about, more closely.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }

  /// What the event is about.
  open var type: EventType { .touches }
  /// The touches.
  public let allTouches: Set<UITouch>?
  /// When it was, in seconds from a fixed moment.
  open var timestamp: TimeInterval { allTouches?.first?.timestamp ?? 0 }

  package init(touches: Set<UITouch>) {
    allTouches = touches
  }

  /// The touches of a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The touches since the last event: the browser tells of one at a time.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// The touches that are expected next; none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UIView {
  /// A point of this view, as seen from another: one that it is in, or the one that both are in.
  package func point(_ point: CGPoint, seenFrom other: UIView?) -> CGPoint {
    let (own, theirs) = (origin, other?.origin ?? .zero)
    return CGPoint(x: point.x + own.x - theirs.x, y: point.y + own.y - theirs.y)
  }

  /// Where the view's corner is in the outermost view around it, as the frames say.
  private var origin: CGPoint {
    var point = CGPoint.zero
    var view: UIView? = self
    while let one = view {
      if one.superview != nil { (point.x, point.y) = (point.x + one.frame.minX, point.y + one.frame.minY) }
      view = one.superview
    }
    return point
  }
}
