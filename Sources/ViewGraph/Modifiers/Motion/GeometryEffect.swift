import Foundation

/// An effect that changes where a view is seen, by a transform that depends on its size. Its place in the layout stays.
///
/// What `animatableData` describes is moved through: the transforms on the way are computed at once, and the renderer
/// follows them.
/// - Partly: transforms are told when a change begins, thirty of them, and the browser follows.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform of a view of a size, around its top leading corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The same effect: effects do not change the layout in any case.
  /// - Partly: changes nothing: browsers lay out without transforms in any case.
  nonisolated public func ignoredByLayout() -> Self { self }

  @MainActor public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    GeometryEffectNode(view, context)
  }
}

/// The node of a view with an effect, whose dynamic properties it keeps.
private final class GeometryEffectNode<Content: View, Effect: GeometryEffect>: ViewNode<
  ModifiedContent<Content, Effect>
>
{
  private var properties: DynamicProperties
  private var child: _TypedNode<ModifiedContent<Content, GeometryEffectModifier<Effect>>>?

  override init(_ view: ModifiedContent<Content, Effect>, _ context: _NodeContext) {
    properties = DynamicProperties(layout: .of(Effect.self))
    super.init(view, context)
    evaluate()
  }

  override var children: [GraphNode] { child.map { [$0] } ?? [] }

  override func evaluate() {
    beginEvaluation()
    var effect = view.modifier
    properties.bind(&effect, node: self)
    let content = view.content.modifier(GeometryEffectModifier(effect: effect))
    if let child {
      child.update(content, environment: environment)
    } else {
      child = makeChild(content, key: key.appending(0), environment: environment)
    }
    invalidateOutputs()
  }

  override func update(environment: EnvironmentValues) {
    guard !self.environment.isSame(as: environment) else { return }
    let readsSame = properties.readSame(for: view.modifier, self.environment, environment)
    self.environment = environment
    if readsSame { child?.update(environment: environment) } else { evaluate() }
  }

  override func makeOutputs() -> Outputs {
    child?.outputs ?? Outputs()
  }

  override func didUnmount() {
    properties.unmount()
  }
}

/// Draws a view through the transform of an effect, and on the way from one value of it to another.
nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: PrimitiveModifier {
  let effect: Effect

  @MainActor func didMount(_ node: ModifierNode) {
    node.local = EffectState<Effect>(node)
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    guard let state = node.local as? EffectState<Effect> else { return content }
    let size = state.size.get() ?? CGSize(width: 100, height: 100)
    let spec = state.spec.get()
    let frames = state.tween.map { tween in
      // The last one is the effect as it is, so that what an effect tells others while it moves ends as it should.
      (0...EffectState<Effect>.frames).map { frame in
        let part = Double(frame) / Double(EffectState<Effect>.frames)
        return tween.at(spec?.progress(at: part) ?? part).effectValue(size: size)
      }
    }
    let transform = effect.effectValue(size: size)
    var modifiers: [DisplayModifier] = [.projection(transform), .onGeometry(node.target)]
    if let frames, let spec {
      modifiers.append(.projections(frames, spec, serial: state.serial))
    }
    return content.mapDisplays {
      LayoutRules.apply(modifiers, to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    if case .geometry(let frame) = event { (node.local as? EffectState<Effect>)?.size.set(frame.size) }
  }

  @MainActor func didUpdate(from old: Self, _ node: ModifierNode) {
    guard let state = node.local as? EffectState<Effect> else { return }
    state.move(
      Tween(from: old.effect, to: effect), node.environment.animation(in: node.graph)?.spec ?? node.graph.animation)
  }

  @MainActor func didUnmount(_ node: ModifierNode) {
    (node.local as? EffectState<Effect>)?.stop()
  }
}

/// What an effect knows of its view, and the movement that it is in.
@MainActor
private final class EffectState<Effect> {
  static var frames: Int { 30 }
  let size = StateLocation<CGSize?>(nil)
  /// Nil where nothing moves.
  let spec = StateLocation<AnimationSpec?>(nil)
  private(set) var tween: Tween<Effect>?
  private(set) var serial = 0
  private let alarm: Alarm

  init(_ node: ModifierNode) {
    alarm = Alarm(node.graph)
  }

  func move(_ tween: Tween<Effect>?, _ animation: AnimationSpec?) {
    guard let tween else { return }
    stop()
    guard let animation else {
      spec.set(nil)
      self.tween = nil
      return
    }
    self.tween = tween
    serial += 1
    spec.set(animation)
    guard animation.repeatCount.isFinite else { return }
    alarm.set(after: animation.delay + animation.duration * animation.repeatCount) { [weak self] in
      self?.tween = nil
      self?.spec.set(nil)
    }
  }

  func stop() {
    alarm.cancel()
  }
}

extension View {
  /// Draws the view through a transform of the plane around its top leading corner; its place in the layout stays.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Draws the view through a projection around its top leading corner; its place in the layout stays.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(DisplayEffect(.projection(transform)))
  }
}
