/// What an invented newsroom has to say in one language.
///
/// Texts hold `{place}`, `{person}`, `{organisation}`, `{number}`, `{percent}` and `{months}` where something is drawn.
struct Phrasebook: Sendable {
  /// A headline with the sentence that says what happened.
  struct Story: Sendable {
    var headline: String
    var lead: String

    init(_ headline: String, _ lead: String) {
      self.headline = headline
      self.lead = lead
    }
  }

  var people: [String]
  var organisations: [String]
  /// `{name}` publishes about `{category}`.
  var publisherPattern: String
  var categories: [NewsCategory: String]
  /// Ways to dress a headline, with `{headline}`.
  var frames: [String]
  /// What is added to make a headline much too long.
  var tail: String
  var stories: [NewsCategory: [Story]]
  /// Sentences that fit every story.
  var sentences: [String]

  func about(_ name: String, _ category: NewsCategory) -> String {
    publisherPattern.replacing("{name}", with: name).replacing("{category}", with: categories[category] ?? "")
  }
}
