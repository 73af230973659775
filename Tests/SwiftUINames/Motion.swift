// One usage of each name, as programs write it: animations, transitions, gestures, drags, haptics.
import SwiftUI
import UniformTypeIdentifiers

struct Wobble: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time > 1 { return nil }
    return value.scaled(by: time)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { value }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { true }
}

struct Flip: Transition {
  static let properties = TransitionProperties(hasMotion: true)
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0).offset(
      x: phase == .willAppear ? 3 : 0)
  }
}

struct Sheared: GeometryEffect {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount, y: 0))
  }
}

struct Fading: ViewModifier, @preconcurrency Animatable {
  var amount: Double
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  func body(content: Content) -> some View { content.opacity(amount) }
}

struct Moving { var x = 0.0; var angle = Angle.zero; var scale = 1.0 }

@MainActor func animations(v: some View, on: Bool, transaction: inout Transaction) {
  _ = [
    Animation.default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .bouncy, .smooth, .snappy, .interactiveSpring,
  ]
  _ = Animation.linear(duration: 3)
  _ = Animation.easeInOut(duration: 3).delay(3).speed(3).repeatCount(3).repeatCount(3, autoreverses: false)
  _ = Animation.easeIn(duration: 3).repeatForever()
  _ = Animation.easeOut(duration: 3).repeatForever(autoreverses: false)
  _ = Animation.spring()
  _ = Animation.spring(response: 0.3, dampingFraction: 0.3, blendDuration: 0)
  _ = Animation.spring(duration: 0.3, bounce: 0.2)
  _ = Animation.spring(.bouncy)
  _ = Animation.spring(Spring(mass: 1, stiffness: 2, damping: 3))
  _ = Animation.interactiveSpring(response: 0.3, dampingFraction: 0.3, blendDuration: 0)
  _ = Animation.interpolatingSpring(stiffness: 3, damping: 3)
  _ = Animation.interpolatingSpring(mass: 1, stiffness: 3, damping: 3, initialVelocity: 3)
  _ = Animation.interpolatingSpring(duration: 0.3, bounce: 0.2)
  _ = Animation.interpolatingSpring
  _ = Animation.bouncy(duration: 0.3, extraBounce: 0.2)
  _ = Animation.smooth(duration: 0.3)
  _ = Animation.snappy(duration: 0.3, extraBounce: 0.2)
  _ = Animation.timingCurve(0, 0, 1, 1, duration: 3)
  _ = Animation.timingCurve(UnitCurve.easeIn, duration: 3)
  _ = Animation.timingCurve(.bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1)), duration: 3)
  _ = Animation.default.logicallyComplete(after: 3)
  _ = Animation(Wobble())
  _ = Spring(duration: 0.3, bounce: 0.2).value(target: 3.0, initialVelocity: 0, time: 0.3)
  _ = Spring(response: 0.3, dampingRatio: 0.3).settlingDuration
  _ = UnitCurve.easeInOut.value(at: 0.3)
  _ = v.animation(.default, value: on)
  _ = v.animation(nil, value: on)
  _ = v.animation(.default)
  _ = v.animation(.default) { $0.opacity(0.3) }
  _ = v.transaction { $0.animation = nil }
  _ = v.transaction(value: on) { $0.disablesAnimations = true }
  _ = v.transaction {
    $0.isContinuous = true
  } body: {
    $0.opacity(0.3)
  }
  withAnimation {}
  withAnimation(.default) {}
  withAnimation(.spring, completionCriteria: .logicallyComplete) {
  } completion: {
  }
  withAnimation(.easeIn) {
  } completion: {
  }
  _ = withAnimation { 3 }
  withTransaction(Transaction(animation: .default)) {}
  withTransaction(\.disablesAnimations, true) {}
  transaction.animation = .default
  transaction.disablesAnimations = true
  transaction.addAnimationCompletion {}
  transaction.scrollTargetAnchor = .top
  transaction.tracksVelocity = true
  _ = v.transition(.opacity)
  _ = v.transition(.slide)
  _ = v.transition(.scale)
  _ = v.transition(.scale(scale: 0.3, anchor: .top))
  _ = v.transition(.scale(0.3))
  _ = v.transition(.move(edge: .top))
  _ = v.transition(.push(from: .top))
  _ = v.transition(.offset(x: 3, y: 3))
  _ = v.transition(.offset(CGSize.zero))
  _ = v.transition(.identity)
  _ = v.transition(.blurReplace)
  _ = v.transition(.blurReplace(.upUp))
  _ = v.transition(.asymmetric(insertion: .opacity, removal: .slide))
  _ = v.transition(.move(edge: .top).combined(with: .opacity))
  _ = v.transition(AnyTransition.opacity.animation(.default))
  _ = v.transition(.opacity.animation(.default))
  _ = v.transition(.modifier(active: Fading(amount: 0), identity: Fading(amount: 1)))
  _ = v.transition(Flip())
  _ = v.transition(Flip().animation(.default))
  _ = v.transition(AnyTransition(Flip()))
  _ = v.modifier(Sheared(amount: 3))
  _ = v.modifier(Sheared(amount: 3).ignoredByLayout())
  _ = v.phaseAnimator([0, 1]) { content, phase in content.opacity(Double(phase)) }
  _ = v.phaseAnimator([0, 1], trigger: on) { content, phase in
    content.opacity(Double(phase))
  } animation: { _ in
    .default
  }
  _ = PhaseAnimator([0, 1]) { phase in Text("\(phase)") }
  _ = PhaseAnimator([0, 1], trigger: on) { phase in
    Text("\(phase)")
  } animation: {
    $0 == 0 ? .default : .linear
  }
  _ = v.keyframeAnimator(initialValue: Moving(), trigger: on) { content, value in
    content.offset(x: value.x).rotationEffect(value.angle)
  } keyframes: { _ in
    KeyframeTrack(\.x) {
      LinearKeyframe(3, duration: 0.3)
      LinearKeyframe(3, duration: 0.3, timingCurve: .easeIn)
      SpringKeyframe(3, duration: 0.3, spring: .bouncy)
      CubicKeyframe(3, duration: 0.3)
      CubicKeyframe(3, duration: 0.3, startVelocity: 0, endVelocity: 3)
      MoveKeyframe(3)
    }
    KeyframeTrack(\.scale) { SpringKeyframe(2, duration: 0.3, startVelocity: 0) }
  }
  _ = v.keyframeAnimator(initialValue: Moving(), repeating: true) { content, value in
    content.offset(x: value.x)
  } keyframes: { _ in
    KeyframeTrack(\.x) { LinearKeyframe(3, duration: 0.3) }
  }
  _ = KeyframeAnimator(initialValue: 0.0) {
    Text("\($0)")
  } keyframes: { _ in
    LinearKeyframe(3, duration: 0.3)
  }
  _ = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(3, duration: 0.3) }.value(time: 0.1)
  _ = v.navigationTransition(.automatic)
  _ = v.sensoryFeedback(.success, trigger: on)
  _ = v.sensoryFeedback(.impact(weight: .light, intensity: 0.3), trigger: on)
  _ = v.sensoryFeedback(.impact(flexibility: .soft), trigger: on)
  _ = v.sensoryFeedback(.selection, trigger: on) { old, new in old != new }
  _ = v.sensoryFeedback(trigger: on) { _, _ in .warning }
}

