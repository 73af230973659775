import Foundation
import Testing

@testable import Fetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct FetchErrorTests {
  @Test(arguments: [
    (FetchError.url("x y"), "“x y” is not an address that can be opened."),
    (.url(""), "The address is missing."),
    (.response(status: 401, message: "Your key is wrong.", retryAfter: nil), "Your key is wrong."),
    (.response(status: 404, message: nil, retryAfter: nil), "The service has nothing at this address (status 404)."),
    (
      .response(status: 429, message: "", retryAfter: 90),
      "The service was asked too often (status 429); try again in 2 minutes."
    ),
    (
      .response(status: 503, message: nil, retryAfter: 1),
      "The service is not working at the moment (status 503); try again in 1 second."
    ),
    (.cancelled, "The request was cancelled."),
    (.timedOut, "The service took too long to answer."),
    (.tooLarge(limit: 16 << 20), "The answer is larger than 16 MB, which is the most that is accepted."),
    (.quota(retryAfter: 7200), "The requests allowed for this service are used up; try again in 2 hours."),
    (.network(URLError(.cannotConnectToHost)), "The service could not be reached."),
  ])
  func sentences(_ error: FetchError, _ sentence: String) {
    #expect(error.localizedDescription == sentence)
  }

  @Test(arguments: [
    (URLError.Code.cancelled, FetchError.cancelled), (.timedOut, .timedOut),
    (.dataLengthExceedsMaximum, .tooLarge(limit: 7)), (.badURL, .url("")),
    (.networkConnectionLost, .network(URLError(.networkConnectionLost))),
  ])
  func fromTheTransport(_ code: URLError.Code, _ expected: FetchError) {
    #expect(FetchError(URLError(code), sizeLimit: 7) == expected)
  }

  @Test func developersSeeEverything() {
    let error = FetchError.response(status: 401, message: "No", retryAfter: 3)
    #expect(error.debugDescription == "FetchError.response(status: 401, message: \"No\", retryAfter: 3.0)")
  }
}
