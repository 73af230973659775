import Foundation
import Testing

@testable import ViewGraph

/// The phases of pictures from elsewhere.
@MainActor
struct AsyncImageTests {
  private struct Page: View {
    let address: String
    @State var path = "/a.png"

    var body: some View {
      VStack {
        Button("other") { path = "/b.png" }
        AsyncImage(url: URL(string: address + path)) { phase in
          switch phase {
          case .empty: Text("empty")
          case .success(let image): image
          case .failure(let error): Text(verbatim: "failure \((error as? URLError)?.code.rawValue ?? 0)")
          }
        }
      }
    }
  }

  private func target(_ host: TestHost) -> EventTarget? {
    host.nodes.lazy.compactMap { if case .image(let image) = $0.content { image.failureTarget } else { nil } }.first
  }

  @Test func aPictureThatTheBrowserDoesNotGetIsAFailure() throws {
    let host = TestHost(Page(address: "https://example.com"))
    #expect(host.texts == ["other"])
    host.send(.failed, to: try #require(target(host)))
    #expect(host.texts == ["other", "failure \(URLError.Code.resourceUnavailable.rawValue)"])
  }

  @Test func anotherAddressIsAnotherPicture() throws {
    let host = TestHost(Page(address: "https://example.com"))
    host.send(.failed, to: try #require(target(host)))
    try host.press("other")
    #expect(host.texts == ["other"])
    #expect(target(host) != nil)
  }

  @Test(arguments: ["ftp://example.com", "file://", "https:"])
  func anAddressThatIsNoneOfTheWebIsAFailure(address: String) {
    let host = TestHost(Page(address: address))
    #expect(host.texts == ["other", "failure \(URLError.Code.unsupportedURL.rawValue)"])
  }

  @Test func whereThePlaceholderIsAllThereIsItStays() throws {
    let host = TestHost(
      AsyncImage(url: URL(string: "https://example.com/a.png")) {
        $0
      } placeholder: {
        Text("placeholder")
      })
    #expect(host.texts.isEmpty)
    host.send(.failed, to: try #require(target(host)))
    #expect(host.texts == ["placeholder"])
  }
}
