/// Kinds of actions for assistive software.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  /// What a press does.
  public static let `default` = AccessibilityActionKind(name: "Activate")
  /// Goes back, or closes what is shown.
  public static let escape = AccessibilityActionKind(name: "Close")
  /// What matters most at the moment.
  public static let magicTap = AccessibilityActionKind(name: "Main action")
  /// Deletes.
  public static let delete = AccessibilityActionKind(name: "Delete")
  /// Opens a menu.
  public static let showMenu = AccessibilityActionKind(name: "Menu")
}

/// Adds a button that is seen only while the keyboard is on it, and read by assistive software.
nonisolated struct AccessibilityActionModifier: ViewModifier {
  let name: Text
  let action: () -> Void

  func body(content: Content) -> some View {
    nonisolated(unsafe) let action = action
    return content.overlay(alignment: .bottom) {
      Button {
        action()
      } label: {
        name
      }
      .buttonStyle(.bordered)
      .modifier(DisplayEffect(.shownWithFocus))
    }
  }
}

extension View {
  /// Adds an action for assistive software and the keyboard.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(name: Text(verbatim: actionKind.name), action: handler))
  }

  /// Adds an action with a name for assistive software and the keyboard.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(AccessibilityActionModifier(name: name, action: handler))
  }

  /// Adds an action with a name for assistive software and the keyboard.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a name for assistive software and the keyboard.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
}
