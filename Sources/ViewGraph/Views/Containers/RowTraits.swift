/// True where a row cannot be deleted although the rows around it can.
enum DeleteDisabledTrait: ViewTraitKey {
  typealias Value = Bool
}

/// True where a row cannot be moved although the rows around it can.
enum MoveDisabledTrait: ViewTraitKey {
  typealias Value = Bool
}

/// True where a row cannot be chosen although the rows around it can.
enum SelectionDisabledTrait: ViewTraitKey {
  typealias Value = Bool
}

/// What is drawn behind a row, where a paint is not enough.
enum RowBackgroundViewsTrait: ViewTraitKey {
  typealias Value = [DisplayNode]
}

/// Puts a view behind a row: styles as a paint, other views as they are.
nonisolated struct RowBackgroundModifier<Background: View>: PrimitiveModifier {
  let view: Background?

  @MainActor static var isDerived: Bool { true }

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    var inside = base
    inside.rowDefaults.background = (view as? any ShapeStyle)?._paint(in: base)
    return inside
  }

  @MainActor func build(_ node: ModifierNode) {
    guard let view, !(view is any ShapeStyle) else { return node.removeChild(1) }
    var inside = node.environment
    inside.isInList = false
    node.setChild(1, view, environment: inside)
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let paint = (view as? any ShapeStyle)?._paint(in: node.environment)
    let behind = node.outputs(ofSlot: 1).displays.filter { !$0.isPresentation }
    var result = content
    for index in result.items.indices {
      if let paint, result.items[index].traits[RowBackgroundTrait.self] == nil {
        result.items[index].traits[RowBackgroundTrait.self] = .some(paint)
      }
      if !behind.isEmpty { result.items[index].traits[RowBackgroundViewsTrait.self] = behind }
    }
    return result
  }
}
