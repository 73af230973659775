/// Shows a view without its details where it is redacted for privacy.
nonisolated struct PrivacyModifier: PrimitiveModifier, Equatable {
  let isSensitive: Bool

  @MainActor private func hides(_ environment: EnvironmentValues) -> Bool {
    isSensitive && environment.redactionReasons.contains(.privacy)
  }

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    guard hides(base) else { return base }
    var inside = base
    inside.redactionReasons.insert(.placeholder)
    return inside
  }
}
