/// What a button shows by its role: Close and Cancel a cross, Confirm a check mark.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark")
    case .cancel: Label("Cancel", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    default: Label("Delete", systemImage: "trash")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button that shows what its role is.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
