import Foundation
import ViewGraph

/// Writes vector graphics that stand alone, which is XML where `HTMLWriter` writes HTML.
struct SVGWriter: ElementSink {
  static var rendersChildren: Bool { true }

  private var svg = ""
  private var tags: [String] = []
  private var isInTag = false

  /// A symbol in black, in white where the device is dark; nil for names that are not known.
  static func symbol(_ name: String, part: CGRect) -> [UInt8]? {
    guard SymbolTable.drawing(for: name) != nil else { return nil }
    var writer = SVGWriter()
    writer.begin(CGRect(x: part.minX * 24, y: part.minY * 24, width: part.width * 24, height: part.height * 24))
    for (name, value) in symbolPen { writer.attribute(name, value) }
    writer.element("style", text: "svg{color:#000}@media(prefers-color-scheme:dark){svg{color:#fff}}")
    writer.symbolDefinition(name)
    writer.open("use", nil)
    writer.attribute("href", "#" + SymbolSheetState.id(name).name)
    writer.attribute("width", "24")
    writer.attribute("height", "24")
    writer.close()
    writer.close()
    return Array(writer.svg.utf8)
  }

  /// A part of a picture.
  static func picture(_ picture: ImageData, part: CGRect) -> [UInt8] {
    let (width, height) = (CGFloat(picture.pixelWidth), CGFloat(picture.pixelHeight))
    var writer = SVGWriter()
    writer.begin(
      CGRect(x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height))
    writer.open("image", nil)
    writer.attribute("width", Double(width).shortText)
    writer.attribute("height", Double(height).shortText)
    writer.attribute("href", "data:\(picture.mimeType);base64,\(picture.data.base64EncodedString())")
    writer.close()
    writer.close()
    return Array(writer.svg.utf8)
  }

  private static var symbolPen: [(StaticString, String)] {
    [
      ("fill", "none"), ("stroke", "currentColor"), ("stroke-width", "2"), ("stroke-linecap", "round"),
      ("stroke-linejoin", "round"),
    ]
  }

  /// What has been written.
  var text: String { svg }

  /// Adds what another has written.
  mutating func append(_ other: SVGWriter) {
    endTag()
    svg += other.svg
  }

  /// Begins a picture of a part of the plane, which has a size of its own where it `isSized`.
  mutating func begin(_ part: CGRect, isSized: Bool = false) {
    open("svg", nil)
    if isSized {
      attribute("width", Double(part.width).shortText)
      attribute("height", Double(part.height).shortText)
    }
    let numbers = [part.minX, part.minY, part.width, part.height].map { Double($0).shortText }
    attribute("viewBox", numbers.joined(separator: " "))
    attribute("preserveAspectRatio", "none")
  }

  mutating func open(_ tag: StaticString, _ id: ElementID?) {
    endTag()
    svg += "<" + tag.description
    tags.append(tag.description)
    isInTag = true
    // Inside of what is not a graphic, each graphic says what it is.
    if tags.last == "svg" { attribute("xmlns", "http://www.w3.org/2000/svg") }
    if let id { attribute("id", id.name) }
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    svg += " \(name)=\"" + Self.escaped(value) + "\""
  }

  mutating func attribute(_ name: StaticString, _ value: String, comparison: String?) {
    attribute(name, value)
  }

  mutating func text(_ text: String) {
    endTag()
    svg += Self.escaped(text)
  }

  mutating func close() {
    endTag()
    svg += "</" + tags.removeLast() + ">"
  }

  // Controls of pictures show their state, and that is all they do.
  mutating func value(_ value: String, _ form: ValueForm) {
    switch form {
    case .attribute: attribute("value", value)
    case .checked: if value == "true" { attribute("checked", "") }
    case .content: text(value)
    case .choices: break
    }
  }
  mutating func focus(_ isFocused: Bool) {}
  mutating func scroll(_ request: ScrollRequest?) {}
  mutating func slots(_ nodes: ArraySlice<DisplayNode>, _ context: RenderContext) {}

  private mutating func endTag() {
    if isInTag { svg += ">" }
    isInTag = false
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
