import ViewGraph

/// Which symbols and colour filters a page has, and which it needs.
///
/// Each is defined once, in the element `symbols` at the end of the page, and used by reference.
struct SymbolSheetState: Sendable {
  /// Something that is defined once.
  enum Definition: Hashable, Sendable {
    case symbol(String)
    case filter(ColorFilter)
  }

  private var sent: Set<Definition> = []
  /// What is needed and has not been sent.
  private(set) var pending: [Definition] = []

  /// The address of a symbol that is known; it is sent when the page does not have it yet.
  mutating func reference(to name: String) -> String {
    require(.symbol(name))
    return Self.id(name).name
  }

  /// Sees to it that the page has something.
  mutating func require(_ definition: Definition) {
    if sent.insert(definition).inserted { pending.append(definition) }
  }

  /// The definitions to send now, which then count as sent.
  mutating func takePending() -> [Definition] {
    defer { pending = [] }
    return pending
  }

  static func id(_ name: String) -> ElementID {
    ElementID("y-" + name)
  }
}

/// A change of colours that CSS has no word for.
enum ColorFilter: Hashable, Sendable {
  case multiply(CSS)
  case luminanceToAlpha

  /// The filter's name in the page.
  var name: CSS {
    switch self {
    case .multiply(let color): .name("x", StyleHash(color.text))
    case .luminanceToAlpha: "xl"
    }
  }
}

extension RenderState {
  /// A filter as a value of CSS.
  func filter(_ filter: ColorFilter) -> CSS {
    symbols.require(.filter(filter))
    return "url(#\(filter.name))"
  }
}

extension ElementSink {
  /// Writes what is defined once.
  mutating func define(_ definition: SymbolSheetState.Definition) {
    switch definition {
    case .symbol(let name): symbolDefinition(name)
    case .filter(let filter): define(filter)
    }
  }

  private mutating func define(_ filter: ColorFilter) {
    open("svg", nil)
    open("filter", ElementID(filter.name.text))
    attribute("color-interpolation-filters", "sRGB")
    switch filter {
    case .multiply(let color):
      open("feFlood", nil)
      attribute("flood-color", color.text)
      close()
      open("feComposite", nil)
      attribute("in2", "SourceGraphic")
      attribute("operator", "arithmetic")
      attribute("k1", "1")
      close()
    case .luminanceToAlpha:
      open("feColorMatrix", nil)
      attribute("type", "luminanceToAlpha")
      close()
    }
    close()
    close()
  }
}
