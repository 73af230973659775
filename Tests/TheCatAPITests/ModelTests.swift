import Foundation
import Testing

@testable import TheCatAPI

@Suite struct ModelTests {
  private func decoded<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func anAnonymousPicture() throws {
    let images = try decoded(
      [CatImage].self, #"[{"id":"q7x","url":"https://cdn2.thecatapi.com/images/q7x.gif","width":320,"height":240}]"#)
    #expect(images.first?.url.pathExtension == "gif")
    #expect(images.first?.shape == 4.0 / 3)
    #expect(images.first?.breeds == [])
  }

  @Test func aPictureOfUnknownSizeWithMarksOfOthers() throws {
    let image = try decoded(
      CatImage.self, #"{"breeds":[],"favourite":{},"vote":{},"id":"a","url":"https://c.example/a.jpg","width":null}"#)
    #expect(image.width == nil && image.shape == nil)
  }

  @Test func aPictureWithoutAddressIsAnError() {
    #expect(throws: DecodingError.self) { try decoded(CatImage.self, #"{"id":"a","url":"javascript:alert(1)"}"#) }
    #expect(throws: DecodingError.self) { try decoded(CatImage.self, #"{"id":"a"}"#) }
  }

  @Test func aBreedWithEverything() throws {
    let breed = try decoded(
      Breed.self,
      """
      {"weight":{"imperial":"6 - 12","metric":"3  -  7"},"id":"beng","name":"Bengal","temperament":"Alert, Agile",
      "origin":"United States","country_code":"US","description":"Spotted.","life_span":"12 - 15","indoor":0,"lap":1,
      "alt_names":"","adaptability":5,"energy_level":9,"grooming":1,"rare":0,"hypoallergenic":1,
      "wikipedia_url":"https://en.wikipedia.org/wiki/Bengal_(cat)","cfa_url":"not an address",
      "image":{"id":"Zk3","width":100,"height":50,"url":"https://c.example/Zk3.png"}}
      """)
    #expect(breed.temperament == ["Alert", "Agile"])
    #expect(breed.weight == 3...7 && breed.pounds == 6...12 && breed.lifeSpan == 12...15)
    #expect(breed.ratings == [.adaptability: 5, .grooming: 1], "nine of five is no rating")
    #expect(breed.traits == [.lap, .hypoallergenic])
    #expect(breed.otherNames == [] && breed.pages == [])
    #expect(breed.image?.url.pathExtension == "png")
  }

  @Test func aBreedWithAlmostNothing() throws {
    let breed = try decoded(Breed.self, #"{"id":"mala","name":"Malayan","image":{},"weight":null}"#)
    #expect(breed.image == nil && breed.weight == nil && breed.ratings.isEmpty)
  }

  @Test(arguments: [
    ("7  -  10", 7...10), ("12", 12...12), (" 3-5 ", 3...5), ("5 - 3", nil), ("", nil), ("a - b", nil), ("1-2-3", nil),
    ("99999999999999999999 - 3", nil),
  ])
  func rangesAreReadLeniently(_ text: String, _ range: ClosedRange<Int>?) {
    #expect(Breed.range(text) == range)
  }

  @Test func favouritesAndVotes() throws {
    let favourites = try decoded(
      [Favourite].self,
      """
      [{"id":1,"user_id":"1ab","image_id":"q7x","sub_id":null,"created_at":"2026-09-12T10:20:30.000Z",
      "image":{"id":"q7x","url":"https://c.example/q7x.gif"}},
      {"id":2,"user_id":"1ab","image_id":"gone","sub_id":"u7","created_at":"2026-09-12T10:21:00.000Z","image":{}}]
      """)
    #expect(favourites.map(\.user) == [nil, "u7"])
    #expect(favourites.map { $0.url == nil } == [false, true])
    #expect(favourites.first?.createdAt == Date(timeIntervalSince1970: 1_789_208_430))
    let vote = try decoded(Vote.self, #"{"id":1,"image_id":"q7x","sub_id":null,"value":-1,"country_code":null}"#)
    #expect(vote.value == -1 && vote.countryCode == nil && vote.url == nil)
  }

  @Test func pagesEndWhereTheHeadersSay() {
    let image = CatImage(id: "a", url: URL(fileURLWithPath: "/a"))
    func page(_ number: Int, _ headers: HeaderFields, _ items: [CatImage]) -> CatPage<CatImage> {
      CatPage(number: number, size: 10, received: items, headers: headers)
    }
    #expect(page(2, ["Pagination-Count": "20", "Pagination-Limit": "10"], [image]).isLast)
    #expect(!page(1, ["Pagination-Count": "20", "Pagination-Limit": "10"], [image]).isLast)
    #expect(!page(1, [:], [image]).isLast, "cats by chance never end")
    #expect(page(1, [:], []).isLast)
    #expect(page(.max, ["Pagination-Count": "20"], [image]).isLast)
  }
}
