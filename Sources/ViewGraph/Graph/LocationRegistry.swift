/// The controls that are on screen now and whose values make up the location.
@MainActor
final class LocationRegistry {
  weak var graph: Graph?
  /// The part of the screen that is always shown.
  let rootPart = ScreenPart()
  /// Entries of a location to come whose controls have not appeared yet.
  private var pending: [Location.Entry] = []
  /// The path of a location to come, as long as it is not done.
  private var path: LocationPath?
  /// A location that entries which are not in it are still to be taken back for.
  private var destination: Destination?
  private var nodes: [String: Entry] = [:]
  /// How the controls began whose values are told: one that goes away may come back with its value.
  private var starts: [String: String] = [:]

  private struct Destination {
    let location: Location
    /// True once pages and sheets that are not in it are closed. What was on them stays as it was left, for a program
    /// may look at it then.
    var hasClosed = false
  }

  private struct Entry {
    weak var node: (any LocatedNode)?
    var order: UInt32
  }

  func add(_ node: any LocatedNode) {
    if let start = starts[node.locationKey] { node.locationStart = start }
    nodes[node.locationKey] = Entry(node: node, order: node.locationOrder)
    if let step = node as? any PathStep { (step.locationPart ?? rootPart).add(step) }
  }

  func remove(_ node: any LocatedNode) {
    let key = node.locationKey
    if let entry = nodes[key], entry.node == nil || entry.node === node { nodes[key] = nil }
    if let step = node as? any PathStep { (step.locationPart ?? rootPart).remove(step) }
  }

  /// Where the reader is now; what is still waited for is kept, so that a reload does not lose it.
  var current: Location { look().location }

  /// Where the reader is now, and the keys of the controls that set what is kept and so are no part of that.
  func look() -> (location: Location, kept: Set<String>) {
    var kept: Set<String> = []
    let shown = ShownPath(from: rootPart)
    var location = Location()
    location.path = shown.steps
    let names = names
    for node in nodes(from: <) {
      if let step = node as? any PathStep, shown.contains(step) { continue }
      let value = node.locationValue
      if node.isKept { kept.insert(node.locationKey) }
      starts[node.locationKey] = value == nil ? nil : node.locationStart
      guard let value else { continue }
      location.entries.append(
        Location.Entry(
          key: names[ObjectIdentifier(node)] ?? node.locationKey, value: value, isStep: node.isLocationStep,
          isHidden: node.locationPart?.isOnHiddenTab ?? false, scope: shown.scope(of: node.locationPart)))
    }
    for entry in pending where self.node(named: entry.key) == nil { location.entries.append(entry) }
    if let rest = path?.remaining, !rest.isEmpty { location.path.append(Location.Step(key: "", words: Array(rest))) }
    return (location, kept)
  }

  /// Begins at a location: what is in it is set as its controls appear.
  func begin(at location: Location) {
    pending = location.entries
    path = location.words.isEmpty ? nil : LocationPath(location.words, resets: false)
  }

  /// Goes to a location: what is not in it is taken back, what is in it is set as its controls appear.
  func go(to location: Location) {
    destination = Destination(location: location)
    pending = location.entries
    path = LocationPath(location.words, resets: true)
    graph?.requestFlush()
  }

  /// Sets the controls that have appeared and are waited for; true where any was set. What that writes is not kept.
  func applyPending() -> Bool {
    guard path != nil || destination != nil || !pending.isEmpty else { return false }
    return KeptValues.holdingBack { apply() }
  }

