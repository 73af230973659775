/// Text in the sizes that a reader would choose.
nonisolated struct DynamicTypeModifier: PrimitiveModifier, Equatable {
  let lowest: DynamicTypeSize
  let highest: DynamicTypeSize

  @MainActor private func size(_ environment: EnvironmentValues) -> DynamicTypeSize {
    min(max(environment.dynamicTypeSize, lowest), highest)
  }

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    var inside = base
    inside.dynamicTypeSize = size(base)
    return inside
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let size = size(node.environment)
    if size == node.environment.dynamicTypeSize { return content }
    return DisplayEffect(.textScale(size.scale)).outputs(content, node)
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
