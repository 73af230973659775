import ViewGraph

/// Writes HTML in UTF-8. There is no way to write text or attributes that are not escaped.
struct HTMLWriter: ElementSink {
  static var rendersChildren: Bool { true }

  private(set) var bytes: [UInt8] = []
  /// The names of the elements that are open.
  private var tags: [StaticString] = []
  /// True between the name of an element and its end, where attributes go.
  private var isInTag = false

  /// What has been written.
  var fragment: HTMLFragment { HTMLFragment(bytes: bytes) }

  mutating func open(_ tag: StaticString, _ id: ElementID?) {
    endTag()
    bytes.append(UInt8(ascii: "<"))
    append(tag)
    tags.append(tag)
    isInTag = true
    if let id {
      bytes.append(contentsOf: " id=".utf8)
      id.write(to: &bytes)
    }
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    precondition(isInTag, "attributes come before content")
    bytes.append(UInt8(ascii: " "))
    append(name)
    if value.isEmpty { return }
    bytes.append(UInt8(ascii: "="))
    var value = value
    value.withUTF8 { utf8 in
      if utf8.allSatisfy(Self.needsNoQuotes) {
        bytes.append(contentsOf: utf8)
      } else {
        bytes.append(UInt8(ascii: "\""))
        escape(utf8)
        bytes.append(UInt8(ascii: "\""))
      }
    }
  }

  /// Adds an attribute whose name the host gives; one that is not made of letters, digits and dashes is left out.
  mutating func attribute(named name: String, _ value: String) {
    guard !name.isEmpty, name.utf8.allSatisfy(Self.needsNoQuotes) else { return }
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: name.utf8)
    bytes.append(contentsOf: "=\"".utf8)
    escape(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds what another writer has written.
  mutating func append(_ fragment: HTMLFragment) {
    endTag()
    bytes.append(contentsOf: fragment.bytes)
  }

  mutating func attribute(_ name: StaticString, _ value: String, comparison: String?) {
    attribute(name, value)
  }

  mutating func value(_ value: String, _ form: ValueForm) {
    switch form {
    case .attribute:
      if !value.isEmpty { attribute("value", value) }
    case .checked:
      if value == "true" { attribute("checked", "") }
    case .content:
      endTag()
      // The parser drops a line feed that comes first.
      if value.utf8.first == UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
      escape(value)
    case .choices:
      break
    }
  }

  mutating func focus(_ isFocused: Bool) {
    if isFocused { attribute("autofocus", "") }
  }

  mutating func scroll(_ request: ScrollRequest?) {
    guard let request else { return }
    let node = ElementID(request.node).name
    if let offset = request.offset {
      let lengths = [offset.x, offset.y].map { Double(max($0 ?? -1, -1)).shortText }
      attribute("data-to", "p \(node) \(lengths[0]) \(lengths[1])")
    } else {
      let place = request.anchor.map { " \(Double($0.x).shortText) \(Double($0.y).shortText)" } ?? ""
      attribute("data-to", "g \(node)\(place)")
    }
  }

  mutating func text(_ text: String) {
    endTag()
    escape(text)
  }

  mutating func slots(_ nodes: ArraySlice<DisplayNode>, _ context: RenderContext) {
    preconditionFailure("children are rendered in place")
  }

  mutating func close() {
    endTag()
    let tag = tags.removeLast()
    if Self.isVoid(tag) { return }
    bytes.append(contentsOf: "</".utf8)
    append(tag)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Writes markup that stands in our own source.
  mutating func markup(_ markup: StaticString) {
    endTag()
    append(markup)
  }

  /// Writes style rules between the tags of a style element; `StyleSheetState` makes them from safe parts only.
  mutating func styles(_ rules: String) {
    endTag()
    bytes.append(contentsOf: rules.replacing("</", with: "<\\/").utf8)
  }

  private mutating func endTag() {
    if isInTag {
      bytes.append(UInt8(ascii: ">"))
      isInTag = false
    }
  }

  private mutating func append(_ string: StaticString) {
    string.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func escape(_ text: String) {
    var text = text
    text.withUTF8 { escape($0) }
  }

  private mutating func escape(_ utf8: UnsafeBufferPointer<UInt8>) {
    var start = utf8.startIndex
    for index in utf8.indices {
      let escaped: StaticString
      switch utf8[index] {
      case UInt8(ascii: "<"): escaped = "&lt;"
      case UInt8(ascii: ">"): escaped = "&gt;"
      case UInt8(ascii: "&"): escaped = "&amp;"
      case UInt8(ascii: "\""): escaped = "&quot;"
      case UInt8(ascii: "'"): escaped = "&#39;"
      case 0: escaped = "\u{FFFD}"
      default: continue
      }
      bytes.append(contentsOf: utf8[start..<index])
      append(escaped)
      start = index + 1
    }
    bytes.append(contentsOf: utf8[start...])
  }

  /// True for bytes that an attribute's value may have without quotes.
  private static func needsNoQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default:
      false
    }
  }

  private static let voidTags: [StaticString] = ["input", "img", "hr", "meta", "link"]

  private static func isVoid(_ tag: StaticString) -> Bool {
    voidTags.contains { $0.isSame(as: tag) }
  }
}
