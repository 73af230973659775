import Foundation

/// A moment of the world of Hacker News, which moves in steps of three seconds. One item at most is born in each, so a
/// moment is also the number of an item.
struct Tick: Sendable, Hashable, Comparable, Strideable {
  let number: Int

  /// Seconds from one to the next.
  static let length = 3
  /// From one story to the next.
  static let perStory = 15
  /// How many go by between notes of what has changed.
  static let perPeriod = 5
  static let perHour = 3600 / length
  /// Items are numbered from here, so that the numbers look like those of our days.
  private static let origin = 546_000_000

  init(_ number: Int) { self.number = number }

  init(at date: Date) {
    number = Int((min(max(date.timeIntervalSince1970, 0), 1e12) / Double(Self.length)).rounded(.down))
  }

  /// The moment at which the item of a number is born; nil for numbers that there cannot be.
  init?(id: Int) {
    guard (1...1_000_000_000_000).contains(id) else { return nil }
    number = id + Self.origin
  }

  var id: Int { number - Self.origin }
  /// Seconds since 1970.
  var seconds: Int { number * Self.length }

  /// The story that is born at this moment; nil if it is something else.
  var story: Int? { number % Self.perStory == 0 ? number / Self.perStory : nil }
  /// The latest story born by now.
  var latestStory: Int { number / Self.perStory }
  /// The latest moment by now at which changes are told.
  var lastPeriod: Tick { Tick(number - number % Self.perPeriod) }

  init(ofStory story: Int) { number = story * Self.perStory }

  static func < (lhs: Tick, rhs: Tick) -> Bool { lhs.number < rhs.number }
  func distance(to other: Tick) -> Int { other.number - number }
  func advanced(by count: Int) -> Tick { Tick(number + count) }
}
