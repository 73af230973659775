/// Views that come and go below `animation(_:)` fade, where nothing says how else.
enum ComingAndGoing {
  /// What a node shows, each view with a transition where changes are animated here.
  @MainActor static func outputs(_ node: PrimitiveNode<some PrimitiveView>) -> Outputs {
    guard let spec = node.environment.animation?.spec.once else { return node.childOutputs() }
    let fade = DisplayModifier.transition(AnyTransition.opacity.spec.animated(by: spec))
    return node.childOutputs().mapDisplays { display in
      if case .empty = display.content { return display }
      if display.modifiers.contains(where: \.isTransition) { return display }
      return DisplayNode(
        id: display.id, content: display.content, modifiers: display.modifiers + [fade], children: display.children)
    }
  }
}

extension TransitionSpec {
  /// The same with an animation, where it has none of its own.
  func animated(by animation: AnimationSpec?) -> TransitionSpec {
    var spec = self
    spec.insertion.animation = insertion.animation ?? animation
    spec.removal.animation = removal.animation ?? animation
    return spec
  }
}

extension DisplayModifier {
  /// True for what says how the node comes and goes.
  var isTransition: Bool {
    if case .transition = self { true } else { false }
  }
}

extension AnimationSpec {
  /// The animation, if it plays once: one that repeats is a state, not a change.
  var once: AnimationSpec? { repeatCount == 1 ? self : nil }
}
