import Foundation
import ViewGraph

extension Painter {
  /// A dialog that is open in the page and that the script makes modal.
  mutating func presentation(_ content: PresentationContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    // How text is set holds in what is shown too; how the place lays views out does not.
    let around = context
    context = RenderContext(isDisabled: false, isInDialog: true)
    if content.inheritsText {
      (context.lineLimit, context.minimumLines) = (around.lineLimit, around.minimumLines)
      (context.scaleFactor, context.truncation) = (around.scaleFactor, around.truncation)
      (context.lineSpacing, context.gradient) = (around.lineSpacing, around.gradient)
    }
    switch content.kind {
    case .sheet, .fullScreenCover, .popover: sheet(content, parts, box, id)
    case .alert(let title, let count): question(content, title, count, "qa", parts, box, id)
    case .confirmationDialog(let title, let count): question(content, title, count, "qs", parts, box, id)
    }
  }

  /// - Parameter ground: What fills the content, and so lies behind the close button too.
  private mutating func dialog(
    _ content: PresentationContent, _ name: ClassName, _ box: Box, _ id: ElementID, ground: Paint? = nil
  ) {
    var box = box
    box.add(name)
    let heights = content.kind == .sheet ? content.detents.map(\.css) : []
    if content.detent < heights.count { box.style.add("--dh", heights[content.detent]) }
    if content.look.showsDragIndicator ?? (content.kind == .sheet && content.detents.count > 1) { box.add("gi") }
    if let radius = content.look.cornerRadius { box.style.add("--dr", .px(radius)) }
    switch content.look.sizing {
    case "fitted":
      box.add("fz")
      box.style.add("--dn", "fit-content")
    case "form": box.style.add("--dw", "34rem")
    case "page": box.style.add("--dw", "48rem")
    default: break
    }
    if let paint = content.look.background ?? ground { box.style.fill(paint) }
    let isModal = content.look.leavesBackground != true
    if !isModal { box.add("nm") }
    open("dialog", id, box)
    sink.fixed("open", "")
    sink.flag("data-modal", isModal)
    sink.attribute("data-x", content.target.name)
    sink.flag("data-stay", content.isDismissDisabled)
    sink.flag("data-still", content.isStill)
    if heights.count > 1 {
      sink.attribute("data-dt", "\(content.detent)|\(heights.map(\.text).joined(separator: "|"))")
    }
  }

  private mutating func sheet(_ content: PresentationContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    let name: ClassName =
      switch content.kind {
      case .fullScreenCover: "fc"
      case .popover: "po"
      default: "sh"
      }
    var box = box
    // What takes all the height that there is has none of its own.
    if content.kind == .popover, parts.content.contains(where: \.takesHeight) { box.add("pw") }
    if content.kind == .popover, !parts.content.contains(where: \.layout.horizontal.fills) { box.add("pf") }
    let ground = content.hasCloseButton && parts.content.count == 1 ? parts.content.first?.pageGround : nil
    dialog(content, name, box, id, ground: ground?.opaquePaint)
    if content.kind == .popover, let attachment = content.attachment, let node = attachment.node {
      sink.attribute("data-ae", "\(ElementID(node).name) \(attachment.edge)\(attachment.part)")
    }
    if !box.hasLabel {
      sink.attribute("aria-label", parts.content.lazy.compactMap(\.firstTitle).first ?? state.words.dialog)
    }
    if content.hasCloseButton { closeButton(content, id.part("x")) }
    sink.open("div", id.part("c"))
    sink.attribute("class", "b dc")
    children(parts.content)
    sink.close()
    // The program's own means need the script.
    if !content.hasCloseButton, !content.isDismissDisabled, !state.isLive {
      sink.open("noscript", nil)
      closeButton(content, nil)
      sink.close()
    }
    others(parts, id)
    sink.close()
  }

  private mutating func closeButton(_ content: PresentationContent, _ id: ElementID?) {
    let change = LocationChange(key: content.key, value: nil)
    let isKept = state.kept.contains(content.key)
    sink.open(isKept ? "button" : "a", id)
    sink.attribute("class", "cl")
    if isKept { posts(change) } else { link(change) }
    sink.attribute("data-dx", content.target.name)
    sink.attribute("aria-label", "Close")
    sink.close()
  }

  private mutating func question(
    _ content: PresentationContent, _ title: String?, _ count: Int, _ name: ClassName, _ parts: NodeParts,
    _ box: Box, _ id: ElementID
  ) {
    dialog(content, name, box, id)
    sink.attribute("role", "alertdialog")
    let title = title ?? ""
    sink.attribute(title.isEmpty ? "aria-label" : "aria-labelledby", title.isEmpty ? "Choose" : id.part("t").name)
    if count > 0 { sink.attribute("aria-describedby", id.part("d").name) }
    if !title.isEmpty { sink.element("h2", id.part("t"), text: title) }
    if count > 0 {
      sink.open("div", id.part("d"))
      sink.attribute("class", "v qm")
      children(parts.content.prefix(count))
      sink.close()
    }
    let fields = parts.content.dropFirst(count).prefix(while: \.holdsField)
    if !fields.isEmpty {
      sink.open("div", id.part("f"))
      sink.attribute("class", "qf")
      children(fields)
      sink.close()
    }
    let buttons = parts.content.dropFirst(count + fields.count)
    sink.open("div", id.part("c"))
    sink.attribute("class", buttons.count > 2 || name.text == "qs" ? "qb qv" : "qb")
    children(buttons)
    sink.close()
    if !state.isLive {
      sink.open("noscript", nil)
      sink.open("a", nil)
      sink.attribute("href", state.address(LocationChange(key: content.key, value: nil)))
      sink.text("OK")
      sink.close()
      sink.close()
    }
    others(parts, id)
    sink.close()
  }
}

extension PresentationContent {
  /// True for what has the look of the view that shows it.
  fileprivate var inheritsText: Bool {
    switch kind {
    case .sheet, .fullScreenCover, .popover: true
    case .alert, .confirmationDialog: false
    }
  }
}

extension PopoverAttachment {
  /// The part of the view: left, top, width and height in points, or left and top as parts of its size.
  fileprivate var part: String {
    let numbers = rect.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? point.map { [$0.x, $0.y] } ?? []
    return numbers.map { " " + Double($0).shortText }.joined()
  }
}

extension DisplayNode {
  /// True for what is as high as what it is in, such as a list or a stack of pages, where the program says no height.
  fileprivate var takesHeight: Bool {
    if layout.vertical.isFixed { return false }
    return switch content {
    case .navigation, .page, .list, .tabs, .table: true
    case .box, .layers, .overlap, .stack: children.contains { !$0.isPresentation && $0.takesHeight }
    default: false
    }
  }

  /// The title of the first page in it, or its first heading.
  fileprivate var firstTitle: String? {
    switch content {
    case .page(let page): if let title = page.title, !title.isEmpty { return title }
    case .text(let text) where text.headingLevel != nil: return text.string
    case .list: return nil
    default: break
    }
    for child in children {
      if let title = child.firstTitle { return title }
    }
    return nil
  }
}

extension SheetHeight {
  fileprivate var css: CSS {
    switch self {
    case .fraction(let part): "\(part * 100)dvh"
    case .points(let points): .px(points)
    case .whole: "100dvh"
    }
  }
}
