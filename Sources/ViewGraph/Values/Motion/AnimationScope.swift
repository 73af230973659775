/// The animation of what is below `animation(_:value:)`: it holds for the changes that come with one of the value, and for no others.
@MainActor
final class AnimationScope {
  fileprivate var animation: Animation?
  /// What holds for other changes.
  fileprivate var around: (animation: Animation?, scope: AnimationScope?)
  private var value: Any
  /// The transaction in which the value has changed at last.
  private var transaction: Int?

  init(_ value: Any) {
    self.value = value
    around = (nil, nil)
  }

  /// Takes what the modifier says now.
  func update<Value: Equatable>(
    _ animation: Animation?, _ value: Value, in base: EnvironmentValues, _ graph: Graph
  ) {
    self.animation = animation
    around = (base.animation, base.animationScope)
    if let old = self.value as? Value, old != value {
      transaction = graph.statistics.transactions
      graph.changedScopes[ObjectIdentifier(self)] = animation != nil
    }
    self.value = value
  }

  /// The animation of what changes now.
  fileprivate func current(in graph: Graph) -> Animation? {
    transaction == graph.statistics.transactions ? animation : around.animation ?? around.scope?.current(in: graph)
  }
}

private struct AnimationScopeKey: EnvironmentKey { static var defaultValue: AnimationScope? { nil } }

extension EnvironmentValues {
  /// The nearest `animation(_:value:)` around, where no `animation(_:)` is nearer.
  var animationScope: AnimationScope? {
    get { self[AnimationScopeKey.self] }
    set { self[AnimationScopeKey.self] = newValue }
  }

  /// The animation of what changes now, where the views around say one.
  @MainActor func animation(in graph: Graph) -> Animation? {
    animation ?? animationScope?.current(in: graph)
  }

  /// The animation with which views come and go, and what it goes with: none where it goes with every change.
  @MainActor var transitionAnimation: (animation: Animation, scopes: [ObjectIdentifier])? {
    if let animation { return (animation, []) }
    var (scope, found, scopes) = (animationScope, Animation?.none, [ObjectIdentifier]())
    while let next = scope {
      scopes.append(ObjectIdentifier(next))
      found = found ?? next.animation
      if let always = next.around.animation { return (found ?? always, []) }
      scope = next.around.scope
    }
    return found.map { ($0, scopes) }
  }
}
