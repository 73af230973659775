import Foundation

/// What text is resolved in: the environment, and the time.
struct TextContext {
  let environment: EnvironmentValues
  let now: Date

  init(_ environment: EnvironmentValues, now: Date) {
    self.environment = environment
    self.now = now
  }
}