@MainActor func gestures(v: some View, drag: GestureState<CGSize>, on: Binding<Bool>) {
  _ = v.onTapGesture {}
  _ = v.onTapGesture(count: 2) {}
  _ = v.onTapGesture(count: 1, perform: {})
  _ = v.onTapGesture { (location: CGPoint) in _ = location }
  _ = v.onTapGesture(coordinateSpace: .global) { _ in }
  _ = v.onTapGesture(count: 2, coordinateSpace: .local) { _ in }
  _ = v.onLongPressGesture {}
  _ = v.onLongPressGesture(minimumDuration: 0.3) {}
  _ = v.onLongPressGesture(minimumDuration: 0.3, maximumDistance: 3) {
  } onPressingChanged: { _ in
  }
  _ = v.onLongPressGesture(minimumDuration: 0.3, pressing: { _ in }, perform: {})
  _ = v.gesture(TapGesture().onEnded {})
  _ = v.gesture(TapGesture(count: 2).onEnded { _ in })
  _ = v.gesture(SpatialTapGesture().onEnded { _ = $0.location })
  _ = v.gesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in })
  _ = v.gesture(
    DragGesture().onChanged { _ = $0.translation }.onEnded { _ = $0.predictedEndTranslation.width + $0.velocity.width })
  _ = v.gesture(
    DragGesture(minimumDistance: 0).onChanged { _ = ($0.startLocation, $0.location, $0.time, $0.predictedEndLocation) })
  _ = v.gesture(
    DragGesture(minimumDistance: 0, coordinateSpace: .global).updating(drag) { value, state, transaction in
      state = value.translation
      transaction.animation = nil
    })
  _ = v.gesture(DragGesture(coordinateSpace: .named("a")))
  _ = v.gesture(MagnificationGesture().onChanged { _ = $0 })
  _ = v.gesture(
    MagnifyGesture(minimumScaleDelta: 0.1).onChanged { _ = $0.magnification + $0.startAnchor.x + $0.velocity })
  _ = v.gesture(RotationGesture().onChanged { _ = $0.degrees })
  _ = v.gesture(RotateGesture(minimumAngleDelta: .degrees(1)).onChanged { _ = $0.rotation.degrees })
  _ = v.gesture(
    LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
      switch value {
      case .first(let pressing): _ = pressing
      case .second(_, let drag): _ = drag?.translation
      }
    })
  _ = v.gesture(
    SimultaneousGesture(MagnifyGesture(), RotateGesture()).onChanged {
      _ = ($0.first?.magnification, $0.second?.rotation)
    })
  _ = v.gesture(DragGesture().simultaneously(with: TapGesture()))
  _ = v.gesture(DragGesture().exclusively(before: TapGesture()))
  _ = v.gesture(ExclusiveGesture(TapGesture(count: 2), TapGesture()))
  _ = v.gesture(SequenceGesture(TapGesture(), TapGesture()))
  _ = v.gesture(DragGesture(), including: .gesture)
  _ = v.gesture(DragGesture(), isEnabled: false)
  _ = v.gesture(DragGesture().map { $0.translation })
  _ = v.gesture(AnyGesture(DragGesture().map { _ in () }))
  _ = v.simultaneousGesture(TapGesture())
  _ = v.simultaneousGesture(TapGesture(), including: .all)
  _ = v.highPriorityGesture(TapGesture())
  _ = v.highPriorityGesture(DragGesture(), including: .subviews)
  _ = v.defersSystemGestures(on: .all)
  _ = v.handGestureShortcut(.primaryAction)
  _ = v.onHover { _ in }
  _ = v.onContinuousHover { phase in
    switch phase {
    case .active(let point): _ = point
    case .ended: break
    }
  }
  _ = v.onContinuousHover(coordinateSpace: .local) { _ in }
  _ = v.hoverEffect()
  _ = v.hoverEffect(.lift)
  _ = v.hoverEffect(.highlight, isEnabled: false)
  _ = v.hoverEffectDisabled()
  _ = v.defaultHoverEffect(.automatic)
  _ = v.allowsHitTesting(false)
  _ = v.contentShape(Rectangle())
  _ = v.contentShape(.rect)
  _ = v.contentShape(.capsule, eoFill: true)
  _ = v.contentShape(.hoverEffect, .rect(cornerRadius: 3))
  _ = v.contentShape([.interaction, .contextMenuPreview], Circle())
  _ = v.draggable("a")
  _ = v.draggable("a") { Text("a") }
  _ = v.dropDestination(for: String.self) { _, _ in true }
  _ = v.dropDestination(for: String.self) { _, _ in
    true
  } isTargeted: { _ in
  }
  _ = v.dropDestination(for: URL.self, action: { _, _ in true }, isTargeted: { _ in })
  _ = v.onDrag { NSItemProvider(object: "a" as NSString) }
  _ = v.onDrag {
    NSItemProvider()
  } preview: {
    Text("a")
  }
  _ = v.onDrop(of: [.text], isTargeted: nil) { _ in true }
  _ = v.onDrop(of: [.text], isTargeted: on) { _, _ in true }
  _ = v.onDrop(of: [.text], delegate: Dropping())
  _ = v.springLoadingBehavior(.enabled)
  _ = v.onPencilSqueeze { _ in }
}

