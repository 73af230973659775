/// A value that a program holds, as a step of the location's path.
@MainActor
final class ValueStep<Value: Equatable>: PathStep {
  let locationKey: String
  let locationOrder: UInt32
  let locationPart: ScreenPart?
  let isLocationStep = true
  private let initial: Value?
  /// Values that no words lead back to: they are numbered, for as long as the step lasts.
  private var wordless: [Value] = []
  private let read: @MainActor () -> Value?
  private let set: @MainActor (Value?) -> Void

  /// - Parameters:
  ///   - name: A readable part of the key.
  ///   - read: The value; nil where nothing is chosen.
  ///   - set: Sets the value; nil goes back to where nothing is chosen.
  init(
    of node: GraphNode, _ name: String, read: @escaping @MainActor () -> Value?,
    set: @escaping @MainActor (Value?) -> Void
  ) {
    locationKey = node.key.name(name)
    locationOrder = node.id
    locationPart = node.environment.screenPart
    initial = Tracking.withoutReader(read)
    self.read = read
    self.set = set
  }

  var pathLevels: [PathLevel] {
    let value = read()
    guard let value else { return [PathLevel(key: locationKey, words: [], isDefault: initial == nil)] }
    guard let words = LocationWords.of(value) else { return [] }
    var level = PathLevel(key: locationKey, words: words, isDefault: value == initial)
    level.step.reader = WordReader(Value.self)
    return [level]
  }

  func claim(_ level: Int, _ words: ArraySlice<String>, resets: Bool) -> PathClaim {
    guard level == 0 else { return .none }
    let found = LocationWords.value(Value.self, from: Array(words))
    if found == nil, !resets { return words.isEmpty ? .shown(0) : .none }
    let wanted = found?.value ?? initial
    if wanted == read() { return .shown(found?.count ?? 0) }
    set(wanted)
    return .changed(found?.count ?? 0)
  }

  var locationValue: String? {
    let value = read()
    guard value != initial else { return nil }
    guard let value else { return "" }
    return LocationWords.of(value).map(LocationWords.joined) ?? number(of: value)
  }

  private func number(of value: Value) -> String {
    if !wordless.contains(value) { wordless.append(value) }
    return "#\(wordless.firstIndex(of: value) ?? 0)"
  }

  func restore(_ value: String?) {
    guard let value else { return set(initial) }
    if value.hasPrefix("#"), let number = Int(value.dropFirst()), wordless.indices.contains(number) {
      return set(wordless[number])
    }
    set(LocationWords.value(Value.self, from: LocationWords.split(value))?.value)
  }
}
