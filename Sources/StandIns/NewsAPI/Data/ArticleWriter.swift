import Foundation

/// Invents articles. The same seed and number always give the same article.
struct ArticleWriter: Sendable {
  let seed: UInt64
  let configuration: NewsAPIConfiguration

  /// Seconds from one article to the next.
  static let interval = 720

  /// Article number n appears within the n-th interval of time.
  func article(_ number: Int) -> Article {
    let (publisher, date, _) = frame(number)
    return Article(number: number, publisher: publisher, date: date, writer: self)
  }

  /// What the article of a number consists of.
  func parts(of number: Int) -> Article.Parts {
    let (publisher, drawn, story, opening) = beginning(number)
    var filler = drawn
    var random = filler.random
    var parts = Article.Parts(
      author: author(filler.person, publisher, &random),
      title: title(story.headline, publisher, &random),
      description: description(story.lead, &filler, &random),
      picture: picture(publisher, number, &random),
      popularity: random.below(1000) + (publisher.isIndexed ? 500 : 0)
    )
    parts.dateStyle = random.chance(4) ? .withOffset : .plain
    parts.namesPublisher = random.chance(60)
    fillContent(of: &parts, opening, &random)
    withdraw(&parts, &random)
    return parts
  }

  /// The paragraphs of an article's page, beginning with what its content begins with.
  func paragraphs(of article: Article) -> [String] {
    var (_, filler, _, opening) = beginning(article.number)
    let count = filler.random.within(4...7)
    return [opening]
      + (0..<count).map { _ in
        (0..<filler.random.within(2...4)).map { _ in filler.sentence() }.joined(separator: " ")
      }
  }

  private typealias Beginning = (
    publisher: Publisher, filler: PhraseFiller, story: Phrasebook.Story, opening: String
  )

  /// What an article and its page have in common.
  private func beginning(_ number: Int) -> Beginning {
    let (publisher, _, random) = frame(number)
    var filler = PhraseFiller(publisher, random)
    let story = filler.story()
    let opening = [story.lead, filler.sentence(), filler.sentence()].joined(separator: " ")
    return (publisher, filler, story, opening)
  }

  /// Who publishes the article of a number, and when.
  private func frame(_ number: Int) -> (publisher: Publisher, date: Date, random: SeededRandom) {
    var random = SeededRandom(seed, UInt64(max(number, 0)))
    let publisher = random.pick(Publisher.all(in: country(&random)))
    let seconds = number * Self.interval + random.below(Self.interval)
    return (publisher, Date(timeIntervalSince1970: Double(seconds)), random)
  }

  private func country(_ random: inout SeededRandom) -> NewsCountry {
    var left = random.below(100)
    for country in NewsCountry.allCases {
      left -= country.share
      if left < 0 { return country }
    }
    return .us
  }

  private func author(_ person: String, _ publisher: Publisher, _ random: inout SeededRandom) -> String? {
    switch random.below(100) {
    case ..<14: nil
    case ..<18: ""
    case ..<26: publisher.name
    case ..<30: "https://\(publisher.domain)/staff"
    default: person
    }
  }

  /// Some titles are much too long, some look like HTML, some hold more than letters.
  private func title(_ headline: String, _ publisher: Publisher, _ random: inout SeededRandom) -> String {
    let book = publisher.language.phrasebook
    switch random.below(100) {
    case ..<2: return headline + book.tail
    case ..<4: return "<b>\(headline)</b> &amp; <script>alert('news')</script>"
    case ..<5: return "📰 \(headline) — 🧭½"
    case ..<30: return random.pick(book.frames).replacing("{headline}", with: headline)
    default: return headline
    }
  }

  private func description(_ lead: String, _ filler: inout PhraseFiller, _ random: inout SeededRandom) -> String? {
    switch random.below(100) {
    case ..<6: nil
    case ..<9: ""
    case ..<12: "<p>\(lead)</p>\r\n<p>\(filler.sentence()) &hellip;</p>"
    case ..<20: ([lead] + (0..<7).map { _ in filler.sentence() }).joined(separator: " ")
    case ..<60: lead + " " + filler.sentence()
    default: lead
    }
  }

  private func picture(_ publisher: Publisher, _ number: Int, _ random: inout SeededRandom) -> String? {
    if random.chance(8) { return nil }
    let kind = random.chance(configuration.brokenPicturePercentage) ? random.pick(PictureKind.broken) : .fine
    return "/pictures/\(kind.rawValue)/\(publisher.category.rawValue)-\(number).png"
  }

  private func fillContent(of parts: inout Article.Parts, _ opening: String, _ random: inout SeededRandom) {
    switch random.below(100) {
    case ..<5: break
    case ..<10: parts.opening = parts.description ?? parts.title
    case ..<14: parts.opening = opening.replacing(". ", with: ".\r\n")
    default: parts.opening = opening
    }
    if parts.opening == opening { parts.withheld = random.within(600...7000) }
  }

  private func withdraw(_ parts: inout Article.Parts, _ random: inout SeededRandom) {
    guard random.chance(configuration.removedPercentage) else { return }
    parts.isRemoved = true
    parts.dateStyle = random.chance(80) ? .epoch : .plain
  }
}
