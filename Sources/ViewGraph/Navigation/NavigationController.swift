/// The pages of one navigation stack above its root, or of a split view above its columns.
@MainActor
final class NavigationController: NavigationHolder {
  var controller: NavigationController { self }
  /// A pushed page.
  final class Entry {
    let id: Int
    /// What the page shows; replaced when the link that pushed it is evaluated again.
    var view: AnyView
    var environment: EnvironmentValues
    let part: ScreenPart
    /// Where the page is shown; 0 in stacks, which have one column.
    let column: Int
    /// True where the page stands in the place of its column's own content, because it was opened from another column.
    let coversColumn: Bool
    /// The value that the page was made of; nil where it was not made of any.
    var value: AnyHashable?
    /// Called when the page is closed by the reader or the program, not by whoever pushed it.
    let onPop: @MainActor () -> Void
    /// How the page is undone where scripts are off, unless its words say so.
    let location: LocationChange?
    /// What the page is in the location's path: none at all where the page has no words, an empty list where the
    /// words of the page before say it already.
    let words: [String]?

    init(
      id: Int, view: AnyView, environment: EnvironmentValues, part: ScreenPart, column: Int, coversColumn: Bool,
      location: LocationChange?, words: [String]?, onPop: @escaping @MainActor () -> Void
    ) {
      self.column = column
      self.coversColumn = coversColumn
      self.words = words
      self.id = id
      self.view = view
      self.environment = environment
      self.part = part
      self.location = location
      self.onPop = onPop
    }
  }

  private(set) var entries: [Entry] = []
  /// Makes pages of values, by `navigationDestination(for:)`.
  private var destinations: [ObjectIdentifier: Destination] = [:]
  /// The types of the destinations in the order of their names, so that every process tries them in the same order.
  private var sortedDestinations: [Destination] = []
  /// Pushes a value, where the stack has a path; false where it does not take the value.
  var pushValue: (@MainActor (AnyHashable, ScreenPart?) -> Bool)?
  private unowned let owner: GraphNode
  /// The parts of the screen of the columns, of which a stack has one.
  let columns: [ScreenPart]
  /// Which columns after the first were opened by a choice in the one before.
  var openColumns: Set<Int> = []
  /// What is chosen in the lists before the columns, as last seen, by their lasting keys.
  var choices: [String: AnyHashable] = [:]
  /// How the columns are shown now.
  var arrangement = ColumnArrangement()
  /// The values of the pages that stand in columns; links in other columns look which of them is theirs.
  private(set) lazy var shownValues = StateLocation<Set<AnyHashable>>([])
  /// The key of the stack in locations, nil where it takes no part in paths.
  var locationKey: String?
  private var nextID: Int

  /// - Parameter columnCount: How many columns there are; their own pages have the first slots of the node.
  init(owner: GraphNode, columnCount: Int = 1) {
    self.owner = owner
    nextID = columnCount
    columns = (0..<columnCount).map { ScreenPart(isShown: $0 == 0, parent: owner.environment.screenPart) }
  }

  func push(
    _ view: AnyView, environment: EnvironmentValues, location: LocationChange? = nil, words: [String]? = nil,
    column: Int? = nil, onPop: @escaping @MainActor () -> Void
  ) -> Entry {
    let origin = self.column(of: environment.screenPart)
    let column = column ?? next(after: origin)
    makeRoom(in: column, from: origin)
    let entry = Entry(
      id: nextID, view: view, environment: environment.opened(in: owner.environment),
      part: ScreenPart(isShown: false, parent: owner.environment.screenPart), column: column,
      coversColumn: column > 0 && origin != column && !entries.contains { $0.column == column },
      location: location, words: words, onPop: onPop)
    nextID += 1
    entries.append(entry)
    changed()
    return entry
  }

  func update(_ entry: Entry, view: AnyView, environment: EnvironmentValues) {
    entry.view = view
    entry.environment = environment.opened(in: owner.environment)
    owner.invalidate()
  }

