/// Text in the sizes that a reader would choose.
nonisolated struct DynamicTypeModifier: InlineModifier, Equatable {
  let lowest: DynamicTypeSize
  let highest: DynamicTypeSize

  @MainActor private func size(_ environment: EnvironmentValues) -> DynamicTypeSize {
    min(max(environment.dynamicTypeSize, lowest), highest)
  }

  @MainActor func environment(_ base: EnvironmentValues) -> EnvironmentValues {
    var inside = base
    inside.dynamicTypeSize = size(base)
    return inside
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    let size = size(place.environment)
    if size == place.environment.dynamicTypeSize { return content }
    return DisplayEffect(.textScale(size)).outputs(content, place)
  }
}

extension View {
  /// Sets the size of text whose font follows the reader's choice.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(DynamicTypeModifier(lowest: size, highest: size))
  }

  /// Limits the size of text whose font follows the reader's choice.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(DynamicTypeModifier(lowest: allowed.first ?? .xSmall, highest: allowed.last ?? .accessibility5))
  }
}
