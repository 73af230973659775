import Combine
import Foundation

/// Lets the reader do something with a view.
nonisolated struct GestureModifier<G: Gesture>: PrimitiveModifier {
  let gesture: G
  let isEnabled: Bool
  var precedence = GesturePrecedence.inner

  @MainActor static var isDerived: Bool { true }

  @MainActor func didMount(_ node: ModifierNode) {
    node.local = _GestureMemory()
  }

  /// The view with what the gesture listens to; targets lead to the gesture as it is now.
  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    guard isEnabled else { return content }
    var sources: [_GestureSource] = []
    for source in gesture._sources where !sources.contains(source) { sources.append(source) }
    let pressing = sources.contains(.pressing) ? target(for: .pressing, node) : nil
    let modifiers = sources.compactMap { modifier(for: $0, pressing, node) }
    return content.mapDisplays {
      LayoutRules.apply(modifiers, to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }

  @MainActor private func target(for source: _GestureSource, _ node: ModifierNode) -> EventTarget {
    node.target(for: source) { [weak node] event in
      if let node { receive(event, source, node) }
    }
  }

  @MainActor private func modifier(
    for source: _GestureSource, _ pressing: EventTarget?, _ node: ModifierNode
  ) -> DisplayModifier? {
    let target = target(for: source, node)
    switch source {
    case .pressing: return nil
    case .tap(let count): return .onPress(target, count: count, precedence: precedence)
    case .longPress(let duration, let distance):
      return .onLongPress(target, minimumDuration: duration, maximumDistance: distance, pressing: pressing)
    case .drag(let distance): return .onDrag(target, minimumDistance: CGFloat(distance))
    case .pinch: return .onPinch(target)
    case .frame: return .onGeometry(target)
    }
  }

  @MainActor private func receive(_ event: DisplayEvent, _ source: _GestureSource, _ node: ModifierNode) {
    guard let memory = node.local as? _GestureMemory else { return }
    if case .geometry(let frame) = event { memory.frame = frame }
    guard node.environment.isEnabled, let event = meaning(of: event, source, node) else { return }
    _ = gesture._recognize(event, memory)
  }

  @MainActor private func meaning(
    of event: DisplayEvent, _ source: _GestureSource, _ node: ModifierNode
  ) -> _GestureEvent? {
    switch (event, source) {
    case (.press, .tap(let count)): .tap(count: count)
    case (.longPress, .longPress(let duration, _)): .longPress(duration: duration)
    case (.editing(let isDown), .pressing): .pressing(isDown)
    case (.drag(let start, let location, let ended, let velocity), .drag(let distance)):
      .drag(
        distance: distance, start: start, location: location, ended: ended, time: node.graph.now, velocity: velocity)
    case (.pinch(let pinch), .pinch): .pinch(pinch, time: node.graph.now)
    default: nil
    }
  }
}

extension Graph {
  /// The present by the host's clock.
  var now: Date { context.run { RunLoop.main.now.date } }
}

/// Which of the gestures of a view count: those added here, and those of the views inside.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gesture at all.
  public static let none: GestureMask = []
  /// The gesture that is added here.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Lets the reader do something with the view.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Lets the reader do something with the view while enabled.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled))
  }

  /// Lets the reader do something with the view, also where views inside recognize gestures of their own.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture), precedence: .simultaneous))
  }

  /// Lets the reader do something with the view while enabled, also where views inside recognize gestures.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled, precedence: .simultaneous))
  }

  /// Lets the reader do something with the view, before the gestures of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture), precedence: .outer))
  }

  /// Lets the reader do something with the view while enabled, before the gestures of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled, precedence: .outer))
  }
}
