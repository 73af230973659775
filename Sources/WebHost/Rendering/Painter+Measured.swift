import Foundation
import ViewGraph

extension Painter {
  /// Candidates of which the script leaves the first that fits.
  mutating func firstThatFits(_ axes: Axis.Set, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("vf")
    box.needsMore()
    box.attributes.append(("data-vf", axes == .horizontal ? "x" : axes == .vertical ? "y" : "xy"))
    open("div", id, box)
    children(parts.content)
    sink.close()
  }

  /// Children at places of their own, in wrappers as large as what is in them.
  mutating func placed(_ placed: PlacedContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("pl")
    if placed.places.contains(where: { $0.own != nil }) { box.needsMore() }
    open("div", id, box)
    sink.attribute("data-g", placed.target.name)
    var inside = Box()
    inside.add("pi")
    inside.style.add("width", .px(placed.size.width))
    inside.style.add("height", .px(placed.size.height))
    open("div", id.part("c"), inside)
    for (index, place) in zip(parts.content.indices, placed.places) {
      var wrapper = Box()
      wrapper.style.add("inset-inline-start", .px(place.origin.x))
      wrapper.style.add("top", .px(place.origin.y))
      if let width = place.width {
        wrapper.style.add("width", .px(width))
        let answer = parts.content[index].layout.horizontal
        if answer.fills || answer.isLimited, place.height == nil { wrapper.add("b") }
      }
      if let height = place.height {
        wrapper.add("b")
        wrapper.style.add("height", .px(height))
      }
      open("div", ElementID(parts.content[index].id).part("w"), wrapper)
      sink.attribute("data-g", place.target.name)
      if let own = place.own { sink.attribute("data-gi", own.name) }
      children(parts.content[index...index])
      sink.close()
    }
    sink.close()
    sink.close()
  }
}
