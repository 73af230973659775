import Combine
import Testing

@testable import ViewGraph

/// Whatever has happened to a program, it shows what a program would that begins with the same state; and what did not
/// change is the same object as before.
@MainActor
@Suite struct FreshEvaluationTests {
  final class Model: ObservableObject {
    @Published var rows: [Row] = (0..<5).map { Row(id: $0) }
    @Published var isLarge = false
    @Published var isGrouped = true
    @Published var note: String?
    @Published var kind = 0

    struct Row: Identifiable, Equatable {
      let id: Int
      var title = "Row"
      var isMarked = false
      var width = 10.0
    }
  }

  struct Page: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Text("Title").font(model.isLarge ? .title : .body).bold(model.isGrouped)
          Spacer()
          if let note = model.note { Text(note).padding().transition(.opacity) }
        }
        .padding(model.isLarge ? 8 : 4)
        Group {
          switch model.kind {
          case 0: Color.red.frame(width: 10, height: 10)
          case 1: AnyView(Circle().fill(.blue).overlay { Text("over") })
          default: Label("Label", systemImage: "star").labelStyle(.titleOnly)
          }
        }
        .environment(\.lineLimit, model.isLarge ? 1 : nil)
        if model.isGrouped {
          Group { rows }.background(.yellow)
        } else {
          rows.id(model.kind)
        }
        Toggle("Large", isOn: $model.isLarge).disabled(model.kind == 1)
      }
      .modifier(Framed(isLarge: model.isLarge))
    }

    private var rows: some View {
      ForEach(model.rows) { row in
        Line(row: row, model: model)
          .padding(.leading, row.isMarked ? 4 : 0)
      }
    }
  }

  struct Line: View {
    let row: Model.Row
    let model: Model

    var body: some View {
      HStack {
        if row.isMarked { Image(systemName: "star") } else { Divider() }
        VStack { Text("\(row.title) \(row.id)").foregroundStyle(row.isMarked ? .red : .primary) }
        Rectangle().frame(width: row.width, height: 2).opacity(0.5)
        Button("Note") { model.note = row.title }
      }
    }
  }

  struct Framed: ViewModifier {
    let isLarge: Bool

    func body(content: Content) -> some View {
      content.overlay(alignment: .top) { if isLarge { Text("Large") } }.border(.gray)
    }
  }

  private func change(_ model: Model, with random: inout SeededGenerator) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: model.isLarge.toggle()
    case 1: model.isGrouped.toggle()
    case 2: model.note = model.note == nil ? "note \(Int.random(in: 0..<3, using: &random))" : nil
    case 3: model.kind = Int.random(in: 0..<3, using: &random)
    case 4: model.rows.shuffle(using: &random)
    case 5: if !model.rows.isEmpty { model.rows.remove(at: Int.random(in: model.rows.indices, using: &random)) }
    case 6: model.rows.insert(Model.Row(id: (model.rows.map(\.id).max() ?? 0) + 1), at: 0)
    case 7: if let index = model.rows.indices.randomElement(using: &random) { model.rows[index].isMarked.toggle() }
    default: if let index = model.rows.indices.randomElement(using: &random) { model.rows[index].width += 1 }
    }
  }

  @Test(arguments: 0..<8) func showsWhatAFreshProgramWould(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let host = TestHost(Page(model: model))
    for step in 0..<25 {
      change(model, with: &random)
      host.settle()
      // Other tests want the main thread too.
      await Task.yield()
      let fresh = TestHost(Page(model: model))
      guard host.root.sketch == fresh.root.sketch else {
        Issue.record("seed \(seed), step \(step):\n\(host.root.sketch)\nfresh:\n\(fresh.root.sketch)")
        return
      }
      #expect(Set(host.nodes.map(\.id)).count == host.nodes.count, "a name is given twice")
    }
  }

  @Test func whatDidNotChangeIsTheSame() throws {
    let model = Model()
    let host = TestHost(Page(model: model))
    let before = host.nodes
    model.rows[2].width = 99
    host.settle()
    let kept = Set(before.map(ObjectIdentifier.init))
    let made = host.nodes.filter { !kept.contains(ObjectIdentifier($0)) }
    #expect(Set(before.map(\.id)) == Set(host.nodes.map(\.id)), "the names last")
    let changed = try #require(made.last)
    #expect(made.count <= 8, "the way from the root to the line, and no more")
    #expect(changed.modifiers.contains { if case .frame(let frame) = $0 { frame.width == 99 } else { false } })
  }
}

extension DisplayNode {
  /// What the node shows, without the names and targets that are another program's.
  fileprivate var sketch: String {
    let own = "\(content) \(modifiers) \(layout)".replacing(#/(rawValue: |@|#)\d+/#) { String($0.1) }
    let inside = children.flatMap { $0.sketch.split(separator: "\n", omittingEmptySubsequences: false) }
    return ([own] + inside.map { "  " + $0 }).joined(separator: "\n")
  }
}
