/// A view whose identity is a value: another value means another view, with state of its own.
nonisolated struct IDView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID
}

extension IDView: PrimitiveView, StructuralView {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    if let known = node.local as? Identity<ID>, known.id != id {
      node.removeChild(0)
    }
    node.local = Identity(id)
    node.setChild(0, content, isDeferred: node.isDeferred)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    var outputs = node.childOutputs()
    for index in outputs.items.indices {
      outputs.items[index].traits[IdentityTrait.self] =
        outputs.items[index].traits[IdentityTrait.self] ?? AnyHashable(id)
    }
    return outputs
  }

  @MainActor func identifies(_ wanted: AnyHashable, _ node: PrimitiveNode<Self>) -> Bool {
    AnyHashable(id) == wanted
  }
}

/// The identity that `id(_:)` or `ForEach` has given a view.
enum IdentityTrait: ViewTraitKey {
  typealias Value = AnyHashable
}

private final class Identity<ID: Hashable>: Restful {
  var isAtRest: Bool { true }
  let id: ID

  init(_ id: ID) {
    self.id = id
  }
}

extension View {
  /// Gives the view the identity of a value; a new value makes it a new view.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
