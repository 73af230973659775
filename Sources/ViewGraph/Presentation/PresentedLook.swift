extension Outputs {
  /// Gives the look of a view to the sheets, covers and popovers that it shows: they stand beside it, and have the environment of the
  /// view that shows them. What is set further inside wins.
  mutating func present(with modifiers: [DisplayModifier]) {
    for index in items.indices { items[index].display = items[index].display.presented(with: modifiers) }
  }
}

extension DisplayNode {
  /// A sheet, and the sheets that it shows in turn, with those of the modifiers that they inherit.
  fileprivate func presented(with modifiers: [DisplayModifier]) -> DisplayNode {
    guard case .presentation(let content) = content, content.kind.isSheetLike else { return self }
    let added = modifiers.filter { modifier in
      modifier.isPresented && !self.modifiers.contains { $0.isSameKind(as: modifier) }
    }
    if added.isEmpty { return self }
    return DisplayNode(
      id: id, content: self.content, modifiers: self.modifiers + added,
      children: children.map { $0.presented(with: added) })
  }
}

extension PresentationContent.Kind {
  /// True for what shows views of the program; the others are the platform's.
  fileprivate var isSheetLike: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover: true
    case .alert, .confirmationDialog: false
    }
  }
}

extension DisplayModifier {
  /// True for what is a part of the environment, and so holds in sheets too.
  fileprivate var isPresented: Bool {
    switch self {
    case .font, .foreground, .foregroundLevels, .tint, .lineLimit, .minimumLines, .textAlignment, .truncation,
      .lineSpacing, .textCase, .textSelection, .minimumScaleFactor, .colorScheme, .layoutDirection, .textScale:
      true
    default: false
    }
  }
}
