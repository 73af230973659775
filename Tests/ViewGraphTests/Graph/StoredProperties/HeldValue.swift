import SwiftUI
import SwiftUITesting
import Testing

/// Two values of one type, for a view that stores one and is then given the other.
struct HeldValue<T> {
  let first: T
  let second: T
  /// True where a view that is made with the same value again is not evaluated again.
  let isCompared: Bool
  let describe: (T) -> String

  init(_ first: T, _ second: T, isCompared: Bool, describe: @escaping (T) -> String) {
    self.first = first
    self.second = second
    self.isCompared = isCompared
    self.describe = describe
  }

  /// Shows views that store the value itself, and as a part of others.
  @MainActor func check(_ name: String) throws {
    try checkAlone(name)
    try optional.checkAlone("optional \(name)")
    try optional.optional.checkAlone("double optional \(name)")
    try HeldValue<T?>(nil, first, isCompared: true) { $0.map(describe) ?? "nil" }.checkAlone("no \(name)")
    try HeldValue<(T, Int)>((first, 1), (second, 1), isCompared: isCompared) { describe($0.0) }
      .checkAlone("tuple of \(name)")
    try HeldValue<(name: String, value: T?)>(("a", first), ("a", second), isCompared: isCompared) {
      $0.value.map(describe) ?? "nil"
    }.checkAlone("labelled tuple of \(name)")
    try HeldValue<[T]>([first], [second], isCompared: true) { describe($0[0]) }.checkAlone("array of \(name)")
    try HeldValue<[String: T]>(["a": first], ["a": second], isCompared: false) { $0["a"].map(describe) ?? "nil" }
      .checkAlone("dictionary of \(name)")
    try HeldValue<Structure<T>>(Structure(value: first), Structure(value: second), isCompared: isCompared) {
      describe($0.value)
    }.checkAlone("structure of \(name)")
    try HeldValue<Choice<T>>(.value(first), .value(second), isCompared: false) { $0.value.map(describe) ?? "nil" }
      .checkAlone("choice of \(name)")
    try HeldValue<Tree<T>>(.node(.leaf(first)), .node(.leaf(second)), isCompared: false) { describe($0.value) }
      .checkAlone("tree of \(name)")
  }

  private var optional: HeldValue<T?> {
    HeldValue<T?>(first, second, isCompared: isCompared) { $0.map(describe) ?? "nil" }
  }

  /// Shows views that store the value itself.
  @MainActor func checkAlone(_ name: String) throws {
    try check(in: HoldsFirst<T>.self, name)
    try check(in: HoldsSecond<T>.self, name)
  }

  @MainActor private func check<V: HoldingView>(in _: V.Type, _ name: String) throws where V.Value == T {
    let probe = HoldingProbe<T>(describe: describe)
    let screen = TestScreen(HoldingParent<V>(first: first, second: second, probe: probe))
    let name = Comment(rawValue: "\(name) in \(V.self)")
    try screen.tap("number 0")
    try screen.tap("shared 0")
    #expect(screen.texts == ["step 0", describe(first), "number 1", "shared 1"], name)
    let before = probe.evaluations
    try screen.tap("step 0")
    #expect(screen.texts == ["step 1", describe(first), "number 1", "shared 1"], name)
    if isCompared { #expect(probe.evaluations == before, name) }
    try screen.tap("step 1")
    #expect(screen.texts == ["step 2", describe(second), "number 1", "shared 1"], name)
    try screen.tap("number 1")
    try screen.tap("shared 1")
    #expect(screen.texts == ["step 2", describe(second), "number 2", "shared 2"], name)
  }
}

struct Structure<T> {
  let before: UInt8 = 1
  @Wrapped var value: T
  let after: () = ()

  init(value: T) {
    _value = Wrapped(wrappedValue: value)
  }
}

@propertyWrapper
struct Wrapped<T> {
  var wrappedValue: T
}

enum Choice<T> {
  case nothing
  case value(T)
  case other(String, T)

  var value: T? { if case .value(let value) = self { value } else { nil } }
}

indirect enum Tree<T> {
  case leaf(T)
  case node(Tree<T>)

  var value: T {
    switch self {
    case .leaf(let value): value
    case .node(let tree): tree.value
    }
  }
}
