/// Whether the reader edits what a page shows.
public enum EditMode: Hashable, Sendable {
  /// They do not.
  case inactive
  /// For a moment, as when a row is swiped.
  case transient
  /// They do.
  case active

  /// True unless inactive.
  public var isEditing: Bool { self != .inactive }
}

/// A button that begins and ends editing of the page it is on.
nonisolated public struct EditButton: View {
  /// Makes the button.
  public init() {}

  @MainActor public var body: some View { EditButtonBody() }
}

/// The button in the words of what it would do now.
private struct EditButtonBody: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      withAnimation {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        editMode?.wrappedValue = isEditing ? .inactive : .active
      }
    }
  }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether the reader edits the page that the view is on; nil outside of pages and tabs.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? screenPart.map { Binding(location: $0.editMode) } }
    set { self[EditModeKey.self] = newValue }
  }
}
