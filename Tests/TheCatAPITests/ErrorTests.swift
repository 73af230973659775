import Foundation
import Testing

@testable import TheCatAPI

@Suite struct ErrorTests {
  private func error(_ status: Int, _ body: String, _ type: String = "text/plain; charset=utf-8") -> CatError? {
    let url = TheCatAPI.Configuration.serviceURL
    let response = FetchResponse(
      url: url, status: status, headers: ["Content-Type": type], body: Data(body.utf8),
      date: Date(timeIntervalSince1970: 0)
    )
    return CatError(response, now: response.date)
  }

  @Test func plainTextIsAWordAndASentence() {
    let key = error(401, "AUTHENTICATION_ERROR - you need to send your API Key as the 'x-api-key' header")
    #expect(key?.code == .authenticationFailed)
    #expect(key?.isAboutKey == true)
    #expect(key?.localizedDescription.contains("You need to send your API Key") == true)
    #expect(error(400, "DUPLICATE_FAVOURITE - favourites are unique")?.code == .duplicateFavourite)
  }

  @Test func bareWordsAreExplained() {
    let account = error(400, "INVALID_ACCOUNT")
    #expect(account?.code == .invalidAccount)
    #expect(account?.localizedDescription.contains("somebody else") == true)
    #expect(error(404, "NO_VOTE_FOUND_MATCHING_ID")?.code == .noSuchVote)
    #expect(error(418, "BRAND_NEW")?.code == CatErrorCode("BRAND_NEW"))
  }

  @Test func sentencesStaySentences() {
    let missing = error(400, "\"image_id\" is required")
    #expect(missing?.code == nil)
    #expect(missing?.localizedDescription.contains("is required") == true)
    #expect(error(400, "Couldn't find an image matching the passed 'id' of q7x")?.code == .noSuchImage)
  }

  @Test func olderErrorsAreJSON() {
    let old = error(
      401, #"{"message":"AUTHENTICATION_ERROR - no valid x-api-key in header","status":401,"level":"info"}"#,
      "application/json; charset=utf-8")
    #expect(old?.code == .authenticationFailed)
    #expect(old?.localizedDescription.contains("No valid x-api-key") == true)
  }

  @Test func pagesOfProxiesAreNoWords() {
    let page = error(502, "<html><title>502 Bad Gateway</title></html>", "text/html")
    #expect(page?.code == nil)
    #expect(page?.localizedDescription.contains("Bad Gateway") == true)
    #expect(error(200, "INVALID_ACCOUNT") == nil)
  }
}
