import Testing

@testable import StandIns

@Suite("Query language") struct QueryParserTests {
  private func finds(_ query: String, _ text: String) throws -> Bool {
    try QueryParser.parse(query).matches([FoldedText.words(of: text)])
  }

  @Test("words next to each other must all occur", arguments: [("bay moon", true), ("bay sun", false)])
  func conjunction(query: String, found: Bool) throws {
    #expect(try finds(query, "A bay runs on the moon") == found)
    #expect(try finds(query.replacing(" ", with: " AND "), "A bay runs on the moon") == found)
  }

  @Test func phrasesKeepTheirOrder() throws {
    #expect(try finds("\"the moon\"", "A bay runs on the moon"))
    #expect(try !finds("\"moon the\"", "A bay runs on the moon"))
  }

  @Test func mustAndMustNot() throws {
    #expect(try finds("+bay -sun", "A bay runs on the moon"))
    #expect(try !finds("+bay -moon", "A bay runs on the moon"))
    #expect(try !finds("bay NOT moon", "A bay runs on the moon"))
    #expect(try finds("bay AND NOT sun", "A bay runs on the moon"))
  }

  @Test func andBindsStrongerThanOr() throws {
    let one = QueryExpression.phrase(["a"])
    let two = QueryExpression.phrase(["b"])
    let three = QueryExpression.phrase(["c"])
    #expect(try QueryParser.parse("a OR b AND c") == .any([one, .all([two, three])]))
    #expect(try QueryParser.parse("(a OR b) c") == .all([.any([one, two]), three]))
    #expect(try QueryParser.parse("a NOT (b OR c)") == .all([one, .not(.any([two, three]))]))
  }

  @Test func lettersAreFolded() throws {
    #expect(try finds("depeche", "La Dépêche du matin"))
    #expect(try finds("DÉPÊCHE", "la depeche"))
    #expect(try finds("озерная", "Дарья Озёрная"))
    #expect(try finds("المد", "طاقة المد تتفوق"))
  }

  @Test func pluralsMatchButPartsOfWordsDoNot() throws {
    #expect(try finds("robot", "Robots go on trial"))
    #expect(try finds("robots", "A robot goes on trial"))
    #expect(try !finds("rob", "Robots go on trial"))
  }

  @Test func smallOperatorsAreWordsAndHyphensInsideAreToo() throws {
    #expect(try QueryParser.parse("or") == .phrase(["or"]))
    #expect(try QueryParser.parse("well-known") == .phrase(["well", "known"]))
    #expect(try QueryParser.parse("bed & board") == .all([.phrase(["bed"]), .all([]), .phrase(["board"])]))
  }

  @Test(
    "malformed",
    arguments: [
      "(a", "a)", "()", "\"a", "a AND", "AND a", "OR", "a OR", "a OR OR b", "NOT", "a AND AND b", "-", "a (b OR)",
      String(repeating: "(", count: 400) + "a" + String(repeating: ")", count: 400),
      String(repeating: "-", count: 400) + "a",
    ])
  func malformed(query: String) {
    #expect(throws: MalformedQuery.self) { try QueryParser.parse(query) }
  }

  @Test func scoreCountsOccurrencesOfWhatIsWanted() throws {
    let query = try QueryParser.parse("moon OR bay NOT sun")
    #expect(query.score(["moon", "sun", "moon", "bay"]) == 3)
  }
}
