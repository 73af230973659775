/// Animates the changes of what is below.
nonisolated struct AnimationModifier<Value: Equatable>: PrimitiveModifier {
  let animation: Animation?
  let value: Value

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    var inside = base
    inside.animation = animation
    return inside
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    guard let spec = animation?.spec, spec.repeatCount == 1 else { return content }
    return content.mapDisplays {
      LayoutRules.apply([.animation(spec)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }
}

/// Says how a view comes and goes.
nonisolated struct TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  /// Builds the looks that the transition is described by; nobody sees them.
  @MainActor func build(_ node: ModifierNode) {
    for (index, look) in (transition.insertionLooks + transition.removalLooks).enumerated() {
      node.setChild(index + 1, look())
    }
  }

  @MainActor private func spec(_ node: ModifierNode) -> TransitionSpec {
    let count = transition.insertionLooks.count
    var spec = transition.spec
    for index in 0..<(count + transition.removalLooks.count) {
      guard let look = node.outputs(ofSlot: index + 1).displays.first else { continue }
      if index < count {
        spec.insertion = spec.insertion.adding(lookOf: look)
      } else {
        spec.removal = spec.removal.adding(lookOf: look)
      }
    }
    return spec
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let spec = spec(node).animated(by: node.environment.animation?.spec.once)
    return content.mapDisplays {
      LayoutRules.apply([.transition(spec)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }
}

/// Changes the transaction of what is below, as far as its animation goes.
nonisolated struct TransactionModifier: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    var transaction = Transaction(animation: base.animation)
    transform(&transaction)
    var inside = base
    inside.animation = transaction.disablesAnimations ? nil : transaction.animation
    return inside
  }
}

extension View {
  /// Animates every change of the view; nil animates none.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier(animation: animation, value: 0))
  }

  /// Animates the changes of the view that come with a change of a value; nil animates none.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Changes the transaction in which the view changes.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Animates the changes that a closure makes of the view, and no others.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(self))).animation(animation)
  }

  /// Changes the transaction in which the view changes together with a value.
  /// - Partly: the transaction of every change of the view is changed, not only of one together with the value.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction of the changes that a closure makes of the view.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(self))).modifier(TransactionModifier(transform: transform))
  }

  /// Lets the geometry of the view move as one. Browsers move boxes with what is in them: it is always so.
  /// - Partly: changes nothing: browsers move a view and what is in it together.
  nonisolated public func geometryGroup() -> some View { self }

  /// Says how the view comes and goes, in a change that is animated.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }
}
