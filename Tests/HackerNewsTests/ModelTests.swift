import Foundation
import Testing

@testable import HackerNews

struct ModelTests {
  private func item(_ json: String) throws -> Item {
    try JSONDecoder().decode(Item.self, from: Data(json.utf8))
  }

  @Test func onlyTheNumberIsCertain() throws {
    #expect(try item(#"{"id":7}"#) == Item(id: 7))
    let bare = try item(
      #"{"id":7,"by":null,"kids":null,"url":"","title":" ","text":"","score":null,"type":"poem","dead":null}"#)
    #expect(bare == Item(id: 7, kind: "poem"))
    #expect(throws: DecodingError.self) { try item(#"{"by":"someone"}"#) }
    #expect(throws: DecodingError.self) { try item(#"{"id":7,"score":"many"}"#) }
    #expect(throws: DecodingError.self) { try item(#"{"id":99999999999999999999999}"#) }
  }

  @Test func addressesThatDoNotLeadToTheWebAreNone() throws {
    for address in ["javascript:alert(1)", "ftp://host.example/", "mailto:a@b.example", "https://", "not an address"] {
      #expect(try item(#"{"id":1,"url":"\#(address)"}"#).url == nil, "\(address)")
    }
    let item = try item(#"{"id":1,"url":"https://WWW.Site.example/a?b=c"}"#)
    #expect(item.site == "site.example")
  }

  @Test func tombstonesAreNotRead() throws {
    let deleted = try item(#"{"deleted":true,"id":3,"parent":1,"time":1789001500,"type":"comment"}"#)
    #expect(!deleted.isReadable && deleted.parent == 1)
    let dead = try item(#"{"by":"x","dead":true,"id":3,"score":1,"time":1789001500,"type":"story"}"#)
    #expect(!dead.isListed && dead.author == "x")
    #expect(dead.date == Date(timeIntervalSince1970: 1_789_001_500))
  }

  @Test func updatesAreAddedUp() {
    var first = Updates(items: [1, 2], profiles: ["a"])
    first.hasGap = true
    let both = first.merged(with: Updates(items: [2, 3], profiles: ["a", "b"]))
    #expect(both.items == [1, 2, 3] && both.profiles == ["a", "b"] && both.hasGap)
  }

  @Test func hitsOfAllErasAreRead() throws {
    let story = #"{"objectID":"12","title":"T","points":3,"num_comments":null,"created_at_i":10,"url":null}"#
    let comment =
      #"{"objectID":"13","comment_text":"C","story_title":"T","story_id":12,"parent_id":12,"points":null,"children":[1]}"#
    let hits = try JSONDecoder().decode([SearchHit].self, from: Data("[\(story),\(comment)]".utf8))
    #expect(hits[0].id == 12 && !hits[0].isComment && hits[0].score == 3 && hits[0].commentCount == nil)
    #expect(hits[1].isComment && hits[1].text == "C" && hits[1].title == "T" && hits[1].item.title == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SearchHit.self, from: Data(#"{"objectID":"twelve"}"#.utf8))
    }
  }

  @Test func parametersOfASearch() {
    let search = StorySearch(
      "c++ & friends", tags: [.author("pg"), .any([.story, .poll])], after: Date(timeIntervalSince1970: 5.9),
      before: Date(timeIntervalSince1970: 1e300), fields: ["url"], pageSize: 50)
    #expect(
      search.items(page: 3).encoded
        == "query=c%2B%2B%20%26%20friends&tags=author_pg%2C%28story%2Cpoll%29"
        + "&numericFilters=created_at_i%3E%3D5%2Ccreated_at_i%3C1000000000000000"
        + "&restrictSearchableAttributes=url&hitsPerPage=50&page=2")
    #expect(search.lastPage == 20)
    #expect(StorySearch("", pageSize: 0).pageSize == 1 && StorySearch("", pageSize: 5_000).pageSize == 1_000)
  }

  @Test(arguments: ["", "a/b", "..", "a b", "\u{E9}", "a?b", String(repeating: "a", count: 101)])
  func namesThatWouldBeOtherPaths(_ name: String) {
    #expect(HackerNews.Endpoint.user(name).path == nil)
  }

  @Test func itemsStandInTheOrderOfTheirPlaces() {
    let ranked = RankedItems().adding(Item(id: 30), at: 3).adding(Item(id: 10), at: 1).adding(nil, at: 0)
      .adding(Item(id: 20), at: 2)
    #expect(ranked.items.map(\.id) == [10, 20, 30])
  }
}
