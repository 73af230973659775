import ViewGraph

/// One operation that brings the browser's page a step nearer to the display tree.
///
/// `docs/protocol.md` describes the form on the wire, which `write(to:)` produces.
public enum Patch: Equatable, Sendable {
  /// The text of an element that has nothing but text in it.
  case text(ElementID, String)
  /// The value of an attribute; nil takes it away.
  case attribute(ElementID, name: String, value: String?)
  /// A new element in `parent`, before another one or at the end.
  case insert(parent: ElementID, before: ElementID?, HTMLFragment)
  /// An element that goes, with everything in it.
  case remove(ElementID)
  /// An element that goes at once, though it could take its time.
  case removeAtOnce(ElementID)
  /// An element of `parent` that now stands before another one or at the end.
  case move(parent: ElementID, ElementID, before: ElementID?)
  /// Another element in the place of this one.
  case replace(ElementID, HTMLFragment)
  /// Style rules that the page does not have yet.
  case styles(String)
  /// The state of a form control: text, the chosen option's value, or "true" and "false" for switches.
  case value(ElementID, String)
  /// The control has, or has lost, the focus.
  case focus(ElementID, Bool)
  /// The element is to be brought into view; the anchor is a fraction of the visible part, nil the least movement.
  case scroll(ElementID, anchor: UnitPoint?)
  /// Scrolls what is in an element so far.
  case scrollTo(ElementID, ScrollOffset)
  /// How the changes of this message move; the first operation of a message.
  case motion(AnimationSpec)

  /// Appends the operation, as a JSON array, to a message.
  public func write(to json: inout JSONWriter) {
    json.array { json in
      switch self {
      case .text(let id, let text):
        json.strings("t", id.name, text)
      case .attribute(let id, let name, let value):
        json.strings("a", id.name, name)
        if let value { json.string(value) } else { json.null() }
      case .insert(let parent, let before, let html):
        json.strings("i", parent.name)
        json.address(before)
        json.string(html.bytes)
      case .remove(let id):
        json.strings("r", id.name)
      case .removeAtOnce(let id):
        json.strings("r", id.name)
        json.number(1)
      case .move(let parent, let id, let before):
        json.strings("m", parent.name, id.name)
        json.address(before)
      case .replace(let id, let html):
        json.strings("h", id.name)
        json.string(html.bytes)
      case .styles(let rules):
        json.strings("s", rules)
      case .value(let id, let value):
        json.strings("v", id.name, value)
      case .focus(let id, let isFocused):
        json.strings("f", id.name)
        json.number(isFocused ? 1 : 0)
      case .scroll(let id, let anchor):
        json.strings("g", id.name)
        if let anchor {
          json.number(anchor.x)
          json.number(anchor.y)
        }
      case .scrollTo(let id, let offset):
        json.strings("p", id.name)
        json.number(offset.x.map { max($0, 0) } ?? -1)
        json.number(offset.y.map { max($0, 0) } ?? -1)
      case .motion(let spec):
        json.strings("w")
        for number in [spec.duration, spec.delay] + spec.points { json.number(number) }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ strings: String...) {
    for string in strings { self.string(string) }
  }

  fileprivate mutating func address(_ id: ElementID?) {
    if let id { string(id.name) } else { number(0) }
  }
}

extension Array where Element == Patch {
  /// The operations as one message: a JSON array of arrays in UTF-8.
  public var message: [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for patch in self { patch.write(to: &json) }
    }
    return json.bytes
  }
}
