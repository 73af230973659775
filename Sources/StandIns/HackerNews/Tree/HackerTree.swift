/// The tree of values that the service is: what is at a path at a moment.
struct HackerTree: Sendable {
  let world: HackerWorld

  /// What is at a path.
  enum Place: Sendable, Equatable {
    case value(JSONValue)
    /// Whole collections may not be read.
    case denied
  }

  /// The value at a path, given without "/v0" and ".json"; null where there is nothing.
  func place(_ path: [String], at time: Tick) -> Place {
    guard let first = path.first else { return .denied }
    switch first {
    case "item", "user":
      guard path.count > 1 else { return .denied }
      let value = first == "item" ? Int(path[1]).map { world.item($0, at: time) } : world.user(path[1], at: time)
      return .value((value ?? .null).below(path.dropFirst(2)))
    case "maxitem": return .value(path.count == 1 ? .int(time.id) : .null)
    case "updates": return .value(world.updates(at: time).below(path.dropFirst()))
    default:
      let list = world.frontPages(at: time).list(named: first).flatMap(JSONValue.ids)
      return .value((list ?? .null).below(path.dropFirst()))
    }
  }
}

extension JSONValue {
  /// What is below, by keys and places; null where there is nothing.
  fileprivate func below(_ path: ArraySlice<String>) -> JSONValue {
    guard let key = path.first else { return self }
    switch self {
    case .object: return (self[key] ?? .null).below(path.dropFirst())
    case .array(let elements):
      guard let place = Int(key), elements.indices.contains(place) else { return .null }
      return elements[place].below(path.dropFirst())
    default: return .null
    }
  }
}
