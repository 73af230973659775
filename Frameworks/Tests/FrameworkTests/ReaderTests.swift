import AppIntents
import PhotosUI
import SwiftUITesting
import Testing

@testable import LinkPresentation

@MainActor
struct ReaderTests {
  private struct Choice: View {
    @State private var item: PhotosPickerItem?
    @State private var words = "none"

    var body: some View {
      PhotosPicker("Choose", selection: $item, matching: .images)
      Text(words)
        .task(id: item) {
          guard let item else { return }
          let data = try? await item.loadTransferable(type: Data.self)
          words = "\(data?.count ?? -1) bytes"
        }
    }
  }

  @Test func aPictureComesInPieces() async throws {
    let screen = TestScreen(Choice())
    var asked: [BrowserQuestion] = []
    screen.graph.onCommit = { asked += $0.questions }
    try screen.tap("Choose")
    screen.flush()
    let question = try #require(asked.first { $0.topic == "photos" })
    let name = try #require(question.text.firstMatch(of: #/"id":"([^"]+)"/#)?.1)
    func tell(_ text: String) {
      screen.graph.send(.told(topic: "photos", text: "{\"id\":\"\(name)\",\(text)}"), to: EventTarget(0))
    }
    tell(#""count":1"#)
    tell(#""index":0,"piece":"AAEC","isLast":false"#)
    // What was not asked for is not taken.
    screen.graph.send(
      .told(topic: "photos", text: #"{"id":"x","index":0,"piece":"AAEC","isLast":true}"#), to: EventTarget(0))
    tell(#""index":7,"piece":"AAEC","isLast":true"#)
    await screen.settle()
    #expect(screen.texts.contains("none"))
    tell(#""index":0,"piece":"AwQF","isLast":true"#)
    await screen.settle()
    #expect(screen.texts.contains("6 bytes"))
  }

  @Test func aPageSaysWhatItIs() {
    let page = PageWords(
      """
      <head><title>Plain</title><meta content='A &amp; B' property='og:title'>
      <META property="og:image" content="/a.png"></head>
      """)
    #expect(page.title == "A & B")
    #expect(page.picture == "/a.png")
    #expect(PageWords("<title>\n Rain &lt;3 </title>").title == "Rain <3")
    #expect(PageWords("nothing").title == nil)
  }

  private struct Water: AppIntent {
    static let title: LocalizedStringResource = "Water the bed"
    @Parameter(title: "Bed", default: "herbs") var bed: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "watered the \(bed)") }
  }

  @Test func intentsCanBeCalledByTheProgram() async throws {
    let result = try await Water().perform()
    #expect((result as? IntentResultContainer<String>)?.value == "watered the herbs")
  }
}
