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
  /// The column of a split view that the program and the screen agree on, where there is room for one.
  var compactColumn: NavigationSplitViewColumn?
  /// The pages with no words, as a part of locations.
  var wordless: LocatedValue?

  init(_ node: GraphNode, columnCount: Int = 1) {
    controller = NavigationController(owner: node, columnCount: columnCount)
    ownPath = .own(StateLocation([]))
    path = ownPath
    locationKey = node.key.name("page")
    locationOrder = node.id
    locationPart = node.environment.screenPart
    controller.locationKey = locationKey
    controller.pushValue = { [weak self] value, part in self?.push(value, from: part) ?? false }
  }

  /// Takes part in locations.
  func didMount(_ node: GraphNode) {
    node.locate(self)
    let wordless = LocatedValue(
      key: node.key.name(Location.pagesName), alias: nil, isStep: true, isTold: true, of: node,
      read: { [weak self] in self?.wordlessPages ?? "0" }, restore: { [weak self] in self?.wordlessPages = $0 })
    self.wordless = wordless
    node.graph.locations.add(wordless)
  }

  /// Takes part in locations no longer.
  func didUnmount(_ node: GraphNode) {
    if let wordless { node.graph.locations.remove(wordless) }
  }

  /// Makes the pages those of the path, once what is being evaluated is done.
  func followPath(_ node: GraphNode) {
    let values = node.reading { path.values() }
    node.graph.beforeCommit { [weak node, weak self] in
      if let node, node.isMounted { self?.follow(values, node) }
    }
  }

  /// Pushes a value, in the place of what is there where it comes from another column; false where the link has to push
  /// its page by itself, because the stack would not find it again. Split views keep such pages for as long as the session
  /// lasts.
  private func push(_ value: AnyHashable, from part: ScreenPart?) -> Bool {
    if path.isOwn, controller.columns.count == 1, controller.words(of: value) == nil { return false }
    if let column = controller.column(for: value), let origin = controller.column(of: part), origin < column {
      if let place = pushed.firstIndex(where: { $0.entry.column >= column }), pushed[place].value == value {
        if pushed.indices.contains(place + 1) { controller.pop(pushed[place + 1].entry) }
        return true
      }
      controller.makeRoom(in: column, from: origin)
    }
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
      let entry = controller.push(
        page, environment: node.environment, words: controller.words(of: value), column: controller.column(for: value)
      ) { [weak self] in
        guard let self, pushed.count > depth else { return }
        popped.insert(contentsOf: pushed[depth...].map(\.value), at: 0)
        pushed.removeSubrange(depth...)
        if path.values().count > depth { path.truncate(depth) }
      }
      entry.value = value
      pushed.append((value, entry))
    }
    if startingCount == nil { startingCount = wordlessCount }
    controller.noteValues()
    takeAwaited()
  }

  private func takeAwaited() {
    guard let found = controller.value(of: awaited) else { return }
    awaited.removeFirst(found.count)
    KeptValues.holdingBack { path.append(found.value) }
  }
}

extension NavigationStackState: PathStep {
  /// The root or the columns, then the pages that have words, up to the first that has none; then where the next would be.
  var pathLevels: [PathLevel] {
    var levels = controller.columns.enumerated().map { PathLevel(key: level($0), words: [], part: $1) }
    for entry in controller.entries {
      guard let words = entry.words else { return levels }
      levels.append(PathLevel(key: level(levels.count), words: words, part: entry.part))
    }
    return levels + [PathLevel(key: level(levels.count), words: [])]
  }

  func claim(_ level: Int, _ words: ArraySlice<String>, resets: Bool) -> PathClaim {
    let index = level - controller.columns.count
    if index < 0 { return .shown(0) }
    let entry = controller.entries.indices.contains(index) ? controller.entries[index] : nil
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
