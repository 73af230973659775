/// Draws phrases for one article and fills in who, where and how many: the same ones throughout.
struct PhraseFiller {
  var random: SeededRandom
  let person: String
  private let book: Phrasebook
  private let category: NewsCategory
  /// Sentences that have not been used yet.
  private var deck: [String] = []
  private let values: [String: String]

  init(_ publisher: Publisher, _ random: SeededRandom) {
    var random = random
    book = publisher.language.phrasebook
    category = publisher.category
    person = random.pick(book.people)
    values = [
      "place": random.pick(publisher.country.places),
      "person": random.pick(book.people),
      "organisation": random.pick(book.organisations),
      "number": String(random.within(12...480)),
      "percent": String(random.within(6...47)),
      "months": String(random.within(5...18)),
    ]
    self.random = random
  }

  /// A headline with its lead. Half of the headlines that name no place get one in front.
  mutating func story() -> Phrasebook.Story {
    let story = random.pick(book.stories[category] ?? [])
    let isPlaced = story.headline.contains("{place}") || random.chance(50)
    return Phrasebook.Story(
      (isPlaced ? story.headline : "{place}: " + story.headline).filled(values), story.lead.filled(values))
  }

  /// A sentence; none comes twice before all have been used.
  mutating func sentence() -> String {
    if deck.isEmpty { deck = book.sentences }
    return deck.remove(at: random.below(deck.count)).filled(values)
  }
}
