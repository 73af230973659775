import Fetch
import Foundation

/// What the service tells on a stream.
enum TreeEvent: Sendable, Hashable {
  /// Replace what is at the path.
  case put(path: String, JSONTree)
  /// Replace these children of what is at the path.
  case patch(path: String, [String: JSONTree])
  /// The connection lives.
  case keepAlive
  /// The value may not be read any more.
  case cancel
  /// The permission has expired; the reason.
  case authRevoked(String)

  /// Reads an event; nil for one that is not known or cannot be read.
  init?(_ event: ServerSentEvent) {
    switch event.name {
    case "put":
      guard let change = Self.decode(Change<JSONTree>.self, event.data) else { return nil }
      self = .put(path: change.path, change.data ?? .null)
    case "patch":
      guard let change = Self.decode(Change<[String: JSONTree]>.self, event.data), let data = change.data else {
        return nil
      }
      self = .patch(path: change.path, data)
    case "keep-alive": self = .keepAlive
    case "cancel": self = .cancel
    case "auth_revoked": self = .authRevoked(Self.decode(String.self, event.data) ?? event.data)
    default: return nil
    }
  }

  private struct Change<Data: Decodable>: Decodable {
    let path: String
    let data: Data?
  }

  private static func decode<T: Decodable>(_ type: T.Type, _ text: String) -> T? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
