import Dispatch
import Foundation

/// Where the host's time comes from; tests bring their own.
package struct ServerTime: Sendable {
  /// Seconds of a clock that never goes back.
  package var now: @Sendable () -> Double
  /// Seconds since 1970.
  package var sinceEpoch: @Sendable () -> Double
  /// Runs an action after so many seconds, on any thread.
  package var after: @Sendable (Double, @escaping @Sendable () -> Void) -> Void

  /// Makes a source of time.
  package init(
    now: @escaping @Sendable () -> Double,
    sinceEpoch: @escaping @Sendable () -> Double,
    after: @escaping @Sendable (Double, @escaping @Sendable () -> Void) -> Void
  ) {
    self.now = now
    self.sinceEpoch = sinceEpoch
    self.after = after
  }

  /// The system's time.
  package static let system = ServerTime(
    now: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 },
    sinceEpoch: { Date().timeIntervalSince1970 },
    after: { seconds, action in
      DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + seconds, execute: action)
    }
  )
}
