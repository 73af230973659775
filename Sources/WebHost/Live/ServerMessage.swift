/// One message from the host to a page: `[revision, acknowledged, [operation, …]]`, or `[0, acknowledged]`.
package struct ServerMessage: Equatable, Sendable {
  /// What the browser's history makes of a place: nothing, an entry, or the way back to one.
  package enum Step: Int, Sendable {
    case none, forward, back
  }

  /// What concerns the page as a whole; patches concern what is on it. See docs/protocol.md.
  package enum Operation: Equatable, Sendable {
    /// Where the reader is. `hidden` is what the page keeps besides.
    case location(place: String, title: String, step: Step, hidden: String)
    /// A sentence for the reader.
    case notice(String)
    /// The token to connect with from now on.
    case token(String)
    /// "light" or "dark", nil for the reader's own choice.
    case colorScheme(String?)
    /// A link to open.
    case open(String)
    /// Milliseconds of vibration and of rest, in turns.
    case vibrate([Int])
    /// Text for the reader's pasteboard.
    case copy(String)
    /// A question to the browser, by its topic.
    case ask(topic: String, text: String)
    /// The field that has the focus is to lose it.
    case endEditing
    /// Screens come and go at once in this message.
    case still
    /// The program has been mounted anew: what is on its way to the old one is void.
    case fresh
  }

  /// The message's number, 0 for one that changes nothing and is not acknowledged.
  package var revision: Int
  /// The last of the page's messages that the program has handled.
  package var acknowledged: Int
  /// What changes on the page.
  package var patches: [Patch] = []
  /// What changes around it.
  package var operations: [Operation] = []

  /// The message as JSON in UTF-8.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.array { json in
      json.number(Double(revision))
      json.number(Double(acknowledged))
      guard revision > 0 else { return }
      json.array { json in
        for patch in patches { patch.write(to: &json) }
        for operation in operations { operation.write(to: &json) }
      }
    }
    return json.bytes
  }
}

extension ServerMessage.Operation {
  fileprivate func write(to json: inout JSONWriter) {
    json.array { json in
      switch self {
      case .location(let place, let title, let step, let hidden):
        json.string("l")
        json.number(Double(step.rawValue))
        json.string(place)
        json.string(title)
        if !hidden.isEmpty { json.string(hidden) }
      case .notice(let text):
        json.string("n")
        json.string(text)
      case .token(let token):
        json.string("k")
        json.string(token)
      case .colorScheme(let name):
        json.string("d")
        if let name { json.string(name) } else { json.null() }
      case .open(let address):
        json.string("o")
        json.string(address)
      case .vibrate(let pattern):
        json.string("b")
        for part in pattern { json.number(Double(part)) }
      case .copy(let text):
        json.string("c")
        json.string(text)
      case .ask(let topic, let text):
        json.string("q")
        json.string(topic)
        json.string(text)
      case .endEditing:
        json.string("e")
      case .still:
        json.string("u")
      case .fresh:
        json.string("z")
      }
    }
  }
}
