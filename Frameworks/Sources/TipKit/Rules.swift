extension Tips.Rule {
  /// A condition on a value that the program sets; what `#Rule` becomes.
  public static func _make<Value>(
    _ parameter: Tips.Parameter<Value>, _ holds: @escaping @Sendable @MainActor (Value) -> Bool
  ) -> Tips.Rule {
    Tips.Rule { holds(parameter.wrappedValue) }
  }

  /// A condition on how often something has happened; what `#Rule` becomes.
  public static func _make<Info>(
    _ event: Tips.Event<Info>, _ holds: @escaping @Sendable @MainActor (Tips.Event<Info>) -> Bool
  ) -> Tips.Rule {
    Tips.Rule { holds(event) }
  }
}

/// A condition of a tip: `#Rule(Self.$isSignedIn) { $0 == true }`.
@freestanding(expression)
public macro Rule<Value>(
  _ parameter: Tips.Parameter<Value>, _ holds: @Sendable @MainActor (Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")

/// A condition of a tip: `#Rule(Self.opened) { $0.donations.count > 2 }`.
@freestanding(expression)
public macro Rule<Info>(
  _ event: Tips.Event<Info>, _ holds: @Sendable @MainActor (Tips.Event<Info>) -> Bool
) -> Tips.Rule = #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")

/// Makes a static variable of a tip a value that rules look at; it is kept for each reader.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "SwiftUIMacros", type: "ParameterMacro")
