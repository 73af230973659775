import Observation
import SwiftUI
import UIKitCore

/// Counts the changes of what a view shows.
@Observable
final class Redrawing: @unchecked Sendable {
  private(set) var count = 0
  @ObservationIgnored private var changes = 0

  /// Counts a change, without reading the count: who changes a view does not depend on it.
  func advance() {
    changes += 1
    count = changes
  }
}

/// Shows something anew when it has changed.
struct Redrawn: View {
  let redrawing: Redrawing
  let content: @MainActor () -> AnyView

  var body: some View {
    let _ = redrawing.count
    content()
  }
}
