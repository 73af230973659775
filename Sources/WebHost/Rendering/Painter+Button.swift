import Foundation
import ViewGraph

extension Painter {
  /// A link where pressing leads to another location, else a button; inside another control, what can stand there.
  mutating func button(_ button: ButtonContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("h")
    box.add(button.prominence.className)
    if button.role == .destructive { box.add("bd") }
    if button.role == .cancel { box.add("bc") }
    let address = button.location.flatMap { state.kept.contains($0.key) ? nil : $0 }
    let isLink = !context.isInteractive && address != nil
    // A button of HTML holds no controls.
    if context.isInteractive || address == nil && parts.content.contains(where: \.holdsControl) {
      open("span", id, box)
      sink.attribute("role", "button")
      if context.isDisabled { sink.attribute("aria-disabled", "true") } else { sink.attribute("tabindex", "0") }
    } else if let address {
      open("a", id, box)
      if context.isDisabled {
        sink.attribute("role", "link")
        sink.attribute("aria-disabled", "true")
      } else {
        link(address)
        if button.isCurrent { sink.attribute("aria-current", "true") }
      }
    } else {
      open("button", id, box)
      if let change = button.location { posts(change) } else { sink.attribute("type", "button") }
      sink.flag("disabled", context.isDisabled)
    }
    if !context.isDisabled {
      sink.attribute("data-t", button.target.name)
      sink.flag("data-rw", button.isOfRow)
      if let shortcut = button.shortcut { sink.attribute("data-k", shortcut) }
      if let step = button.focusStep { sink.attribute("data-mf", String(step)) }
      if let isFocused = button.isFocused { focus(button.target, isFocused) }
    }
    label(parts.content, isLink: isLink)
    sink.close()
  }

  /// A link that leaves the program; where it cannot be followed, its label alone.
  mutating func link(_ link: LinkContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("h")
    let address = context.isInteractive || context.isDisabled ? nil : ExternalLink(link.url)
    if let address {
      box.add(link.prominence.className)
      if link.isShared { box.needsMore() }
      open("a", id, box)
      external(address)
      if link.isShared { sink.attribute("data-sh", "") }
      if let target = link.focusTarget { focus(target, link.isFocused) }
      if let shortcut = link.shortcut { sink.attribute("data-k", shortcut) }
    } else {
      open("span", id, box)
    }
    label(parts.content, isLink: address != nil)
    sink.close()
  }

  /// Tells the program of the focus of what is not a field.
  mutating func focus(_ target: EventTarget, _ isFocused: Bool) {
    sink.attribute("data-fo", target.name)
    sink.focus(isFocused)
  }

  /// The children of a control as its label.
  mutating func label(_ nodes: ArraySlice<DisplayNode>, isLink: Bool = false) {
    if !isLink { context.holdsHeadings = false }
    context.namesSymbols = !nodes.contains(where: \.saysSomething)
    context.isInteractive = true
    context.isInline = true
    context.isInList = false
    children(nodes)
  }

  /// A button behind which entries open; works without scripts.
  mutating func menu(
    _ labelCount: Int, _ prominence: ButtonProminence, _ parts: NodeParts, _ box: Box, _ id: ElementID
  ) {
    var box = box
    box.add("mn")
    open("details", id, box)
    var label = Box()
    label.add("h")
    label.add(prominence.className)
    open("summary", id.part("l"), label)
    let saved = context
    self.label(parts.content.prefix(labelCount))
    context = saved
    sink.close()
    sink.open("div", id.part("e"))
    sink.attribute("class", "mp")
    context.isInList = false
    children(parts.content.dropFirst(labelCount))
    sink.close()
    sink.close()
  }

  /// Entries of a menu that belong together, below what they are called.
  mutating func menuSection(_ section: SectionContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("mg")
    open("div", id, box)
    sink.attribute("role", "group")
    if section.headerCount > 0 {
      sink.attribute("aria-labelledby", id.part("h").name)
      sink.open("div", id.part("h"))
      sink.attribute("class", "mq")
      let saved = context
      context.holdsHeadings = false
      children(parts.content.prefix(section.headerCount))
      context = saved
      sink.close()
    }
    children(parts.content.dropFirst(section.headerCount))
    sink.close()
  }
}

extension ButtonProminence {
  var className: ClassName {
    switch self {
    case .automatic: "bt"
    case .plain, .styled: "bp"
    case .bordered: "bb"
    case .borderedProminent: "bm"
    case .glass: "bb ga"
    case .navigationRow: "nr"
    }
  }
}

extension DisplayNode {
  /// True where there is something in it that takes presses or keys of its own and is no button.
  fileprivate var holdsControl: Bool {
    switch content {
    case .field, .toggle, .picker, .slider, .stepper, .datePicker, .menu: true
    default: children.contains(where: \.holdsControl)
    }
  }

  /// True where there is a text in it, or a picture with a label.
  fileprivate var saysSomething: Bool {
    switch content {
    case .text: true
    case .image(let image) where image.label != nil: if case .symbol = image.source { false } else { true }
    default: children.contains(where: \.saysSomething)
    }
  }
}
