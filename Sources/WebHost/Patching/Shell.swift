import ViewGraph

/// An element of a page as a value: what a display node looks like without the nodes inside it.
struct Shell {
  struct Attribute {
    var name: StaticString
    var value: String
    /// What decides whether it has changed; nil for attributes that are never patched.
    var comparison: String?
  }

  enum Item {
    case text(String)
    case element(Shell)
    case nodes(ArraySlice<DisplayNode>, RenderContext)
  }

  var tag: StaticString
  var id: ElementID?
  var attributes: [Attribute] = []
  var value: String?
  var valueForm = ValueForm.choices
  var isFocused: Bool?
  var scrollRequest: ScrollRequest?
  var items: [Item] = []

  /// The text of an element that has nothing else, nil for others.
  var plainText: String? {
    if items.isEmpty { return "" }
    if items.count == 1, case .text(let text) = items[0] { return text }
    return nil
  }

  /// The nodes of an element that has nothing else, nil for others.
  var plainNodes: (ArraySlice<DisplayNode>, RenderContext)? {
    if items.count == 1, case .nodes(let nodes, let context) = items[0] { return (nodes, context) }
    return nil
  }
}

/// Keeps the elements of one node.
struct ShellRecorder: ElementSink {
  static var rendersChildren: Bool { false }

  private var open: [Shell] = []
  /// The elements that were begun and ended.
  private(set) var shells: [Shell] = []

  mutating func open(_ tag: StaticString, _ id: ElementID?) {
    open.append(Shell(tag: tag, id: id))
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    attribute(name, value, comparison: value)
  }

  mutating func attribute(_ name: StaticString, _ value: String, comparison: String?) {
    open[open.count - 1].attributes.append(Shell.Attribute(name: name, value: value, comparison: comparison))
  }

  mutating func value(_ value: String, _ form: ValueForm) {
    open[open.count - 1].value = value
    open[open.count - 1].valueForm = form
  }

  mutating func focus(_ isFocused: Bool) {
    open[open.count - 1].isFocused = isFocused
  }

  mutating func scroll(_ request: ScrollRequest?) {
    open[open.count - 1].scrollRequest = request
  }

  mutating func text(_ text: String) {
    open[open.count - 1].items.append(.text(text))
  }

  mutating func slots(_ nodes: ArraySlice<DisplayNode>, _ context: RenderContext) {
    if !nodes.isEmpty { open[open.count - 1].items.append(.nodes(nodes, context)) }
  }

  mutating func close() {
    let shell = open.removeLast()
    if open.isEmpty { shells.append(shell) } else { open[open.count - 1].items.append(.element(shell)) }
  }
}
