import Foundation
import Testing

@testable import NewsAPI

struct NewsErrorTests {
  private func fault(_ body: String, _ status: Int) -> NewsError? {
    NewsError(FetchResponse(url: Endpoint.serviceURL, status: status, body: Data(body.utf8), date: Date()), now: Date())
  }

  @Test func theServicesOwnWords() throws {
    let error = try #require(fault(#"{"status":"error","code":"apiKeyInvalid","message":"Your key is wrong."}"#, 401))
    #expect(error == .response(status: 401, code: .apiKeyInvalid, message: "Your key is wrong.", retryAfter: nil))
    #expect(error.localizedDescription == "Your key is wrong.")
    #expect(error.isAboutKey && !error.isAboutQuota)
    #expect(error.debugDescription.contains("apiKeyInvalid"))
  }

  @Test func anErrorThatCallsItself200() {
    #expect(
      fault(#"{"status":"error","code":"new","message":"m"}"#, 200)
        == .response(status: 200, code: "new", message: "m", retryAfter: nil))
    #expect(fault(#"{"status":"ok","articles":[]}"#, 200) == nil)
    #expect(fault("<html>", 200) == nil)
  }

  @Test(arguments: [
    ("<html><title>Bad gateway</title></html>", 502, "Bad gateway"), ("Slow down.", 429, "Slow down."),
    ("", 500, "The service is not working at the moment (status 500)."),
    ("{}", 404, "The service has nothing at this address (status 404)."),
  ])
  func otherBodies(_ body: String, _ status: Int, _ sentence: String) {
    #expect(fault(body, status)?.localizedDescription == sentence)
  }

  @Test func kinds() {
    #expect(fault("", 401)?.isAboutKey == true)
    #expect(fault("", 429)?.isAboutQuota == true)
    #expect(NewsError.quota(retryAfter: 5).isAboutQuota)
    #expect(fault(#"{"status":"error","code":"maximumResultsReached"}"#, 426)?.isEndOfResults == true)
    #expect(fault(#"{"status":"error","code":"parameterInvalid"}"#, 426)?.isEndOfResults == false)
  }
}
