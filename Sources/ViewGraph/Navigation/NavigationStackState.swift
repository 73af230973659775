/// Keeps the pages of a stack in step with its path, and its path with the location's.
@MainActor
final class NavigationStackState: NavigationHolder {
  let controller: NavigationController
  /// The path where the program does not hold it.
  let ownPath: NavigationPathBinding
  var path: NavigationPathBinding
  let locationKey: String
  let locationOrder: UInt32
  let locationPart: ScreenPart?
  private var pushed: [(value: AnyHashable, entry: NavigationController.Entry)] = []
  /// Words that a location has for the stack while it is not part of the path.
  private var awaited: ArraySlice<String> = []
  /// How many pages with no words there were at the start; nil before that.
  private var startingCount: Int?
  /// The values of pages that were taken off, after those that are there: Forward brings them back.
  private var popped: [AnyHashable] = []
  /// The pages with no words, as a part of locations.
  var wordless: LocatedValue?

  init(_ node: GraphNode) {
    controller = NavigationController(owner: node)
    ownPath = .own(StateLocation([]))
    path = ownPath
    locationKey = node.key.name("page")
    locationOrder = node.id
    locationPart = node.environment.screenPart
    controller.locationKey = locationKey
  }

  /// Pushes a value; false where the link has to push its page by itself, because the stack would not find it again.
  func push(_ value: AnyHashable) -> Bool {
    if path.isOwn, controller.words(of: value) == nil { return false }
    path.append(value)
    return true
  }

  /// How many values have pages that are no part of the path, because they or pages before them have no words.
  private var wordlessCount: Int { pushed.count - wordyCount }
  private var wordyCount: Int { pushed.prefix { $0.entry.words != nil }.count }

  /// What stands for pages with no words in locations: how many more of them there are than at the start. They cannot
  /// be made from an address, but Back takes them off, and Forward puts them on again.
  var wordlessPages: String {
    get { String(wordlessCount - (startingCount ?? wordlessCount)) }
    set {
      let count = wordyCount + max(0, min(Int(newValue) ?? 0, 1_000) + (startingCount ?? 0))
      if count < path.values().count { return path.truncate(count) }
      for value in popped.prefix(max(0, count - pushed.count)) { path.append(value) }
    }
  }

  /// Makes the pages those of the values.
  func follow(_ values: [AnyHashable], _ node: GraphNode) {
    let same = zip(pushed, values).prefix { $0.value == $1 }.count
    popped.insert(contentsOf: pushed[same...].map(\.value), at: 0)
    popped = popped.starts(with: values[same...]) ? Array(popped.dropFirst(values.count - same)) : []
    if same < pushed.count {
      let first = pushed[same].entry
      pushed.removeSubrange(same...)
      controller.pop(first, tellsOwner: false)
    }
    for value in values[same...] {
      guard let page = controller.destination(for: value) else { return }
      let depth = pushed.count
      let entry = controller.push(page, environment: node.environment, words: controller.words(of: value)) {
        [weak self] in
        guard let self, pushed.count > depth else { return }
        popped.insert(contentsOf: pushed[depth...].map(\.value), at: 0)
        pushed.removeSubrange(depth...)
        if path.values().count > depth { path.truncate(depth) }
      }
      pushed.append((value, entry))
    }
    if startingCount == nil { startingCount = wordlessCount }
    takeAwaited()
  }

  private func takeAwaited() {
    guard let found = controller.value(of: awaited) else { return }
    awaited.removeFirst(found.count)
    KeptValues.holdingBack { path.append(found.value) }
  }
}

extension NavigationStackState: PathStep {
  /// The root, then the pages that have words, up to the first that has none; then where the next would be.
  var pathLevels: [PathLevel] {
    var levels = [PathLevel(key: level(0), words: [], part: controller.rootPart)]
    for entry in controller.entries {
      guard let words = entry.words else { return levels }
      levels.append(PathLevel(key: level(levels.count), words: words, part: entry.part))
    }
    return levels + [PathLevel(key: level(levels.count), words: [])]
  }

  func claim(_ level: Int, _ words: ArraySlice<String>, resets: Bool) -> PathClaim {
    if level == 0 { return .shown(0) }
    let entry = controller.entries.indices.contains(level - 1) ? controller.entries[level - 1] : nil
    if let shown = entry?.words, words.starts(with: shown) { return .shown(shown.count) }
    guard let found = controller.value(of: words) else {
      guard let entry, entry.words != nil, words.isEmpty, resets else { return .none }
      controller.pop(entry)
      return .changed(0)
    }
    if let entry { controller.pop(entry) }
    path.append(found.value)
    return .changed(found.count)
  }

  var isLocationStep: Bool { true }

  var locationValue: String? {
    let words = controller.entries.prefix { $0.words != nil }.flatMap { $0.words ?? [] }
    return words.isEmpty ? nil : LocationWords.joined(words)
  }

  func restore(_ value: String?) {
    if let first = controller.entries.first { controller.pop(first) }
    awaited = LocationWords.split(value ?? "")[...]
    takeAwaited()
  }

  private func level(_ depth: Int) -> String { controller.levelKey(depth) ?? locationKey }
}
