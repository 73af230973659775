import Testing

@testable import Reader

struct MovieRouteTests {
  @Test(arguments: [
    (MovieRoute.movie(311), "311"), (.person(12), "person/12"), (.genre(28), "genre/28"), (.genres, "genres"),
    (.search, "search"), (.classics, "classics"),
  ])
  func addresses(_ route: MovieRoute, _ words: String) {
    #expect(route.description == words && MovieRoute(words) == route)
  }

  @Test(arguments: [
    "", "/", "movie/1", "person", "person/", "person/x", "genre/28/1", "-1", "+1", "01", "1 ", "search/1", "1/2",
    "99999999999999999999", "person/-3",
  ])
  func noAddresses(_ words: String) {
    #expect(MovieRoute(words) == nil)
  }
}
