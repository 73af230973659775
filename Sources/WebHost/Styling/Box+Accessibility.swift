import ViewGraph

extension Box {
  /// What assistive software is told.
  mutating func apply(_ properties: AccessibilityProperties, _ content: DisplayContent) {
    if let label = properties.label {
      attributes.append(("aria-label", label))
      hasLabel = true
    }
    if let value = properties.value { attributes.append(("aria-valuetext", value)) }
    if let hint = properties.hint { attributes.append(("aria-description", hint)) }
    if let identifier = properties.identifier { attributes.append(("data-id", identifier)) }
    if properties.isHidden == true { attributes.append(("aria-hidden", "true")) }
    if !content.hasOwnRole, let role = properties.role {
      attributes.append(("role", role))
      if role == "heading" { attributes.append(("aria-level", "2")) }
    }
    let isSelected = properties.traits.contains(.isSelected)
    if content.isButton, properties.traits.contains(.isToggle) {
      // What a press comes to is certain: the page shows it at once.
      attributes.append(("aria-pressed", isSelected ? "true" : "false"))
      attributes.append(("data-gs", ""))
    } else if isSelected {
      let isButton = content.isButton || (!content.hasOwnRole && properties.role == "button")
      attributes.append((isButton ? "aria-pressed" : "aria-current", "true"))
    }
    if properties.traits.contains(.isModal) { attributes.append(("aria-modal", "true")) }
    if properties.traits.contains(.updatesFrequently) { attributes.append(("aria-live", "polite")) }
  }
}

extension AccessibilityProperties {
  /// The role that says the traits; elements that are a control already have theirs.
  fileprivate var role: String? {
    if traits.contains(.isButton) { return "button" }
    if traits.contains(.isLink) { return "link" }
    if traits.contains(.isImage) { return "img" }
    if traits.contains(.isHeader) { return "heading" }
    if traits.contains(.isSearchField) { return "searchbox" }
    if children == "combine" || children == "ignore" || children == "contain" || label != nil { return "group" }
    return nil
  }
}

extension DisplayContent {
  /// True for buttons that lead nowhere: what is chosen among them is pressed, a link is where the reader is.
  fileprivate var isButton: Bool {
    if case .button(let button) = self { return button.location == nil }
    return false
  }

  /// True for controls and other elements that say themselves what they are.
  fileprivate var hasOwnRole: Bool {
    switch self {
    case .box, .layers, .stack, .overlap, .grid, .shape, .text: false
    default: true
    }
  }
}
