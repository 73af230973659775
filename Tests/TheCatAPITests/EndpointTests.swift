import Foundation
import Testing

@testable import TheCatAPI

@Suite struct EndpointTests {
  private func address(_ endpoint: CatEndpoint) -> String? {
    endpoint.url(relativeTo: TheCatAPI.Configuration.serviceURL)?.absoluteString
  }

  @Test func addressesAreThoseOfTheService() {
    #expect(address(.images(CatImageQuery())) == "https://api.thecatapi.com/v1/images/search?limit=1")
    #expect(address(.image("Zk3")) == "https://api.thecatapi.com/v1/images/Zk3")
    #expect(address(.breeds) == "https://api.thecatapi.com/v1/breeds")
    #expect(
      address(.breedSearch("air & rex"))
        == "https://api.thecatapi.com/v1/breeds/search?q=air%20%26%20rex&attach_image=1")
    #expect(address(.removeFavourite(7)) == "https://api.thecatapi.com/v1/favourites/7")
    #expect(
      address(.votes(CatListQuery(user: "me", limit: 5, page: 2)))
        == "https://api.thecatapi.com/v1/votes?sub_id=me&limit=5&page=1&order=DESC")
  }

  @Test func pagesCountFromNothingOnTheWireAndNeedAnOrder() {
    let query = CatImageQuery(
      limit: 500, order: .newestFirst, size: .medium, kinds: [.jpg, .png], breeds: ["beng", "abys"], category: 5,
      needsBreed: true)
    #expect(
      address(.images(query, page: 3))
        == "https://api.thecatapi.com/v1/images/search?limit=100&order=DESC&page=2&size=med&mime_types=jpg%2Cpng"
        + "&breed_ids=beng%2Cabys&category_ids=5&has_breeds=1")
    #expect(address(.images(CatImageQuery(), page: 3))?.contains("page") == false)
    #expect(address(.images(query, page: .min))?.contains("page=0") == true)
  }

  @Test(arguments: ["", ".", "..", "../favourites", "a/b"])
  func noIdentifierReachesAnotherEndpoint(_ id: String) {
    #expect(address(.image(id)) == nil)
    #expect(address(.breed(id)) == nil)
  }

  @Test func whatIsWrittenIsJSON() throws {
    let favourite = try #require(CatEndpoint.addFavourite("q7x", user: "me").body)
    #expect(String(decoding: favourite, as: UTF8.self) == #"{"image_id":"q7x","sub_id":"me"}"#)
    let vote = try #require(CatEndpoint.castVote(-1, image: "q7x").body)
    #expect(String(decoding: vote, as: UTF8.self) == #"{"image_id":"q7x","value":-1}"#)
    #expect(CatEndpoint.breeds.body == nil)
  }

  @Test func theKeyIsAHeaderField() throws {
    let client = TheCatAPI(configuration: .init(environment: ["CATAPI_KEY": " live_1 "]))
    let request = try #require(client.request(for: .castVote(1, image: "q7x")))
    #expect(request.headers["x-api-key"] == "live_1")
    #expect(request.headers["Content-Type"] == "application/json")
    #expect(request.method == "POST")
    #expect(!request.url.absoluteString.contains("live_1"))
    #expect(TheCatAPI.Configuration(environment: ["CATAPI_KEY": " "]).apiKey == nil)
  }
}
