import Foundation
import ViewGraph

extension Painter {
  /// An element with the given look around the children.
  mutating func container(_ name: ClassName, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add(name)
    box.alignFrame()
    open("div", id, box)
    children(parts.content)
    others(parts, id)
    sink.close()
  }

  mutating func stack(_ stack: StackContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add(stack.axis == .vertical ? "v" : "h")
    if let name = stack.axis == .vertical ? stack.alignment.columnClass : stack.alignment.rowClass { box.add(name) }
    var isOverlapped = false
    if let spacing = stack.spacing {
      box.add("e")
      if spacing < 0 {
        // Gaps are no less than nothing in style sheets. A stack's own distance has another name than that of the stack around it.
        isOverlapped = !context.isOverlapped
        box.add(isOverlapped ? "ng" : "nk")
        box.style.add("gap", "0")
        box.style.add(isOverlapped ? "--ng" : "--nk", .px(spacing))
      } else if spacing != 8 {
        box.style.add("gap", .px(spacing))
      }
    }
    open("div", id, box)
    context.isOverlapped = isOverlapped
    children(parts.content)
    others(parts, id)
    sink.close()
  }

  mutating func overlap(_ alignment: Alignment, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("z")
    box.style.place(alignment)
    open("div", id, box)
    children(parts.content)
    others(parts, id)
    sink.close()
  }

  /// The primary child gives the size; every other one lies in a wrapper of that size, in front of or behind it.
  mutating func layers(
    _ primary: Int, _ alignment: Alignment, _ parts: NodeParts, _ box: Box, _ id: ElementID
  ) {
    var box = box
    box.add("o")
    if parts.content.contains(where: \.isMask) {
      box.needsMore()
      box.attributes.append(("data-mk", ""))
    }
    open("div", id, box)
    for (position, child) in parts.content.enumerated() {
      let node = parts.content[(parts.content.startIndex + position)...].prefix(1)
      if position == primary {
        children(node)
      } else {
        var wrapper = Box()
        wrapper.add(position < primary ? "ou" : "ov")
        wrapper.style.place(alignment)
        if child.layout.keepsProportions { wrapper.add("cq") }
        if child.isMask {
          wrapper.add("mk")
          wrapper.attributes += [("inert", ""), ("aria-hidden", "true")]
        }
        open("div", ElementID(child.id).part("w"), wrapper)
        let saved = context
        context.place = LayoutPlace(isMeasured: child.layout.keepsProportions)
        context.turns = .outside
        // A layer is offered the size of what it lies on.
        context.room = CGSize(
          width: parts.content[parts.content.startIndex + primary].layout.horizontal.minimum ?? 0,
          height: parts.content[parts.content.startIndex + primary].layout.vertical.minimum ?? 0)
        children(node)
        context = saved
        sink.close()
      }
    }
    others(parts, id)
    sink.close()
  }

  mutating func spacer(_ minLength: CGFloat?, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("sp")
    if let minLength { box.style.add("--sl", .px(minLength)) }
    open("div", id, box)
    sink.close()
  }

  mutating func divider(isUpright: Bool, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("dv")
    if isUpright { box.add("dh") }
    open("hr", id, box)
    sink.close()
  }

  /// The address that a press leads to where scripts are off.
  mutating func link(_ change: LocationChange) {
    sink.attribute("href", state.address(change), comparison: change.comparison)
  }
}

extension LocationChange {
  /// What tells it from other changes, wherever the reader is.
  fileprivate var comparison: String {
    "\(key)=\(value ?? "")" + (step.map { " \($0.key)/\($0.words.joined(separator: "/"))" } ?? "")
  }
}
