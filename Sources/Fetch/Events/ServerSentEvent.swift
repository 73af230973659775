/// One event of a stream of the type text/event-stream.
public struct ServerSentEvent: Sendable, Hashable {
  /// The kind of the event; "message" where the server gave none.
  public var name: String
  /// The data, lines joined by line feeds.
  public var data: String

  /// Creates an event.
  public init(name: String = "message", data: String) {
    self.name = name
    self.data = data
  }
}
