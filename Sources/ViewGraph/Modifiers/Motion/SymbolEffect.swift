/// A movement of a symbol.
public protocol SymbolEffect: Sendable {
  /// The name that renderers know.
  var name: String { get }
}

/// A movement that goes on for as long as it is asked for.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement that ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A movement by its name.
public struct NamedSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect {
  public let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Up.
  public var up: NamedSymbolEffect { NamedSymbolEffect(name == "scale" ? "scaleUp" : name) }
  /// Down.
  public var down: NamedSymbolEffect { NamedSymbolEffect(name.hasPrefix("scale") ? "scaleDown" : name) }
  /// All layers as one; they always move as one.
  public var wholeSymbol: NamedSymbolEffect { self }
  /// Layer by layer; they always move as one.
  public var byLayer: NamedSymbolEffect { self }
  /// One part after the other.
  public var iterative: NamedSymbolEffect { self }
  /// Each part together with those before.
  public var cumulative: NamedSymbolEffect { self }
  /// The new comes up as the old goes down.
  public static var downUp: NamedSymbolEffect { NamedSymbolEffect("replace") }
  /// The new and the old go up.
  public static var upUp: NamedSymbolEffect { NamedSymbolEffect("replace") }
  /// The old goes away, the new comes in its place.
  public static var offUp: NamedSymbolEffect { NamedSymbolEffect("replace") }
  /// The new comes up as the old goes down.
  public var downUp: NamedSymbolEffect { self }
  /// The new and the old go up.
  public var upUp: NamedSymbolEffect { self }
  /// The old goes away, the new comes in its place.
  public var offUp: NamedSymbolEffect { self }
  /// Lines that both symbols have stay.
  public var magic: NamedSymbolEffect { self }
  /// Lines that both symbols have stay; symbols with none change otherwise.
  /// - Partly: `fallback` is not used: symbols fade into one another.
  public func magic(fallback: NamedSymbolEffect) -> NamedSymbolEffect { self }
  /// Counterclockwise; symbols always turn clockwise.
  public var counterClockwise: NamedSymbolEffect { self }
  /// To the left; symbols always shake from side to side.
  public var left: NamedSymbolEffect { self }
  /// To the right; symbols always shake from side to side.
  public var right: NamedSymbolEffect { self }
  /// Forward; symbols always shake from side to side.
  public var forward: NamedSymbolEffect { self }
  /// Backward; symbols always shake from side to side.
  public var backward: NamedSymbolEffect { self }
  /// By an angle; symbols always shake from side to side.
  /// - Partly: `angle` is not used.
  public func custom(angle: Angle) -> NamedSymbolEffect { self }
  /// Clockwise; as symbols always turn.
  public var clockwise: NamedSymbolEffect { self }
  /// Plain, without other movements.
  public var plain: NamedSymbolEffect { self }
  /// Parts that are not filled are dimmed.
  public var dimInactiveLayers: NamedSymbolEffect { self }
  /// Parts that are not filled are hidden.
  public var hideInactiveLayers: NamedSymbolEffect { self }
  /// Back and forth.
  public var reversing: NamedSymbolEffect { self }
  /// Forth only.
  public var nonReversing: NamedSymbolEffect { self }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// Fades out and in.
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect("pulse") }
  /// Jumps.
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect("bounce") }
  /// Is larger, or smaller with `down`.
  public static var scale: NamedSymbolEffect { NamedSymbolEffect("scale") }
  /// Fills up.
  public static var variableColor: NamedSymbolEffect { NamedSymbolEffect("variableColor") }
  /// Turns.
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect("rotate") }
  /// Grows and shrinks.
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect("breathe") }
  /// Shakes.
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect("wiggle") }
  /// Takes the place of another symbol.
  public static var replace: NamedSymbolEffect { NamedSymbolEffect("replace") }
  /// As the platform does.
  public static var automatic: NamedSymbolEffect { NamedSymbolEffect("pulse") }
  /// Comes.
  public static var appear: NamedSymbolEffect { NamedSymbolEffect("appear") }
  /// Goes.
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect("disappear") }
  /// Is drawn; here it comes.
  public static var drawOn: NamedSymbolEffect { NamedSymbolEffect("appear") }
  /// Is drawn away; here it goes.
  public static var drawOff: NamedSymbolEffect { NamedSymbolEffect("disappear") }
}

/// How a movement of a symbol runs.
public struct SymbolEffectOptions: Equatable, Sendable {
  var speed = 1.0
  var repeats = false

  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// On and on.
  public static let repeating: SymbolEffectOptions = {
    var options = SymbolEffectOptions()
    options.repeats = true
    return options
  }()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// How often a movement runs.
  public struct RepeatBehavior: Sendable {
    let repeats: Bool

    /// On and on.
    public static let continuous = RepeatBehavior(repeats: true)
    /// On and on, now and then.
    public static let periodic = RepeatBehavior(repeats: true)

    /// On and on, with seconds between.
    /// - Partly: `count` and `delay` are not used: the movement runs on without a rest.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .periodic }
  }

  /// So many times; here once, or on and on where it is more than once.
  /// - Partly: what is repeated runs on and on.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { (count ?? 2) > 1 ? .repeating : .nonRepeating }

  /// So many times; here once, or on and on where it is more than once.
  /// - Partly: what is repeated runs on and on.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.repeats = (count ?? 2) > 1
    return options
  }

  /// On and on.
  public var repeating: SymbolEffectOptions {
    var options = self
    options.repeats = true
    return options
  }

  /// Once.
  public var nonRepeating: SymbolEffectOptions {
    var options = self
    options.repeats = false
    return options
  }

  /// As often as a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    behavior.repeats ? .repeating : .nonRepeating
  }

  /// As often as a behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    options.repeats = behavior.repeats
    return options
  }

  /// So many times as fast as usual.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// So many times as fast as usual.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.speed = max(speed, 0.01)
    return options
  }
}

/// Moves symbols; where there is a value, once each time it changes.
nonisolated struct SymbolEffectModifier<Value: Equatable>: PrimitiveModifier {
  let name: String
  let options: SymbolEffectOptions
  let isActive: Bool
  let value: Value?

  @MainActor func didMount(_ node: ModifierNode) {
    node.local = Count()
  }

  @MainActor func didUpdate(from old: SymbolEffectModifier, _ node: ModifierNode) {
    if value != old.value { (node.local as? Count)?.changes += 1 }
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let changes = (node.local as? Count)?.changes ?? 0
    guard isActive, value == nil || changes > 0 else { return content }
    let effect = SymbolEffectContent(
      name: name, repeats: value == nil || options.repeats, serial: changes, speed: options.speed)
    return DisplayEffect(.symbolEffect(effect)).applied(to: content, at: node)
  }

  private final class Count {
    var changes = 0
  }
}

extension View {
  /// Moves the symbols of the view while `isActive`.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(name: effect.name, options: options, isActive: isActive, value: Optional<Never>.none))
  }

  /// Moves the symbols of the view each time a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SymbolEffectModifier(name: effect.name, options: options, isActive: true, value: .some(value)))
  }

  /// Stops the movements of symbols that modifiers around this one ask for, while `isEnabled`.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(DisplayEffect(isEnabled ? [.symbolEffect(.none)] : []))
  }
}
