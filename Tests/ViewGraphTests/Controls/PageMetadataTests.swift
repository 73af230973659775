import SwiftUI
import Testing
import ViewGraph

/// What a page says about itself to those who see a link to it.
@MainActor
struct PageMetadataTests {
  struct Program: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("go") { path = [1] }
          .navigationTitle("Things")
          .pageMetadata(description: Text("All of them"))
          .navigationDestination(for: Int.self) { number in
            Text("thing")
              .navigationTitle("Thing")
              .pageMetadata(title: Text("Thing number \(number)"), image: URL(string: "http://pictures.example/1.png"))
          }
      }
    }
  }

  @Test func whatIsMissingIsSaidFromWithin() {
    let host = TestHost(Text("Nothing").pageMissing().pageMetadata(title: Text("Page")))
    #expect(host.graph.commit?.metadata == PageMetadata(title: "Page", isMissing: true))
    #expect(TestHost(Text("Thing").pageMissing(false)).graph.commit?.metadata?.isMissing == false)
  }

  @Test func thePageInFrontCounts() throws {
    let host = TestHost(Program())
    #expect(host.graph.commit?.title == "Things")
    #expect(host.graph.commit?.metadata == PageMetadata(description: "All of them"))
    try host.press("go")
    #expect(host.graph.commit?.title == "Thing number 1")
    #expect(host.graph.commit?.metadata?.image == URL(string: "http://pictures.example/1.png"))
    #expect(host.graph.commit?.metadata?.description == nil)
  }
}
