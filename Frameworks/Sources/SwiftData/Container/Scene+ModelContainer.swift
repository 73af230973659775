import SwiftUI

extension Scene {
  /// Gives the views of a scene a container: its main context is `\.modelContext`, and what `Query` asks.
  @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene {
    ChangedScene(content: self) { AnyView($0.modelContainer(container)) }
  }

  /// Gives the views of a scene a context, which `Query` asks.
  @MainActor public func modelContext(_ context: ModelContext) -> some Scene {
    ChangedScene(content: self) { AnyView($0.modelContext(context)) }
  }

  /// Gives the views of a scene a container for models of one kind and of those they lead to.
  @MainActor public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping @MainActor (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [type], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Gives the views of a scene a container for models of some kinds; see the modifier of the same name for views.
  @MainActor public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping @MainActor (Swift.Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    ChangedScene(content: self) {
      AnyView(
        $0.modelContainer(
          for: types, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
          onSetup: onSetup))
    }
  }
}

/// A scene whose view is changed.
private struct ChangedScene<Content: Scene>: Scene {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  var body: Never { fatalError("The content is what is shown") }
  var _rootView: AnyView? { content._rootView.map(change) }
}
