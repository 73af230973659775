import Foundation

/// What is true of a story whatever the time: made of the seed and its number alone.
struct StoryFacts: Sendable {
  enum Kind: Sendable, Equatable {
    case link, ask, show, tell, job, poll
  }

  let number: Int
  let kind: Kind
  /// Points that it will have gathered in the end.
  let appeal: Double
  /// How well it draws comments, from 0 to 1.
  let draw: Double
  let author: Int
  /// When others make it disappear, if they do.
  let death: Tick?
  /// When its author takes it back, if they do.
  let deletion: Tick?
  /// How many options a poll has.
  let optionCount: Int

  /// For how long a story is commented on, counted in stories: twelve hours.
  static let liveliness = 12 * Tick.perHour / Tick.perStory
  /// Seconds in which two thirds of the points are given.
  private static let ripening = 10_800.0

  init(_ number: Int, seed: UInt64) {
    var random = SeededRandom(seed, UInt64(truncatingIfNeeded: number) &* 2 &+ 0x5EED)
    self.number = number
    kind =
      switch random.below(1000) {
      case ..<25: .job
      case ..<37: .poll
      case ..<125: .ask
      case ..<230: .show
      case ..<245: .tell
      default: .link
      }
    let luck = Double(random.next() >> 11) / Double(1 << 53)
    appeal = kind == .job ? 0 : 2 + 60 * pow(luck, 6) + 620 * pow(luck, 24)
    draw = kind == .job ? 0 : 0.006 + pow(luck, 20) * (kind == .ask || kind == .poll ? 1 : 0.8)
    author = HackerNames.pick(&random)
    let birth = Tick(ofStory: number)
    death = luck < 0.6 && random.chance(2.5) ? birth.advanced(by: random.within(60...1200)) : nil
    deletion = luck < 0.6 && random.chance(0.8) ? birth.advanced(by: random.within(100...2000)) : nil
    optionCount = kind == .poll ? random.within(3...6) : 0
  }

  var birth: Tick { Tick(ofStory: number) }

  /// The points at a time.
  func score(at time: Tick) -> Int {
    1 + Int(appeal * Self.ripeness(Double(time.seconds - birth.seconds)))
  }

  /// The points of an option of a poll at a time.
  func score(ofOption option: Int, at time: Tick) -> Int {
    let share = Double((option * 7 + number) % 5 + 1) / 5
    return 1 + Int(appeal * share * Self.ripeness(Double(time.seconds - birth.seconds)))
  }

  func isDeleted(at time: Tick) -> Bool { deletion.map { $0 <= time } ?? false }
  func isDead(at time: Tick) -> Bool { !isDeleted(at: time) && death.map { $0 <= time } ?? false }

  /// Whether it can stand in a list.
  func isListed(at time: Tick) -> Bool { birth <= time && !isDeleted(at: time) && !isDead(at: time) }

  /// By age and points, as front pages are sorted.
  func rank(at time: Tick) -> Double {
    let hours = Double(time.seconds - birth.seconds) / 3600
    return pow(Double(score(at: time)) - 0.9, 0.8) / pow(hours + 2, 1.8)
  }

  /// From 0 at birth towards 1.
  private static func ripeness(_ age: Double) -> Double { 1 - exp(-max(0, age) / ripening) }
}