struct Dropping: DropDelegate {
  func performDrop(info: DropInfo) -> Bool {
    info.hasItemsConforming(to: [.text]) && !info.itemProviders(for: [.text]).isEmpty
  }
  func validateDrop(info: DropInfo) -> Bool { info.location.x > 0 }
  func dropEntered(info: DropInfo) {}
  func dropExited(info: DropInfo) {}
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

@Animatable struct AnimatedWedge: Shape {
  var start: Angle
  var end: Angle
  @AnimatableIgnored var clockwise = true
  func path(in rect: CGRect) -> Path { Path() }
}

struct Shown: Codable { var columns: NavigationSplitViewVisibility }

@MainActor @SceneBuilder func windowsOfValues() -> some Scene {
  WindowGroup { Text("a") }
  WindowGroup(for: String.self) { $id in Text(id ?? "") }
  WindowGroup(id: "detail", for: Int.self) { $id in Text("\(id ?? 0)") }
  WindowGroup("Title", id: "detail", for: Int.self) { $id in Text("\(id ?? 0)") }
  WindowGroup(for: String.self) { $v in
    Text(v)
  } defaultValue: {
    ""
  }
}

@MainActor func circularCurves(_ v: some View) {
  _ = v.animation(.timingCurve(.circularEaseIn, duration: 2), value: 1)
  _ = LinearKeyframe(1.0, duration: 1, timingCurve: .circularEaseOut)
  _ = UnitCurve.circularEaseInOut
}
