extension Outputs {
  /// The views that come and go here with a transition each, where changes are animated: below `animation(_:)` they
  /// fade, where nothing says how else.
  @MainActor func comingAndGoing(in environment: EnvironmentValues) -> Outputs {
    guard let around = environment.transitionAnimation, around.animation.spec.once != nil else { return self }
    let fade = DisplayModifier.transition(AnyTransition.opacity.spec.animated(by: around))
    return mapDisplays { display in
      if case .empty = display.content { return display }
      if display.modifiers.contains(where: \.isTransition) { return display }
      return DisplayNode(
        id: display.id, content: display.content, modifiers: display.modifiers + [fade], children: display.children)
    }
  }
}

extension TransitionSpec {
  /// The same with an animation, where it has none of its own.
  func animated(by around: (animation: Animation, scopes: [ObjectIdentifier])?) -> TransitionSpec {
    guard let around, let animation = around.animation.spec.once else { return self }
    var spec = self
    for phase in [\TransitionSpec.insertion, \.removal] where spec[keyPath: phase].animation == nil {
      spec[keyPath: phase].animation = animation
      spec[keyPath: phase].scopes = around.scopes
    }
    return spec
  }
}

extension DisplayModifier {
  /// True for what says how the node comes and goes.
  package var isTransition: Bool {
    if case .transition = self { true } else { false }
  }
}

extension AnimationSpec {
  /// The animation, if it plays once: one that repeats is a state, not a change.
  var once: AnimationSpec? { repeatCount == 1 ? self : nil }
}