  private func apply() -> Bool {
    if let path {
      guard path.advance(from: rootPart) else {
        graph?.requestFlush()
        return true
      }
      if path.remaining.isEmpty { self.path = nil }
    }
    var hasSet = false
    // What is on pages that are closing is left as it is: they have to be gone first.
    if destination?.hasClosed == true, let graph, !graph.dirty.isEmpty || !graph.beforeCommit.isEmpty { return false }
    if let destination {
      self.destination?.hasClosed = true
      if !destination.hasClosed, takeBack(whatIsNotIn: destination.location, steps: true) {
        graph?.requestFlush()
        return true
      }
      self.destination = nil
      takeBack(whatIsNotIn: destination.location, steps: false)
      hasSet = true
    }
    for entry in pending {
      guard let node = node(named: entry.key) else { continue }
      pending.removeAll { $0.key == entry.key }
      guard node.locationValue != entry.value else { continue }
      node.restore(entry.value)
      hasSet = true
    }
    return hasSet
  }

  /// Sets controls whose values are kept, as the reader's own hand does. Nothing is set where one of them is not there,
  /// or is part of the location.
  func enter(_ values: [String: String]) -> Bool {
    let found = values.sorted { $0.key < $1.key }.map { (node: node(named: $0.key), value: $0.value) }
    guard !found.isEmpty, found.allSatisfy({ $0.node?.isKept == true }) else { return false }
    return found.allSatisfy { $0.node?.enter($0.value) == true }
  }

  /// The words of the path that no control has taken.
  var unclaimed: [String] { path.map { Array($0.remaining) } ?? [] }

  /// Waits no longer for controls that take what is left of the path.
  func dropPath() {
    path = nil
  }

  /// What is on tabs that are not shown stays as the reader has left it.
  /// - Returns: True where any was taken back.
  @discardableResult
  private func takeBack(whatIsNotIn location: Location, steps: Bool) -> Bool {
    let shown = ShownPath(from: rootPart)
    let names = names
    var hasSet = false
    for node in nodes(from: >) where location[node.locationKey] == nil && node.locationValue != nil {
      guard node.isLocationStep == steps, node.locationPart?.isOnHiddenTab != true else { continue }
      if let name = names[ObjectIdentifier(node)], location[name] != nil { continue }
      if let step = node as? any PathStep, shown.contains(step) { continue }
      node.restore(nil)
      hasSet = true
    }
    return hasSet
  }

  private func node(named name: String) -> (any LocatedNode)? {
    nodes[name]?.node ?? nodes(from: <).first { $0.locationAlias == name && $0.locationPart?.isOnHiddenTab != true }
  }

  /// The controls that go by a short name: of several with the same one the first that is on an open tab.
  private var names: [ObjectIdentifier: String] {
    var holders: [String: any LocatedNode] = [:]
    for node in nodes(from: <) where node.locationPart?.isOnHiddenTab != true {
      if let name = node.locationAlias, holders[name] == nil { holders[name] = node }
    }
    return Dictionary(uniqueKeysWithValues: holders.map { (ObjectIdentifier($1), $0) })
  }

  private func nodes(from order: (UInt32, UInt32) -> Bool) -> [any LocatedNode] {
    nodes.values.sorted { order($0.order, $1.order) }.compactMap(\.node)
  }
}

extension Graph {
  /// Goes to a location, as Back, Forward and links do: steps that are not in it are undone, what is in it is applied
  /// as its controls appear.
  public func navigate(to location: Location) {
    wake()
    context.run { Tracking.withoutReader { locations.go(to: location) } }
  }

  /// Where the reader is now.
  public var location: Location { locations.current }

  /// Sets controls whose values are kept beyond the page, by their lasting keys: what a form without scripts has sent.
  ///
  /// False, with nothing set, where one of them is not on the screen or is part of the location.
  public func enter(_ values: [String: String]) -> Bool {
    wake()
    return context.run { Tracking.withoutReader { locations.enter(values) } }
  }

  /// The words of the path that the graph was told to begin at or go to, and that no control has taken.
  public var unclaimedPath: [String] { locations.unclaimed }

  /// Waits no longer for controls that take what is left of the path: it leads nowhere.
  public func dropUnclaimedPath() {
    guard !locations.unclaimed.isEmpty else { return }
    locations.dropPath()
    requestFlush()
  }
}
