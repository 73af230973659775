import Foundation

/// What answers took, in microseconds each.
struct Figures: CustomStringConvertible {
  private var processor: [Double] = []
  private var clock: [Double] = []

  /// Does the work so many times, one after the other, and counts it.
  mutating func measure(_ times: Int, _ isCounted: Bool, _ work: @Sendable () async throws -> Headlines) async throws {
    let (started, before) = (ContinuousClock.now, Self.processorTime)
    for _ in 0..<times {
      guard try await work().articles.count == 20 else { throw CocoaError(.coderInvalidValue) }
    }
    guard isCounted else { return }
    processor.append((Self.processorTime - before) * 1e6 / Double(times))
    clock.append((ContinuousClock.now - started) / .microseconds(times))
  }

  var description: String { "\(Self.median(processor)) \(Self.median(clock))" }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
