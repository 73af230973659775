import SwiftUITesting
import Testing

/// A change re-evaluates the views that read what has changed, and no others.
@MainActor
struct InvalidationTests {
  @MainActor
  final class Counts {
    var parent = 0
    var child = 0
    var rows: [Int: Int] = [:]
  }

  struct Child: View {
    @Binding var number: Int
    let counts: Counts

    var body: some View {
      counts.child += 1
      return Button("child \(number)") { number += 1 }
    }
  }

  struct Parent: View {
    @State private var number = 0
    let counts: Counts

    var body: some View {
      counts.parent += 1
      return Child(number: $number, counts: counts)
    }
  }

  @Test func stateThatIsOnlyPassedOnConcernsTheReader() throws {
    let counts = Counts()
    let screen = TestScreen(Parent(counts: counts))
    try screen.tap("child 0")
    try screen.tap("child 1")
    #expect(screen.texts == ["child 2"])
    #expect(counts.parent == 1)
    #expect(counts.child == 3)
  }

  @MainActor
  final class RowModel: ObservableObject, Identifiable {
    let id: Int
    @Published var title: String

    init(_ id: Int) {
      self.id = id
      title = "row \(id)"
    }
  }

  struct Row: View {
    @ObservedObject var model: RowModel
    let counts: Counts

    var body: some View {
      counts.rows[model.id, default: 0] += 1
      return Text(model.title)
    }
  }

  @Test func oneRowOfTenThousand() {
    let counts = Counts()
    let models = (0..<10_000).map(RowModel.init)
    let screen = TestScreen(List(models) { Row(model: $0, counts: counts) })
    let built = counts.rows.count
    #expect(built == 30)
    let before = screen.graph.statistics.evaluations
    models[7].title = "changed"
    #expect(screen.texts[7] == "changed")
    #expect(screen.graph.statistics.evaluations == before + 1)
    #expect(counts.rows[7] == 2)
    screen.scrollToEnd()
    #expect(counts.rows.count == 60)
  }

  @Observable
  final class Model {
    var name = "one"
    var other = "x"
  }

  struct Reading: View {
    let model: Model
    let counts: Counts

    var body: some View {
      counts.child += 1
      return Text(model.name)
    }
  }

  @Test func observablePropertiesThatWereNotReadConcernNobody() {
    let model = Model()
    let counts = Counts()
    let screen = TestScreen(Reading(model: model, counts: counts))
    model.other = "y"
    #expect(screen.texts == ["one"])
    #expect(counts.child == 1)
    model.name = "two"
    #expect(screen.texts == ["two"])
    #expect(counts.child == 2)
  }

  struct Fixed: View {
    let title: String
    let counts: Counts

    var body: some View {
      counts.child += 1
      return Text(title)
    }
  }

  struct Around: View {
    @State private var number = 0
    let counts: Counts

    var body: some View {
      VStack {
        Button("add \(number)") { number += 1 }
        Fixed(title: "fixed", counts: counts)
      }
    }
  }

  @Test func aViewWhoseValueIsTheSameIsNotEvaluated() throws {
    let counts = Counts()
    let screen = TestScreen(Around(counts: counts))
    try screen.tap("add 0")
    #expect(screen.texts == ["add 1", "fixed"])
    #expect(counts.child == 1)
  }
}
