import Foundation

extension Outputs {
  /// Moves guides that views have set to where they lie once modifiers are around the views: a padding and a frame have the guides
  /// of what is inside of them.
  @MainActor
  mutating func moveGuides(_ before: Outputs, _ modifiers: [DisplayModifier]) {
    guard modifiers.contains(where: \.isRoomAround), items.count == before.items.count else { return }
    for index in items.indices {
      guard var guides = items[index].traits[AlignmentGuidesTrait.self] else { continue }
      let inside = before.items[index]
      for (key, guide) in guides {
        var moved = guide
        for modifier in modifiers { moved = modifier.moved(moved, of: inside) ?? moved }
        guides[key] = moved
      }
      items[index].traits[AlignmentGuidesTrait.self] = guides
    }
  }
}

extension DisplayModifier {
  fileprivate var isRoomAround: Bool {
    switch self {
    case .padding, .frame: true
    default: false
    }
  }

  /// The guide as the modifier has it; nil where that is where it was, or not known.
  @MainActor
  fileprivate func moved(_ guide: ExplicitGuide, of inside: Output) -> ExplicitGuide? {
    switch self {
    case .padding(let insets):
      let (before, after) =
        guide.axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
      let grown = guide.usually(before + after) - guide.usually(0)
      return guide.moved(by: before, usual: guide.usual + grown)
    case .frame(let size):
      let range = inside.display.layout[guide.axis]
      guard let length = guide.axis == .horizontal ? size.width : size.height, range.isFixed, let own = range.maximum
      else { return nil }
      let alignment = guide.axis == .horizontal ? size.alignment.horizontal.id : size.alignment.vertical.id
      let place =
        alignment.defaultValue(in: ViewDimensions(width: length, height: length))
        - alignment.defaultValue(in: ViewDimensions(width: own, height: own)) - inside.shift(of: alignment)
      return guide.moved(by: place, usual: guide.usually(length))
    default: return nil
    }
  }
}

extension ExplicitGuide {
  /// Where the guide lies in a view of a length that has not set it.
  fileprivate func usually(_ length: CGFloat) -> CGFloat {
    id.defaultValue(in: ViewDimensions(width: length, height: length))
  }

  /// The same guide of a view around, in which the view that has set it begins here.
  fileprivate func moved(by begin: CGFloat, usual: CGFloat) -> ExplicitGuide {
    ExplicitGuide(usual: usual, id: id, axis: axis, order: order) {
      self.ask()
      return self.value + begin
    }
  }
}
