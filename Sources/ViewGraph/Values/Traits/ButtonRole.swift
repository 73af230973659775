/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private enum Name: Sendable {
    case destructive, cancel, confirm, close
  }

  private let name: Name

  /// Deletes something, or cannot be undone.
  public static let destructive = ButtonRole(name: .destructive)
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: .cancel)
  /// Accepts what was asked.
  public static let confirm = ButtonRole(name: .confirm)
  /// Closes what is shown.
  public static let close = ButtonRole(name: .close)
}
