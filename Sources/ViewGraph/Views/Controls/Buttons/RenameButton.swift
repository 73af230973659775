/// A button that begins to rename what the view around it is about, by what `renameAction(_:)` says there.
nonisolated public struct RenameButton<Label: View>: View {
  /// Makes the button.
  public init() where Label == ViewGraph.Label<Text, Image> {}

  @MainActor public var body: some View { RenameButtonBody() }
}

private struct RenameButtonBody: View {
  @Environment(\.rename) private var rename

  var body: some View {
    Button {
      rename?()
    } label: {
      Label("Rename", systemImage: "pencil")
    }
    .disabled(rename == nil)
  }
}

/// Begins to rename something.
public struct RenameAction {
  let action: () -> Void

  /// Begins to rename.
  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Begins to rename what the view is about; nil where nothing says how.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Says how rename buttons below begin.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(EnvironmentWriter(\.rename, RenameAction(action: action)))
  }

  /// Lets rename buttons below move the focus to a field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
