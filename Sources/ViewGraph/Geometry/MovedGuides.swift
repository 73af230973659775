import Foundation

extension Outputs {
  /// Moves guides that views have set to where they lie once modifiers are around the views: a padding and a frame have the guides
  /// of what is inside of them. Where a frame is around a text, the renderer has to tell.
  @MainActor
  mutating func moveGuides(_ before: Outputs, _ modifiers: [DisplayModifier]) {
    guard modifiers.contains(where: \.isRoomAround), items.count == before.items.count else { return }
    for index in items.indices {
      guard var guides = items[index].traits[AlignmentGuidesTrait.self] else { continue }
      let inside = before.items[index]
      for (key, guide) in guides {
        var moved = guide
        for modifier in modifiers {
          moved = modifier.moved(moved, of: inside) ?? measured(moved, modifier, at: index) ?? moved
        }
        guides[key] = moved
      }
      items[index].traits[AlignmentGuidesTrait.self] = guides
    }
  }

  /// The guide in a frame around a view whose length only fonts tell; nil where nobody has told.
  @MainActor
  private mutating func measured(
    _ guide: ExplicitGuide, _ modifier: DisplayModifier, at index: Int
  ) -> ExplicitGuide? {
    guard case .frame(let size) = modifier, size.isSaid(along: guide.axis), let own = guide.own else { return nil }
    let display = items[index].display
    items[index].display = LayoutRules.apply(
      [.onGeometry(own.probe.target(in: display.id))], to: display, wrapperID: display.id)
    guard let place = own.probe.place(in: display.id) else { return nil }
    return guide.measured(
      in: place.size, own: own, (guide.axis == .horizontal ? place.minX : place.minY) + own.value())
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
      return guide.moved(by: before, usual: guide.usual + grown, grown: before + after)
    case .frame(let size):
      let range = inside.display.layout[guide.axis]
      guard let length = guide.axis == .horizontal ? size.width : size.height, range.isFixed, let own = range.maximum
      else { return nil }
      let alignment = guide.axis == .horizontal ? size.alignment.horizontal.id : size.alignment.vertical.id
      let place =
        alignment.defaultValue(in: ViewDimensions(width: length, height: length))
        - alignment.defaultValue(in: ViewDimensions(width: own, height: own)) - inside.shift(of: alignment)
      return guide.moved(by: place, usual: guide.usually(length), grown: length - own)
    default: return nil
    }
  }
}

extension FrameSize {
  /// True where the frame says something of a length.
  fileprivate func isSaid(along axis: Axis) -> Bool {
    axis == .horizontal ? width ?? minWidth ?? maxWidth != nil : height ?? minHeight ?? maxHeight != nil
  }
}

extension ExplicitGuide {
  /// The same guide of a container of a size, in which it lies here.
  @MainActor
  func measured(in size: CGSize, own: Own?, _ place: CGFloat) -> ExplicitGuide {
    ExplicitGuide(
      usual: id.defaultValue(in: ViewDimensions(width: size.width, height: size.height)), id: id, axis: axis,
      order: order, own: own, length: axis == .horizontal ? size.width : size.height
    ) { place }
  }

  /// Where the guide lies in a view of a length that has not set it.
  fileprivate func usually(_ length: CGFloat) -> CGFloat {
    id.defaultValue(in: ViewDimensions(width: length, height: length))
  }

  /// The same guide of a view around, in which the view that has set it begins here.
  fileprivate func moved(by begin: CGFloat, usual: CGFloat, grown: CGFloat) -> ExplicitGuide {
    ExplicitGuide(
      usual: usual, id: id, axis: axis, order: order, own: own, length: length.map { $0 + grown }
    ) {
      self.ask()
      return self.value + begin
    }
  }
}
