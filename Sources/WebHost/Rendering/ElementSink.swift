import ViewGraph

/// Receives the elements that a display tree becomes, in document order.
///
/// There are two: `HTMLWriter` writes them at once; `ShellRecorder` keeps the elements of one node, so that they can be
/// compared with those of an earlier tree. Names are static strings: nothing that comes from a program can be one.
protocol ElementSink {
  /// True where child nodes are to be rendered in place, false where they are only noted.
  static var rendersChildren: Bool { get }
  /// Begins an element. Its attributes must follow before anything else.
  mutating func open(_ tag: StaticString, _ id: ElementID?)
  /// Adds an attribute.
  mutating func attribute(_ name: StaticString, _ value: String)
  /// Adds an attribute that is patched only when `comparison` changes, such as a link that contains the whole
  /// location; never where that is nil.
  mutating func attribute(_ name: StaticString, _ value: String, comparison: String?)
  /// Notes the state of a form control that patches set by its own operation.
  mutating func value(_ value: String, _ form: ValueForm)
  /// Notes whether a control has the focus, which patches set by its own operation.
  mutating func focus(_ isFocused: Bool)
  /// Notes a wish to bring a node into view, which patches follow when it changes.
  mutating func scroll(_ request: ScrollRequest?)
  /// Adds text.
  mutating func text(_ text: String)
  /// Notes nodes that stand here.
  mutating func slots(_ nodes: ArraySlice<DisplayNode>, _ context: RenderContext)
  /// Ends the element begun last.
  mutating func close()
}

/// How HTML writes the state of a form control.
enum ValueForm {
  /// The attribute `value`.
  case attribute
  /// The attribute `checked`, for "true".
  case checked
  /// The text between the tags.
  case content
  /// Attributes of the elements inside, which are written with `choice`.
  case choices
}

extension ElementSink {
  /// Adds an attribute with no value.
  mutating func flag(_ name: StaticString, _ isOn: Bool = true) {
    if isOn { attribute(name, "") }
  }

  /// Adds an attribute that is written once and never patched.
  mutating func fixed(_ name: StaticString, _ value: String) {
    attribute(name, value, comparison: nil)
  }

  /// Marks an element inside a control as the chosen one; the control's `value` says the same to patches.
  mutating func choice(_ name: StaticString, _ isOn: Bool) {
    if isOn { fixed(name, "") }
  }

  /// A value that a form has besides those of its controls.
  mutating func hidden(_ name: String, _ value: String) {
    open("input", nil)
    attribute("type", "hidden")
    attribute("name", name)
    attribute("value", value)
    close()
  }

  /// An element with text and nothing else.
  mutating func element(_ tag: StaticString, _ id: ElementID? = nil, class name: String = "", text: String) {
    open(tag, id)
    if !name.isEmpty { attribute("class", name) }
    self.text(text)
    close()
  }
}
