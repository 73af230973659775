import Foundation

extension AVPlayer {
  /// Whether something can be played.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// Why a player waits.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  /// Whether it can play: the browser does.
  public var status: Status { .readyToPlay }
  /// Why it cannot play: it can.
  public var error: (any Error)? { nil }
  /// Why it waits: browsers do not tell.
  /// - Partly: nil: browsers do not tell.
  public var reasonForWaitingToPlay: WaitingReason? { nil }

  /// Plays at a speed.
  public func playImmediately(atRate rate: Float) {
    play()
    self.rate = rate
  }

  /// Lets what is played begin at a time.
  /// - Partly: as near as the browser comes, whatever the tolerances say.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Lets what is played begin at a time; told at once that this is so.
  /// - Partly: as near as the browser comes, whatever the tolerances say.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Lets what is played begin at a time; whether it is one.
  @discardableResult
  public func seek(to time: CMTime) async -> Bool {
    begin(at: time)
    return time.isValid
  }
  /// Lets what is played begin at a time; whether it is one.
  /// - Partly: as near as the browser comes, whatever the tolerances say.
  @discardableResult
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await seek(to: time)
  }

  private func begin(at time: CMTime) { seek(to: time) }
}
