/// A control whose value is part of the location.
@MainActor
protocol LocatedNode: AnyObject {
  /// The control's lasting key.
  var locationKey: String { get }
  /// Its value, nil where it is as it was at the start.
  var locationValue: String? { get }
  /// True for tabs, pages and sheets.
  var isLocationStep: Bool { get }
  /// Creation order: parents come before their children.
  var locationOrder: UInt32 { get }
  /// Sets the control, or takes it back to the start.
  func restore(_ value: String?)
}

/// A located value of a node, by functions that read and set it.
@MainActor
final class LocatedValue: LocatedNode {
  let locationKey: String
  let isLocationStep: Bool
  let locationOrder: UInt32
  private let initial: String
  private let read: @MainActor () -> String
  private let set: @MainActor (String) -> Void

  init(
    key: String, isStep: Bool, order: UInt32, read: @escaping @MainActor () -> String,
    restore: @escaping @MainActor (String) -> Void
  ) {
    locationKey = key
    isLocationStep = isStep
    locationOrder = order
    initial = Tracking.withoutReader(read)
    self.read = read
    set = restore
  }

  var locationValue: String? {
    let value = read()
    return value == initial ? nil : value
  }

  func restore(_ value: String?) {
    set(value ?? initial)
  }
}

/// The controls that are on screen now and whose values make up the location.
@MainActor
final class LocationRegistry {
  weak var graph: Graph?
  /// Entries of a location to come whose controls have not appeared yet.
  var pending: [Location.Entry] = []
  private var nodes: [String: Entry] = [:]

  private struct Entry {
    weak var node: (any LocatedNode)?
    var order: UInt32
  }

  func add(_ node: any LocatedNode) {
    nodes[node.locationKey] = Entry(node: node, order: node.locationOrder)
  }

  func remove(_ node: any LocatedNode) {
    let key = node.locationKey
    if let entry = nodes[key], entry.node == nil || entry.node === node { nodes[key] = nil }
  }

  /// Where the reader is now; entries still waited for are kept, so that a reload does not lose them.
  var current: Location {
    var entries: [Location.Entry] = []
    for (key, entry) in nodes.sorted(by: { $0.value.order < $1.value.order }) {
      guard let node = entry.node, let value = node.locationValue else { continue }
      entries.append(Location.Entry(key: key, value: value, isStep: node.isLocationStep))
    }
    for entry in pending where nodes[entry.key] == nil { entries.append(entry) }
    return Location(entries)
  }

  /// Sets the controls that have appeared and are waited for.
  func applyPending() {
    guard !pending.isEmpty else { return }
    for entry in pending {
      guard let node = nodes[entry.key]?.node else { continue }
      pending.removeAll { $0.key == entry.key }
      if node.locationValue != entry.value { node.restore(entry.value) }
    }
  }

  /// Goes to a location: what is not in it is taken back, what is in it is set as its controls appear.
  func go(to location: Location) {
    for (key, entry) in nodes.sorted(by: { $0.value.order > $1.value.order }) {
      guard let node = entry.node, location[key] == nil, node.locationValue != nil else { continue }
      node.restore(nil)
    }
    pending = location.entries
    graph?.requestFlush()
  }
}

extension Graph {
  /// Goes to a location, as Back, Forward and links do: steps that are not in it are undone, entries that are in it
  /// are applied as their controls appear.
  public func navigate(to location: Location) {
    context.run { Tracking.withoutReader { locations.go(to: location) } }
  }

  /// Where the reader is now.
  public var location: Location { locations.current }
}
