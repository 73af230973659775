import SwiftUI

/// Lists, forms and tables that tell how far they are scrolled and go by what is said of scroll views.
struct ScrolledListsPage: View {
  enum Kind: String, CaseIterable {
    case list, form, table, editor, chat, placed, still
  }

  struct Line: Identifiable {
    let id: Int
  }

  @State private var kind = Kind.list
  @State private var isFar = false
  @State private var phase = "idle"
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
  private let lines = (0..<100).map(Line.init)

  var body: some View {
    VStack(spacing: 0) {
      Picker("Kind", selection: $kind) { ForEach(Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
      Text("\(isFar ? "far" : "near") \(phase) \(position.viewID(type: Int.self) ?? -1)")
        .accessibilityIdentifier("told")
      Button("To 25") { position.scrollTo(id: 25) }
      shown
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 600
        } action: {
          isFar = $1
        }
        .onScrollPhaseChange { phase = $1 == .idle ? "idle" : "scrolling" }
        .id(kind)
    }
  }

  @ViewBuilder private var shown: some View {
    switch kind {
    case .list: List(0..<100, id: \.self) { Text("Row \($0)") }
    case .form: Form { ForEach(0..<100) { Text("Row \($0)") } }
    case .table: Table(lines) { TableColumn("Line") { Text("Row \($0.id)") } }
    case .editor: TextEditor(text: $text)
    case .chat: List(0..<30, id: \.self) { Text("Row \($0)") }.defaultScrollAnchor(.bottom)
    case .placed:
      List(0..<100, id: \.self) { Text("Row \($0)") }.scrollPosition($position).contentMargins(.top, 100)
    case .still: List(0..<30, id: \.self) { Text("Row \($0)") }.scrollDisabled(true).scrollIndicators(.hidden)
    }
  }
}
