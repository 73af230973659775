/// A modifier that changes how display nodes look or behave, and nothing else.
nonisolated struct DisplayEffect: PrimitiveModifier, Equatable {
  let modifiers: [DisplayModifier]

  nonisolated init(_ modifiers: DisplayModifier...) {
    self.modifiers = modifiers
  }

  nonisolated init(_ modifiers: [DisplayModifier]) {
    self.modifiers = modifiers
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let looping = Looping.from(node)
    return content.mapDisplays { display in
      let applied = LayoutRules.apply(modifiers, to: display, wrapperID: node.wrapperID(for: display.id))
      guard let looping else { return applied }
      return LayoutRules.apply([.looping(from: looping.start, looping.spec)], to: applied, wrapperID: applied.id)
    }
  }

  @MainActor func didUpdate(from old: DisplayEffect, _ node: ModifierNode) {
    Looping.note(change: old.modifiers, to: modifiers, node)
  }
}

/// Remembers, for a node whose change is animated without end, where the movement begins: so the movement is part of
/// the display, and a page that is loaded or resumed later shows it too.
@MainActor
final class Looping {
  let start: [DisplayModifier]
  let spec: AnimationSpec

  private init(start: [DisplayModifier], spec: AnimationSpec) {
    self.start = start
    self.spec = spec
  }

  static func from(_ node: ModifierNode) -> Looping? {
    node.local as? Looping
  }

  static func note(change old: [DisplayModifier], to new: [DisplayModifier], _ node: ModifierNode) {
    guard old != new else { return }
    let spec = node.environment.animation?.spec ?? node.graph.animation
    if let spec, spec.repeatCount > 1 {
      node.local = Looping(start: old, spec: spec)
    } else {
      node.local = nil
    }
  }
}
