import Combine
import Foundation

/// The time for a text that follows it: the machine's, or the one of the host's clock, whose epoch lies at the moment
/// when the text appears.
@MainActor
final class TextTime {
  private let clock: (any HostClock)?
  private let start: (date: Date, seconds: Double)
  private var stop: (@Sendable () -> Void)?

  init(_ clock: (any HostClock)?) {
    self.clock = clock
    start = (Date(), clock?.now ?? 0)
  }

  var now: Date {
    clock.map { start.date.addingTimeInterval($0.now - start.seconds) } ?? Date()
  }

  /// Calls `action` after so many seconds, in place of what was waited for before; nil waits for nothing.
  func wake(after seconds: Double?, _ action: @escaping @MainActor @Sendable () -> Void) {
    stop?()
    guard let seconds else { return stop = nil }
    if let clock {
      stop = clock.schedule(after: seconds, isPending: false) { onMain(action) }
    } else {
      let item = Transfer(DispatchWorkItem { MainActor.assumeIsolated(action) })
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item.value)
      stop = { item.value.cancel() }
    }
  }

  func cancel() {
    stop?()
    stop = nil
  }
}
