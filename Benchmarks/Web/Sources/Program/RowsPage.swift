import SwiftUI

/// 10,000 rows, of which the button changes one; each row observes a model of its own.
struct RowsPage: View {
  let isLazy: Bool
  @StateObject private var model = RowsModel()

  var body: some View {
    VStack {
      Button("Change") { model.change() }
      if isLazy {
        List(model.rows) { NumberRow(row: $0) }
      } else {
        ScrollView {
          VStack { ForEach(model.rows) { NumberRow(row: $0) } }
        }
      }
    }
  }
}

struct NumberRow: View {
  @ObservedObject var row: NumberModel

  var body: some View {
    Evaluations.count += 1
    return Text("Row \(row.id): \(row.value)")
  }
}

final class NumberModel: ObservableObject, Identifiable {
  let id: Int
  @Published var value = 0

  init(id: Int) {
    self.id = id
  }
}

@MainActor
final class RowsModel: ObservableObject {
  let rows = (0..<10_000).map { NumberModel(id: $0) }
  private var presses = 0

  /// Changes one of the rows on the screen, and tells how many rows were evaluated before.
  func change() {
    print("Evaluated \(Evaluations.count)")
    fflush(nil)
    presses += 1
    rows[presses % 20].value += 1
  }
}

/// How many bodies of rows were evaluated.
@MainActor
enum Evaluations {
  static var count = 0
}
