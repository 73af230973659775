import Synchronization

/// Whether somebody has looked for what is inside of rows that rest, and so has to begin again once those are awake.
package final class RestingContent: Sendable {
  @TaskLocal private static var watch: RestingContent?
  private let wasAskedFor = Atomic(false)

  private init() {}

  /// Runs code that looks at display nodes; `isMissing` is true where what came of it does not count.
  package static func watching<R>(_ body: () throws -> R) rethrows -> (result: R, isMissing: Bool) {
    let watch = RestingContent()
    let result = try $watch.withValue(watch) { try body() }
    return (result, watch.wasAskedFor.load(ordering: .relaxed))
  }

  static func isAskedFor() {
    watch?.wasAskedFor.store(true, ordering: .relaxed)
  }
}
