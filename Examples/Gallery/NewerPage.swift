import SwiftUI
import UniformTypeIdentifiers

/// Names of the last years: subtitles, columns that a program prefers, announcements, bars that follow the time, kept paths.
struct NewerPage: View {
  @State private var column = NavigationSplitViewColumn.sidebar
  @State private var path = NavigationPath()
  @State private var kept: Data?
  @State private var isOn = false
  @State private var isGiven = false
  private let start = Date()

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      List {
        Button("Show the detail") { column = .detail }
        Text("Column: \(column == .detail ? "detail" : "sidebar")")
        Button("Announce") { AccessibilityNotification.Announcement("Three <b>new</b> rows").post() }
        ProgressView(timerInterval: start.addingTimeInterval(-50)...start.addingTimeInterval(50)) { Text("Half") }
        ShareLink("Share a card", item: Card(title: "Card & more"), preview: SharePreview("Preview"))
        Button("Export the card") { isGiven = true }
          .fileExporter(isPresented: $isGiven, item: Card(title: "Card & more"), defaultFilename: "card") { _ in }
        Circle().fill(.yellow.shadow(.inner(radius: 6))).frame(width: 60, height: 60)
        Circle().fill(.yellow.shadow(.drop(radius: 3, y: 4))).frame(width: 60, height: 60)
        Button("Fly") { withAnimation(Animation(Steps())) { isOn.toggle() } }
        Text("Flying").offset(x: isOn ? 100 : 0)
        NavigationLink("With a badge") { Text("Badge") }.badge(3)
      }
      .toolbar {
        Menu("More", systemImage: "ellipsis.circle") {
          Button("One") {}
          Divider()
          Button("Two") {}
        }
      }
      .navigationTitle("Newer")
      .navigationSubtitle("What the last years brought")
    } detail: {
      NavigationStack(path: $path) {
        List {
          Button("Push two") {
            path.append(7)
            path.append("seven")
          }
          Button("Put back what was kept") {
            guard let kept, let path = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept)
            else { return }
            self.path = NavigationPath(path)
          }
        }
        .navigationTitle("Detail")
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
        .navigationDestination(for: String.self) { text in
          Button("Keep and leave \(text)") {
            kept = path.codable.flatMap { try? JSONEncoder().encode($0) }
            path = NavigationPath()
          }
        }
      }
    }
  }
}

/// Something that is passed on as its title, and kept as a file of bytes.
struct Card: Transferable {
  let title: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { Data("Title: \($0.title)".utf8) }
    ProxyRepresentation(exporting: \.title)
  }
}

/// Goes half of the way at once, and the rest at the end.
struct Steps: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < 0.5 ? value.scaled(by: 0.5) : nil
  }
}
