import SwiftUI

extension View {
  /// Gives the views inside a container: its main context is `\.modelContext`, and what `Query` asks.
  @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the views inside a context, which `Query` asks.
  nonisolated public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  /// Gives the views inside a container for models of one kind and of those they lead to, which is made once.
  @MainActor @preconcurrency public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping @MainActor (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Gives the views inside a container for models of some kinds, which is made once.
  ///
  /// - Parameters:
  ///   - inMemory: Whether nothing is kept when the page ends.
  ///   - isAutosaveEnabled: Whether changes are saved by themselves.
  ///   - isUndoEnabled: Whether changes can be taken back by the undo manager of the environment.
  ///   - onSetup: What to do once it is there, or could not be made.
  @MainActor @preconcurrency public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping @MainActor (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ModelContainerModifier(
        types: types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
        onSetup: onSetup))
  }
}

/// Makes a container once, and hands its context on.
private struct ModelContainerModifier: ViewModifier {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: @MainActor (Swift.Result<ModelContainer, any Error>) -> Void
  @Environment(\.undoManager) private var undoManager
  @StateObject private var holder = ContainerHolder()

  func body(content: Content) -> some View {
    let context = holder.context {
      let made = Swift.Result {
        try ModelContainer(
          for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
      }
      onSetup(made)
      if case .success(let container) = made { container.mainContext.autosaveEnabled = isAutosaveEnabled }
      return made
    }
    if isUndoEnabled, let context { context.undoManager = undoManager }
    return content.transformEnvironment(\.modelContext) { value in
      if let context { value = context }
    }
  }
}

@MainActor
private final class ContainerHolder: ObservableObject {
  private var made: Swift.Result<ModelContainer, any Error>?

  func context(_ make: () -> Swift.Result<ModelContainer, any Error>) -> ModelContext? {
    let result = made ?? make()
    made = result
    return try? result.get().mainContext
  }
}
