/// Animates changes of what is below: those that come with a change of a value, or all.
nonisolated struct AnimationModifier<Value: Equatable>: PrimitiveModifier {
  let animation: Animation?
  /// Nil for all changes.
  let value: Value?

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    var inside = base
    guard let value else {
      inside.animation = animation
      inside.animationScope = nil
      return inside
    }
    let changes = node.local as? Changes ?? Changes(AnimationScope(value))
    node.local = changes
    let scope = changes.scope
    scope.update(animation, value, in: base, node.graph)
    inside.animation = nil
    inside.animationScope = scope
    return inside
  }

  @MainActor func didUpdate(from old: Self, _ node: ModifierNode) {
    if old.value != value { (node.local as? Changes)?.count += 1 }
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let count = (node.local as? Changes)?.count ?? 0
    return content.animated(animation?.spec ?? .none, value == nil ? .subtree : .change(count), node)
  }
}

/// How often a value has changed, and what is animated with it.
private final class Changes {
  var count = 0
  let scope: AnimationScope

  init(_ scope: AnimationScope) {
    self.scope = scope
  }
}

/// Animates the changes that a closure makes of a view: those of the boxes around it, and of nothing that is in them.
nonisolated struct OwnAnimationModifier: PrimitiveModifier {
  let animation: Animation?

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    var inside = base
    inside.animation = animation
    inside.animationScope = nil
    return inside
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    content.animated(animation?.spec ?? .none, .node, node)
  }
}

extension Outputs {
  /// The views with an animation of their changes, where it plays once: one that repeats is a state, not a change.
  @MainActor fileprivate func animated(_ spec: AnimationSpec, _ reach: AnimationReach, _ node: ModifierNode) -> Outputs
  {
    guard spec.once != nil else { return self }
    return mapDisplays {
      LayoutRules.apply([.animation(spec, reach)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }
}

extension AnimationSpec {
  /// What changes is there at once.
  fileprivate static var none: AnimationSpec { .instant }

  /// No time at all.
  static var instant: AnimationSpec { AnimationSpec(duration: 0, curve: Curve(0, 0, 1, 1)) }
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
    let spec = spec(node).animated(by: node.environment.transitionAnimation)
    return content.mapDisplays {
      LayoutRules.apply([.transition(spec)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }
}

/// Changes the transaction of what is below, as far as its animation goes.
nonisolated struct TransactionModifier: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    var inside = base
    // Where it leaves the animation as it is, that holds for the changes it is meant for.
    let around = base.transitionAnimation?.animation
    let animation = result(of: around)
    if animation == around { return base }
    inside.animation = animation
    inside.animationScope = nil
    return inside
  }

  /// What becomes of changes that have an animation, or have none.
  private func result(of animation: Animation?) -> Animation? {
    var transaction = Transaction(animation: animation)
    transform(&transaction)
    return transaction.disablesAnimations ? nil : transaction.animation
  }

  /// True where screens come and go at once.
  private var isDisabling: Bool {
    var transaction = Transaction(animation: .default)
    transform(&transaction)
    return transaction.disablesAnimations
  }

  /// Says what holds for changes of every kind; what depends on the animation that a change has is not known here.
  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    var content = content
    if isDisabling { content.stillPresentations() }
    if let always = result(of: nil) { return content.animated(always.spec, .subtree, node) }
    return result(of: .default) == nil ? content.animated(.none, .subtree, node) : content
  }
}

extension View {
  /// Animates every change of the view; nil animates none.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(AnimationModifier<Int>(animation: animation, value: nil))
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
    body(PlaceholderContentView(content: AnyView(self))).modifier(OwnAnimationModifier(animation: animation))
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

extension ViewModifier {
  /// Animates the changes that the modifier makes; nil animates none.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    concat(OwnAnimationModifier(animation: animation))
  }

  /// Changes the transaction of the changes that the modifier makes.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    concat(TransactionModifier(transform: transform))
  }
}
