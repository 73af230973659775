import Foundation
import ViewGraph

extension Painter {
  /// Begins a form that, without scripts, leads to the current location with `key` changed. What is kept is no part of
  /// that: it is posted to the page as it stands.
  mutating func openForm(_ key: String, _ id: ElementID, _ box: Box) {
    open("form", id, box)
    // Programs say themselves what is wrong: a keyboard for addresses asks for no address.
    sink.fixed("novalidate", "")
    if state.kept.contains(key) {
      sink.fixed("method", "post")
      return sink.hidden(FormToken.fieldName, state.formToken)
    }
    sink.fixed("method", "get")
    if state.isLive { return }
    // A page may have come from another address than its own: `/?choice=1` is `/search`.
    sink.fixed("action", LocationCoding.path(of: state.location))
    for entry in state.location.entries where entry.key != key { sink.hidden(entry.key, entry.value) }
  }

  /// Ends a form; those that no key submits have a button for readers without scripts.
  mutating func closeForm(needsButton: Bool = true) {
    if needsButton && !state.isLive {
      sink.open("noscript", nil)
      sink.open("button", nil)
      sink.attribute("class", "bb")
      sink.text("OK")
      sink.close()
      sink.close()
    }
    sink.close()
  }

  /// Makes the button that is open post a change of what is kept, where there are no scripts.
  mutating func posts(_ change: LocationChange) {
    sink.attribute("type", "submit")
    sink.attribute("form", ElementID.kept.name)
    sink.attribute("name", change.key)
    sink.attribute("value", change.value ?? "")
  }

  /// The label of the control `id.part("i")`, if there is one.
  mutating func controlLabel(_ nodes: ArraySlice<DisplayNode>, _ id: ElementID, isFor control: Bool = true) {
    if nodes.isEmpty { return }
    sink.open(control ? "label" : "div", id.part("l"))
    sink.attribute("class", "lb")
    if control { sink.attribute("for", id.part("i").name) }
    let saved = context
    label(nodes)
    context = saved
    sink.close()
  }

  /// The attributes that all controls with a value have.
  mutating func control(_ target: EventTarget, _ key: String?, _ box: Box, data: StaticString = "data-s") {
    if let key { sink.attribute("name", key) }
    sink.attribute(data, target.name)
    sink.flag("disabled", context.isDisabled)
    for (name, value) in box.controlAttributes { sink.attribute(name, value) }
  }

  /// The name of a control: what the program says, else the given text where no label is shown.
  mutating func name(_ fallback: String?, _ parts: NodeParts, _ box: Box) {
    guard !box.hasLabel, parts.content.isEmpty, let fallback, !fallback.isEmpty else { return }
    sink.attribute("aria-label", fallback)
  }

  mutating func field(_ field: FieldContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("fl")
    if field.style == "roundedBorder" { box.add("fr") }
    if field.style == "plain" { box.add("fp") }
    if field.style == "editor" { box.add("fe") }
    if field.kind == .search {
      box.add("fs")
      box.attributes.append(("role", "search"))
    }
    if field.followsSelection { box.needsMore() }
    if let scroll = field.scroll { box.scrollsText(scroll) }
    box.movesAttributesToControl = true
    openForm(field.key, id, box)
    controlLabel(parts.content, id)
    if case .area(let minLines) = field.kind {
      sink.open("textarea", id.part("i"))
      sink.attribute("rows", String(max(1, minLines)))
    } else {
      sink.open("input", id.part("i"))
      sink.attribute("type", field.inputType)
    }
    control(field.target, field.key, box, data: "data-f")
    if !field.prompt.isEmpty { sink.attribute("placeholder", field.prompt) }
    name(field.prompt, parts, box)
    hints(field)
    if let target = field.scroll?.scrollTarget { sink.attribute("data-so", target.name) }
    if field.followsSelection {
      sink.attribute("data-se", field.selection.map { "\($0.lowerBound) \($0.upperBound)" } ?? "")
    }
    if let isFocused = field.isFocused { sink.focus(isFocused) }
    if case .area = field.kind { sink.value(field.value, .content) } else { sink.value(field.value, .attribute) }
    sink.close()
    if let cancellation = field.cancellation { cancel(cancellation, id) }
    if case .area = field.kind { closeForm() } else { closeForm(needsButton: field.inputType == "color") }
  }

  private mutating func cancel(_ cancellation: FieldContent.Cancellation, _ id: ElementID) {
    sink.open("button", id.part("x"))
    sink.attribute("type", "button")
    sink.attribute("class", "qc")
    sink.attribute("aria-label", cancellation.label)
    sink.attribute("data-t", cancellation.target.name)
    sink.close()
  }

  private mutating func hints(_ field: FieldContent) {
    let completion = field.kind == .secure && field.contentType == nil ? "current-password" : field.contentType
    if let completion = completion ?? (field.kind == .search ? "off" : nil) {
      sink.attribute("autocomplete", completion)
    }
    if let keyboard = field.inputMode { sink.attribute("inputmode", keyboard) }
    if let label = field.submitLabel ?? (field.kind == .search ? "search" : nil) {
      sink.attribute("enterkeyhint", label)
    }
    if let value = field.autocapitalization { sink.attribute("autocapitalize", value) }
    if field.isAutocorrectionDisabled {
      sink.attribute("autocorrect", "off")
      sink.attribute("spellcheck", "false")
    }
  }
}

extension FieldContent {
  fileprivate var inputType: String {
    switch kind {
    case .secure: return "password"
    case .search: return "search"
    default: break
    }
    switch keyboard {
    case "emailAddress": return "email"
    case "phonePad", "namePhonePad": return "tel"
    case "URL": return "url"
    case "color": return "color"
    default: return "text"
    }
  }

  fileprivate var inputMode: String? {
    switch keyboard {
    case "numberPad", "asciiCapableNumberPad": "numeric"
    case "decimalPad", "numbersAndPunctuation": "decimal"
    case "webSearch": "search"
    default: nil
    }
  }
}
