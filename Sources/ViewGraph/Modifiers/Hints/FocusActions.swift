/// What a view has the focus for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// To be pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be written into.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the platform thinks best.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Gives the focus back to where it is first.
/// - Partly: nothing changes: set a FocusState.
public struct ResetFocusAction: Sendable {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Gives the focus back to where it is first.
  /// - Partly: nothing changes: set a FocusState.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// True where a view is marked while it has the focus: always.
  public var isFocusEffectEnabled: Bool { true }
  /// True where views stand out below a pointer: always.
  public var isHoverEffectEnabled: Bool { true }
}

extension View {
  /// Lets the view have the focus, for some purposes.
  /// - Partly: `interactions` is not used: a view that can have the focus has it by Tab and by a press.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }
}
