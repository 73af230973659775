/// The pages of one navigation stack above its root.
@MainActor
final class NavigationController {
  /// A pushed page.
  final class Entry {
    let id: Int
    /// What the page shows; replaced when the link that pushed it is evaluated again.
    var view: AnyView
    var environment: EnvironmentValues
    let part: ScreenPart
    /// Called when the page is closed by the reader or the program, not by whoever pushed it.
    let onPop: @MainActor () -> Void
    /// How the page is undone where scripts are off.
    let location: LocationChange?

    init(
      id: Int, view: AnyView, environment: EnvironmentValues, part: ScreenPart, location: LocationChange?,
      onPop: @escaping @MainActor () -> Void
    ) {
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
  private var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView?] = [:]
  /// Pushes a value, where the stack has a path.
  var pushValue: (@MainActor (AnyHashable) -> Void)?
  private unowned let owner: GraphNode
  let rootPart: ScreenPart
  private var nextID = 1

  init(owner: GraphNode) {
    self.owner = owner
    rootPart = ScreenPart(parent: owner.environment.screenPart)
  }

  func push(
    _ view: AnyView, environment: EnvironmentValues, location: LocationChange? = nil,
    onPop: @escaping @MainActor () -> Void
  ) -> Entry {
    let entry = Entry(
      id: nextID, view: view, environment: environment,
      part: ScreenPart(isShown: false, parent: owner.environment.screenPart), location: location, onPop: onPop)
    nextID += 1
    entries.append(entry)
    changed()
    return entry
  }

  func update(_ entry: Entry, view: AnyView, environment: EnvironmentValues) {
    entry.view = view
    entry.environment = environment
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

  func register<V: Hashable>(_ type: V.Type, _ make: @escaping @MainActor (V) -> AnyView) {
    let isNew = destinations[ObjectIdentifier(type)] == nil
    destinations[ObjectIdentifier(type)] = { value in (value.base as? V).map(make) }
    if isNew { owner.invalidate() }
  }

  func destination(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(Swift.type(of: value.base))]?(value)
  }

  private func changed() {
    rootPart.show(entries.isEmpty)
    for entry in entries { entry.part.show(entry === entries.last) }
    owner.invalidate()
  }
}

private struct NavigationKey: EnvironmentKey { static var defaultValue: NavigationController? { nil } }

extension EnvironmentValues {
  /// The navigation stack that the view is in.
  var navigation: NavigationController? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
