/// The people of the stand-in of Hacker News.
enum HackerNames {
  private static let first = [
    "amber", "brisk", "cobalt", "dusty", "eager", "faint", "gentle", "hollow", "idle", "jolly", "keen", "lunar",
    "mellow", "nimble", "opal", "plain", "quiet", "rusty", "sober", "tidal", "umber", "vivid", "windy", "zesty",
  ]
  private static let second = [
    "acorn", "badger", "cipher", "dynamo", "ember", "falcon", "gasket", "harbor", "iris", "jigsaw", "kernel", "lathe",
    "magnet", "needle", "otter", "pixel", "quartz", "rivet", "socket", "thistle", "urchin", "valve", "walrus", "yarrow",
  ]

  /// How many there are.
  static let count = 480

  /// Someone; a few speak most of the time.
  static func pick(_ random: inout SeededRandom) -> Int {
    let share = Double(random.below(1 << 20)) / Double(1 << 20)
    return Int(Double(count) * share * share)
  }

  static func name(_ person: Int) -> String {
    let name = first[person * 7 % first.count] + second[(person / first.count + person * 5) % second.count]
    switch person % 5 {
    case 0: return name + String(person % 90 + 10)
    case 1: return name.replacing("e", with: "3")
    case 2: return name.prefix(1).uppercased() + name.dropFirst()
    case 3: return name.prefix(5) + "_" + String(person)
    default: return name
    }
  }

  /// The person of a name, whose letters must be as they are written.
  static func person(named name: String) -> Int? { people[name] }

  private static let people = Dictionary((0..<count).map { (name($0), $0) }) { first, _ in first }
}
