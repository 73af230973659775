import SwiftUI

extension EnvironmentValues {
  /// The context of the container above; without one, a context that knows no model, and says so in the log.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self].value }
    set { self[ModelContextKey.self] = ModelContextKey.Held(value: newValue) }
  }
}

private struct ModelContextKey: EnvironmentKey {
  struct Held: @unchecked Sendable {
    let value: ModelContext
  }

  // What is there without a container has no models, so nobody can keep anything in it that others would see.
  static let defaultValue: Held = {
    guard
      let container = try? ModelContainer(for: Schema(), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    else { fatalError("SQLite has no memory for an empty store.") }
    return Held(value: ModelContext(container))
  }()
}
