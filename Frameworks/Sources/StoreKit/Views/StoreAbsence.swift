import SwiftUI

/// Says that there is no store; with a button, where it can be closed.
struct StoreAbsence: View {
  var close: (@MainActor () -> Void)?

  var body: some View {
    ContentUnavailableView {
      Label("The store is not available", systemImage: "cart")
    } description: {
      Text("Nothing can be bought on this page.")
    } actions: {
      if let close { Button("Done") { close() } }
    }
  }
}
