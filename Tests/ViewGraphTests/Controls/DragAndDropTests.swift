import Foundation
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

/// What is dragged arrives where it is dropped.
@MainActor
@Suite struct DragAndDropTests {
  private struct Card: Codable, Transferable, Equatable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
    }
  }

  private struct Board: View {
    @State private var done: [String] = []
    @State private var isTargeted = false
    @State private var words = ""

    var body: some View {
      Text("card").draggable(Card(title: "write"))
      Text("done \(done.joined(separator: ",")) \(isTargeted ? "open" : "closed")")
        .dropDestination(for: Card.self) { cards, place in
          done += cards.map { "\($0.title)@\(Int(place.x))" }
          return true
        } isTargeted: {
          isTargeted = $0
        }
      Text("words \(words)").dropDestination(for: String.self) { texts, _ in
        words = texts.joined()
        return true
      }
    }
  }

  private func targets(_ screen: TestScreen) -> (sources: [EventTarget], goals: [EventTarget]) {
    let modifiers = screen.root.all.flatMap(\.modifiers)
    return (
      modifiers.compactMap { if case .draggable(let target) = $0 { target } else { nil } },
      modifiers.compactMap { if case .onDrop(let target) = $0 { target } else { nil } }
    )
  }

  @Test func aValueIsDropped() {
    let screen = TestScreen(Board())
    let (sources, goals) = targets(screen)
    screen.send(.lift, to: sources[0])
    screen.send(.dragOver(true), to: goals[0])
    #expect(screen.texts.contains("done  open"))
    screen.send(.drop(CGPoint(x: 7, y: 1), text: "card"), to: goals[0])
    #expect(screen.texts.contains("done write@7 closed"))
  }

  @Test func aValueIsDroppedAsWhatItTurnsInto() {
    let screen = TestScreen(Board())
    let (sources, goals) = targets(screen)
    screen.send(.lift, to: sources[0])
    screen.send(.drop(.zero, text: "card"), to: goals[1])
    #expect(screen.texts.contains("words write"))
  }

  @Test func textComesFromOutside() {
    let screen = TestScreen(Board())
    let (sources, goals) = targets(screen)
    screen.send(.lift, to: sources[0])
    screen.send(.dragOver(false), to: sources[0])
    screen.send(.drop(.zero, text: "from elsewhere"), to: goals[0])
    #expect(screen.texts.contains("done  closed"))
    screen.send(.drop(.zero, text: "from elsewhere"), to: goals[1])
    #expect(screen.texts.contains("words from elsewhere"))
  }

  private struct Row: DropDelegate {
    let item: String
    @Binding var items: [String]
    @Binding var dragged: String?

    func performDrop(info: DropInfo) -> Bool {
      dragged = nil
      return true
    }

    func dropEntered(info: DropInfo) {
      guard let dragged, let from = items.firstIndex(of: dragged), let to = items.firstIndex(of: item) else { return }
      items.swapAt(from, to)
    }
  }

  private struct Sorting: View {
    @State private var items = ["a", "b", "c"]
    @State private var dragged: String?

    var body: some View {
      Text("order \(items.joined()) \(dragged ?? "-")")
      ForEach(items, id: \.self) { item in
        Text(item)
          .onDrag {
            dragged = item
            return NSItemProvider(object: NSString(string: item))
          }
          .onDrop(of: [.text], delegate: Row(item: item, items: $items, dragged: $dragged))
      }
    }
  }

  @Test func delegatesSort() {
    let screen = TestScreen(Sorting())
    let (sources, goals) = targets(screen)
    screen.send(.lift, to: sources[0])
    screen.send(.dragOver(true), to: goals[2])
    #expect(screen.texts.contains("order cba a"))
    screen.send(.drop(.zero, text: nil), to: goals[2])
    #expect(screen.texts.contains("order cba -"))
  }

  @Test func kindsKnowEachOther() {
    #expect(UTType.png.conforms(to: .image) && !UTType.image.conforms(to: .png))
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/json") == .json)
    let note = UTType(exportedAs: "example.note", conformingTo: .json)
    #expect(note.conforms(to: .text) && !note.conforms(to: .image))
    #expect(note == UTType("example.note"))
    #expect(UTType.json.conforms(to: .text) && UTType.utf8PlainText.conforms(to: .data))
  }
}
