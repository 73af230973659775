import Combine
import Foundation
import Testing

@testable import Fetch

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(20)))
struct ImageFetcherTests {
  private func outcome(_ response: HTTPResponse) async -> (ImageOutcome, HTTPRequest?) {
    let loader = ScriptedLoader { _, _ in response }
    let images = ImageFetcher(fetcher: Fetcher(loader: loader))
    return (await images.image(at: .service), loader.requests.first)
  }

  private let png = HTTPResponse(
    url: .service, status: 200, headers: ["Content-Type": "text/plain"], body: Data(ImageSizeTests.png))

  @Test func aPictureIsKnownByItsBytes() async {
    let (outcome, request) = await outcome(png)
    #expect(outcome.image?.format == .png)
    #expect(outcome.image?.size == ImageSize(width: 640, height: 480))
    #expect(request?.addresses == .publicOnly)
    #expect(request?.sizeLimit == 10 << 20)
  }

  @Test(arguments: [204, 404, 410])
  func nothingThere(_ status: Int) async {
    #expect(await outcome(.text("gone", status: status)).0 == .none)
  }

  @Test func noAddressIsNone() async {
    let images = ImageFetcher(
      fetcher: Fetcher(loader: ScriptedLoader { _, _ throws(URLError) in throw URLError(.unknown) }))
    #expect(await images.image(at: nil) == .none)
  }

  @Test func noPictureIsAFailure() async {
    for body in ["<html>sign in</html>", "<svg/>", "GIF89a"] {
      guard case .failure(.decoding(let failure)) = await outcome(.text(body)).0 else {
        Issue.record("\(body) is a picture")
        return
      }
      #expect(failure.type == "Image")
    }
  }

  @Test func anErrorIsAFailure() async {
    guard case .failure(.response(let status, _, _)) = await outcome(.text("no", status: 403)).0 else {
      Issue.record("no failure")
      return
    }
    #expect(status == 403)
  }

  @Test func otherSchemesAreRefusedBeforeAnythingIsFetched() async throws {
    let loader = ScriptedLoader { _, _ in .text("") }
    let images = ImageFetcher(fetcher: Fetcher(loader: loader))
    for text in ["file:///etc/passwd", "data:image/png;base64,AA==", "ftp://a.test/x.png"] {
      let url = try #require(URL(string: text))
      #expect(await images.image(at: url) == .failure(.url(text)))
    }
    #expect(loader.requests.isEmpty)
  }

  @Test func fetchedOnce() async {
    let png = png
    let loader = ScriptedLoader { _, _ in png }
    let images = ImageFetcher(fetcher: Fetcher(loader: loader, clock: TestClock()))
    _ = await images.image(at: .service)
    let second = await images.image(at: .service)
    #expect(second.image != nil)
    #expect(loader.requests.count == 1)
  }

  @Test func realLoopbackIsRefused() async throws {
    let server = try RawServer { _ in .answer(200, data: Data(ImageSizeTests.png)) }
    let refused = await ImageFetcher().image(at: server.url("/a.png"))
    guard case .failure(.network) = refused else {
      Issue.record("\(refused)")
      return
    }
    let origin = try #require(Origin(server.url()))
    #expect(await ImageFetcher(exceptions: [origin]).image(at: server.url("/a.png")).image != nil)
  }
}
