import Fetch
import Foundation

/// A copy of one value of the service, kept up to date by its events: a pure value.
struct TreeMirror: Sendable {
  /// What follows from an event.
  enum Outcome: Sendable, Equatable {
    /// The value has a new state; whether it is the first of a connection.
    case changed(isFirst: Bool)
    /// Nothing.
    case unchanged
    /// The connection must be made anew: its first event is the whole value.
    case reconnect
    /// There will be no further events; why.
    case stop(FetchError)
  }

  /// The value; nil before the first event of a connection.
  private(set) var tree: JSONTree?

  /// Notes that there is a new connection, whose first event is the whole value.
  mutating func reset() {
    tree = nil
  }

  /// Takes in an event.
  mutating func take(_ event: ServerSentEvent) -> Outcome {
    switch TreeEvent(event) {
    case .put(let path, let value):
      let isFirst = tree == nil
      guard path == "/" || !isFirst else { return .reconnect }
      var changed = tree ?? .null
      changed.set(value, at: path)
      tree = changed
      return .changed(isFirst: isFirst)
    case .patch(let path, let values):
      guard var changed = tree else { return .reconnect }
      changed.merge(values, at: path)
      tree = changed
      return .changed(isFirst: false)
    case .keepAlive, nil: return .unchanged
    case .cancel: return .stop(.response(status: 401, message: "Permission denied", retryAfter: nil))
    case .authRevoked: return .reconnect
    }
  }

  /// The value as a type; nil if it is not that.
  func value<T: Decodable>(as type: T.Type) -> T? {
    guard let tree, let data = try? JSONEncoder().encode(tree) else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }
}
