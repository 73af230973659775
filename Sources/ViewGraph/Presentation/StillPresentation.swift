extension Outputs {
  /// Lets the sheets, covers, popovers and alerts that a view shows come and go at once.
  mutating func stillPresentations() {
    for index in items.indices {
      let display = items[index].display
      guard case .presentation(var content) = display.content, !content.isStill else { continue }
      content.isStill = true
      items[index].display = DisplayNode(
        id: display.id, content: .presentation(content), modifiers: display.modifiers, children: display.children)
    }
  }
}
