import Testing

@testable import Reader

@Suite struct CatRouteTests {
  @Test(arguments: [
    (CatRoute.breeds, "breeds"), (.search, "search"), (.breed("beng"), "breed/beng"), (.cat("q7x"), "cat/q7x"),
    (.favourites, "favourites"), (.surprise, "surprise"),
  ])
  func wordsLeadThereAndBack(_ route: CatRoute, _ words: String) {
    #expect(route.description == words)
    #expect(CatRoute(words) == route)
  }

  @Test(arguments: ["", "breed", "breed/", "breeds/all", "cat/a/b", "dogs", "/", "cat//"])
  func otherWordsLeadNowhere(_ words: String) {
    #expect(CatRoute(words) == nil)
  }
}
