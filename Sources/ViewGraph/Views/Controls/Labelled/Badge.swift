/// Marks the item of a tab, or a row of a list.
nonisolated struct BadgeModifier: TraitModifier {
  let label: Text?

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    guard let text = label?.resolvedString(in: place.environment), !text.isEmpty else { return content }
    var result = content
    for index in result.items.indices where result.items[index].traits[BadgeTrait.self] == nil {
      result.items[index].traits[BadgeTrait.self] = text
    }
    guard place.environment.isInList else { return result }
    return result.mapDisplays {
      LayoutRules.apply([.badge(text)], to: $0, wrapperID: place.wrapperID(for: $0.id))
    }
  }
}

extension View {
  /// Marks the item of a tab, or a row of a list, with a number; 0 is no mark.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: String(count))))
  }

  /// Marks the item of a tab, or a row of a list, with a text; nil is no mark.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Marks the item of a tab, or a row of a list, with a text; nil is no mark.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(label: key.map { Text($0) }))
  }

  /// Marks the item of a tab, or a row of a list, with a text; nil is no mark.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label: label.map { Text($0) }))
  }
}