  /// Takes a page, and those above it, off the stack.
  func pop(_ entry: Entry, tellsOwner: Bool = true) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    let popped = entries[index...].reversed()
    entries.removeSubrange(index...)
    for gone in popped where tellsOwner || gone !== entry { gone.onPop() }
    changed()
  }

  func popLast() {
    if let last = entries.last { pop(last) }
  }

  /// Goes back to the first page; false where nothing was pushed.
  func popToRoot() -> Bool {
    guard let first = entries.first else { return false }
    pop(first)
    return true
  }

  func register<V: Hashable>(
    _ type: V.Type, from part: ScreenPart?, _ make: @escaping @MainActor (V) -> AnyView
  ) {
    let column = next(after: column(of: part))
    let isNew = destinations[ObjectIdentifier(type)] == nil
    destinations[ObjectIdentifier(type)] = Destination(
      name: String(reflecting: type), isText: type == String.self, column: column,
      make: { value in (value.base as? V).map(make) },
      read: { words in LocationWords.value(V.self, from: words).map { (AnyHashable($0.value), $0.count) } })
    sortedDestinations = destinations.values.sorted { ($0.isText ? 1 : 0, $0.name) < ($1.isText ? 1 : 0, $1.name) }
    // Pages that are there are made by what the program says now.
    var isChanged = isNew
    for entry in entries {
      guard let value = entry.value?.base as? V else { continue }
      entry.view = make(value)
      isChanged = true
    }
    if isChanged { owner.invalidate() }
  }

  /// The column that pages of such values are shown in: the one after that which says how they are made.
  func column(for value: AnyHashable) -> Int? {
    destinations[ObjectIdentifier(Swift.type(of: value.base))]?.column
  }

  func destination(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(Swift.type(of: value.base))]?.make(value)
  }

  /// The value that the first words stand for, and how many they are: of the types that have destinations, the first
  /// that understands them.
  func value(of words: ArraySlice<String>) -> (value: AnyHashable, count: Int)? {
    for destination in sortedDestinations {
      if let found = destination.read(Array(words)) { return found }
    }
    return nil
  }

  /// The words of a value, where they lead back to it.
  func words(of value: AnyHashable) -> [String]? {
    guard locationKey != nil, let words = LocationWords.of(value.base), let found = self.value(of: words[...]),
      found.value == value, found.count == words.count
    else { return nil }
    return words
  }

  /// The key in locations of the page with that many pages below it.
  func levelKey(_ depth: Int) -> String? {
    locationKey.map { "\($0).\(depth)" }
  }

  /// The level in locations of the page that a part of the screen is in: 0 for the root. Columns come first, then the
  /// pages above them.
  func depth(of part: ScreenPart?) -> Int? {
    var part = part
    while let current = part {
      if let column = columns.firstIndex(where: { $0 === current }) {
        return columns.count - 1 + (column == columns.count - 1 ? 0 : entries.count { $0.column <= column })
      }
      if let index = entries.firstIndex(where: { $0.part === current }) { return columns.count + index }
      part = current.parent
    }
    return nil
  }

  /// Lets links in other columns know which pages are there.
  func noteValues() {
    let values = columns.count > 1 ? Set(entries.compactMap(\.value)) : []
    if values != Tracking.withoutReader(shownValues.get) { shownValues.set(values) }
  }

  func changed() {
    noteValues()
    showPages()
    owner.invalidate()
  }
}

/// How values of one type become pages.
private struct Destination {
  let name: String
  /// True for the type that understands everything, and so is asked last.
  let isText: Bool
  let column: Int
  let make: @MainActor (AnyHashable) -> AnyView?
  let read: ([String]) -> (value: AnyHashable, count: Int)?
}

private struct NavigationKey: EnvironmentKey { static var defaultValue: NavigationController? { nil } }

extension EnvironmentValues {
  /// The navigation stack that the view is in.
  var navigation: NavigationController? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// What the node of a stack of pages keeps.
@MainActor
protocol NavigationHolder: AnyObject {
  var controller: NavigationController { get }
}
