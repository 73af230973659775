/// A key that the reader has pressed.
public struct KeyPress: Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// The keys held down together with it.
  public let modifiers: EventModifiers

  /// Whether an action has dealt with a key.
  public enum Result: Sendable {
    /// It has.
    case handled
    /// It has not.
    case ignored
  }
}

/// Does something when a key is pressed.
nonisolated struct KeyPressModifier: PrimitiveModifier {
  let keys: [KeyEquivalent]
  let action: (KeyPress) -> KeyPress.Result

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let modifiers = keys.map { key -> DisplayModifier in
      let target = node.target(for: key) { [weak node] event in
        guard event == .press, let node, node.environment.isEnabled else { return }
        _ = action(KeyPress(key: key, characters: String(key.character), modifiers: []))
      }
      return .onKeyCommand(target, key: key.name)
    }
    return content.mapDisplays {
      LayoutRules.apply(modifiers, to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }
}

extension View {
  /// Does something when a key is pressed.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    modifier(KeyPressModifier(keys: [key]) { _ in action() })
  }

  /// Does something when one of several keys is pressed.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(keys: keys.sorted { $0.character < $1.character }, action: action))
  }
}
