import Foundation

/// Calls a method again and again, as often as a screen shows a picture: sixty times a second, or fewer where less is asked for.
/// - Partly: by the server's clock, which does not see the reader's screen: what moves by itself is smoother with TimelineView(.animation).
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
  private let target: AnyObject
  private let selector: Selector
  private var timer: Timer?
  private var isAdded = false

  /// When the last picture was shown, in seconds since the machine was started.
  public private(set) var timestamp: CFTimeInterval = 0
  /// How long a picture is shown at most, in seconds.
  public var duration: CFTimeInterval { 1 / 60 }
  /// When the next picture is shown.
  public var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// How many pictures a second the program wishes; 0 is as many as there are.
  public var preferredFramesPerSecond = 0 { didSet { restart() } }
  /// How many pictures a second the program wishes, at least and at most.
  public var preferredFrameRateRange = CAFrameRateRange.default { didSet { restart() } }
  /// Whether the calls rest.
  public var isPaused = false { didSet { if isPaused != oldValue { restart() } } }

  /// Makes one that calls a method with itself, and holds the target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Begins with the calls.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    restart()
  }

  /// Ends the calls.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Ends the calls for good.
  public func invalidate() {
    isAdded = false
    restart()
  }

  /// Seconds between two calls.
  private var interval: CFTimeInterval {
    let wished = preferredFramesPerSecond > 0 ? Float(preferredFramesPerSecond) : preferredFrameRateRange.wished
    return 1 / Double(min(max(wished, 1), 60))
  }

  private func restart() {
    timer?.invalidate()
    timer = nil
    guard isAdded, !isPaused else { return }
    timestamp = CACurrentMediaTime()
    timer = .scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
      MainActor.assumeIsolated {
        self.timestamp = CACurrentMediaTime()
        self.selector.perform(on: self.target, with: self)
      }
    }
  }
}

/// How many pictures a second a program wishes.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// What is best, where something is.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Nothing is wished.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  fileprivate var wished: Float {
    if let preferred, preferred > 0 { return preferred }
    return maximum > 0 ? maximum : 60
  }
}
