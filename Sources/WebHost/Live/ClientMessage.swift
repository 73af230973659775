import ViewGraph

/// What a browser says on its socket; see docs/protocol.md.
package enum ClientMessage: Equatable, Sendable {
  /// The first message of every socket.
  case hello(Hello)
  /// The reader did something.
  case event(sequence: Int, target: EventTarget, event: DisplayEvent)
  /// Everything up to this message is on the screen.
  case acknowledge(Int)
  /// Back or Forward: the reader is now at this location.
  case go(sequence: Int, place: String)
  /// The reader's screen or preferences have changed.
  case visitor(JSONValue)
  /// A sign of life, to be answered.
  case ping

  /// Reads a message; nil where it is not one.
  package init?(_ text: some Sequence<UInt8>) {
    guard let parts = JSONValue(text)?.array, let head = parts.first else { return nil }
    if let sequence = head.integer {
      guard parts.count >= 3, sequence > 0, let number = parts[1].integer, let target = UInt32(exactly: number),
        let name = parts[2].string,
        let event = DisplayEvent(name: name, value: parts.count > 3 ? parts[3] : .null)
      else { return nil }
      self = .event(sequence: sequence, target: EventTarget(target), event: event)
      return
    }
    switch (head.string, parts.count) {
    case ("hello", 2):
      guard let hello = Hello(parts[1]) else { return nil }
      self = .hello(hello)
    case ("ack", 2):
      guard let revision = parts[1].integer else { return nil }
      self = .acknowledge(revision)
    case ("go", 3):
      guard let sequence = parts[1].integer, sequence > 0, let place = parts[2].string else { return nil }
      self = .go(sequence: sequence, place: place)
    case ("visitor", 2):
      self = .visitor(parts[1])
    case ("ping", 1):
      self = .ping
    default:
      return nil
    }
  }
}

/// How a script introduces itself.
package struct Hello: Equatable, Sendable {
  /// The page's signed token.
  package var token: String
  /// The last message that was applied; 0 for the page as served.
  package var revision: Int
  /// The last event that the script has numbered.
  package var sequence: Int
  /// The path and the query in the address bar, which are the page's location.
  package var place: String
  /// A query of what is on tabs that are not shown.
  package var hidden: String
  /// What the reader has entered and the host has not acknowledged, by lasting key.
  package var held: [String: String]
  /// What else the reader has entered, by lasting key: for a host that has lost the session.
  package var kept: [String: String]
  /// The version of the script, nil where it is not told.
  package var version: String?
  /// What the script tells about screen and reader.
  package var visitor: JSONValue

  /// Makes an introduction.
  package init(
    token: String, revision: Int = 0, sequence: Int = 0, place: String = "/", hidden: String = "",
    held: [String: String] = [:],
    kept: [String: String] = [:], version: String? = nil, visitor: JSONValue = .object([:])
  ) {
    self.token = token
    self.revision = revision
    self.sequence = sequence
    self.place = place
    self.hidden = hidden
    self.held = held
    self.kept = kept
    self.version = version
    self.visitor = visitor
  }

  init?(_ value: JSONValue) {
    guard let token = value["token"]?.string else { return nil }
    self.init(
      token: token,
      revision: value["rev"]?.integer ?? 0,
      sequence: value["seq"]?.integer ?? 0,
      place: value["place"]?.string ?? "/",
      hidden: value["hidden"]?.string ?? "",
      held: Self.texts(value["held"]),
      kept: Self.texts(value["kept"]),
      version: value["v"]?.string,
      visitor: value
    )
  }

  private static func texts(_ value: JSONValue?) -> [String: String] {
    if case .object(let members) = value { members.compactMapValues(\.string) } else { [:] }
  }
}
