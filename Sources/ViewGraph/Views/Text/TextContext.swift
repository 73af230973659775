import Combine
import Foundation

/// What text is resolved in: the environment, and the time.
struct TextContext {
  let environment: EnvironmentValues
  let now: Date

  init(_ environment: EnvironmentValues, now: Date) {
    self.environment = environment
    self.now = now
  }

  /// The time is the clock's, counted from the reference date, or the real one where there is no clock.
  init(_ environment: EnvironmentValues, clock: (any HostClock)?) {
    self.init(environment, now: clock.map { Date(timeIntervalSinceReferenceDate: $0.now) } ?? Date())
  }
}
