import Foundation

/// Tells of the changes of one value, period by period, for as long as somebody listens.
struct TreeStream: Sendable {
  let tree: HackerTree
  let path: [String]
  let configuration: StandInConfiguration

  /// The most periods that are told one by one when the clock has made a leap.
  private static let leap = 2_000

  /// Writes events until writing fails or waiting is cancelled.
  func run(_ write: (_ bytes: [UInt8]) async throws -> Void) async throws {
    let start = configuration.now()
    var told = Tick(at: start)
    guard case .value(var value) = tree.place(path, at: told) else { return }
    try await write(event("put", .ordered(["path": "/", "data": value])))
    var lastWrite = start
    while true {
      try await configuration.sleep(secondsToNextPeriod)
      let now = configuration.now()
      if let length = configuration.hackerNews.streamLength, now.timeIntervalSince(start) >= length { return }
      let end = Tick(at: now).lastPeriod
      var period = max(told.lastPeriod, end.advanced(by: -Self.leap * Tick.perPeriod)).advanced(by: Tick.perPeriod)
      while period <= end {
        told = period
        period = period.advanced(by: Tick.perPeriod)
        guard case .value(let next) = tree.place(path, at: told), next != value else { continue }
        try await write(change(from: value, to: next))
        (value, lastWrite) = (next, now)
      }
      if now.timeIntervalSince(lastWrite) >= configuration.hackerNews.keepAlive {
        try await write(event("keep-alive", .null))
        lastWrite = now
      }
    }
  }

  private var secondsToNextPeriod: Double {
    let length = Double(Tick.perPeriod * Tick.length)
    let rest = length - configuration.now().timeIntervalSince1970.truncatingRemainder(dividingBy: length)
    return max(rest, 0.01)
  }

  /// Few changes go out by themselves, many as the whole value.
  private func change(from old: JSONValue, to new: JSONValue) -> [UInt8] {
    let whole = event("put", .ordered(["path": "/", "data": new]))
    guard let before = old.members, let after = new.members, before.map(\.key) == after.map(\.key) else { return whole }
    let changed = zip(before, after).filter { $0.value != $1.value }.map(\.1)
    guard changed.count * 4 <= after.count else { return whole }
    if changed.count == 1, let one = changed.first {
      return event("put", .ordered(["path": .string("/\(one.key)"), "data": one.value]))
    }
    return event("patch", .ordered(["path": "/", "data": .object(changed)]))
  }

  private func event(_ name: String, _ data: JSONValue) -> [UInt8] {
    Array("event: \(name)\ndata: \(data.compact)\n\n".utf8)
  }
}
