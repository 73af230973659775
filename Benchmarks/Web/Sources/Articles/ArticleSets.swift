/// The three sets of 100 articles that the page offers, the same in every process.
public enum ArticleSets {
  public static let names = ["Town", "Country", "World"]

  public static let all: [[Article]] = {
    var dice = Dice()
    return names.indices.map { set in (0..<100).map { article(set * 100 + $0, &dice) } }
  }()

  /// The articles of a set whose titles contain the text; all of them where it is empty.
  public static func articles(in set: Int, matching text: String) -> [Article] {
    guard !text.isEmpty else { return all[set] }
    let text = Array(text.lowercased().utf8)
    return all[set].filter { $0.matches(text) }
  }

  private static func article(_ id: Int, _ dice: inout Dice) -> Article {
    let subject = dice.pick(subjects)
    let title = "\(subject) \(dice.pick(verbs)) \(dice.pick(objects)) \(dice.pick(circumstances))"
    return Article(
      id: id,
      title: title,
      source: "The \(["Morning", "Evening", "Weekly", "Daily", "Sunday"][id % 5]) Gazette",
      date: "\(1 + id % 28) May 2026",
      description: (0..<18).map { _ in dice.pick(words) }.joined(separator: " "),
      picture: id % Picture.all.count)
  }

  private static let subjects = [
    "Harbour Council", "Night Ferry", "Solar Orchard", "River Museum", "Chess Club", "Mountain Railway",
    "Glass Factory", "Sea Laboratory", "Young Orchestra", "Bicycle League", "Old Lighthouse", "Winter Market",
    "Public Library", "Tidal Station", "Bread Cooperative", "Space Institute", "Village Cinema", "Bee Keepers",
    "Water Board", "City Choir",
  ]
  private static let verbs = [
    "opens", "repairs", "studies", "counts", "moves", "paints", "restores", "measures", "defends", "renames",
  ]
  private static let objects = [
    "its longest bridge", "a forgotten garden", "twelve new wells", "the eastern quay", "an early telescope",
    "hundreds of maps", "the last tram line", "a floating stage", "every street lamp", "its oldest clock",
  ]
  private static let circumstances = [
    "after the storm", "before the vote", "in record time", "without a permit", "for one season", "amid some doubt",
    "with borrowed tools", "at first light", "near the border", "despite the frost",
  ]
  /// As varied as prose, so that it compresses like prose.
  private static let words = """
    time year people way day man thing woman life child world school state family student group country problem \
    hand part place case week company system program question work government number night point home water \
    room mother area money story fact month lot right study book eye job word business issue side kind head \
    house service friend father power hour game line end member law car city community name president team \
    minute idea body information back parent face others level office door health person art war history party \
    result change morning reason research girl guy moment air teacher force education foot boy age policy \
    process music market sense nation plan college interest death experience effect use class control field \
    development role effort rate heart drug show leader light voice wife police mind price report
    """.split(separator: " ").map(String.init)
}

/// Numbers that look random and are the same in every process.
private struct Dice {
  private var state: UInt32 = 0x2545_f491

  mutating func pick(_ words: [String]) -> String {
    state = state &* 1_664_525 &+ 1_013_904_223
    return words[Int(state >> 16) % words.count]
  }
}
