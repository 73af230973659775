import Combine
import Foundation

/// Waits for the moment at which a text that follows the time changes.
@MainActor
final class TextTimer {
  private let stop: @Sendable () -> Void

  /// Calls `action` once, on the main thread, unless cancelled; on the host's clock where there is one.
  init(after seconds: Double, clock: (any HostClock)?, action: @escaping @MainActor @Sendable () -> Void) {
    if let clock {
      stop = clock.schedule(after: seconds) { onMain(action) }
    } else {
      let item = Transfer(DispatchWorkItem { MainActor.assumeIsolated(action) })
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item.value)
      stop = { item.value.cancel() }
    }
  }

  func cancel() {
    stop()
  }
}
