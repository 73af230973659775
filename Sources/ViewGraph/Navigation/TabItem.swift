/// What a tab shows of itself in the tab bar.
struct TabItem: Equatable {
  var label: String
  var symbol: String?
  var image: ImageContent?
}

/// The item of the tab that a view is the page of.
enum TabItemTrait: ViewTraitKey {
  typealias Value = TabItem
}

/// The mark on the item of a tab, or on a row.
enum BadgeTrait: ViewTraitKey {
  typealias Value = String
}

/// Makes a view the page of a tab.
nonisolated struct TabItemModifier<Label: View>: TraitModifier {
  let label: Label

  @MainActor func build(_ place: _Place) {
    place.build(label, slot: 1)
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    var result = content
    let item = TabItem(reading: place.outputs(label, slot: 1).displays)
    for index in result.items.indices { result.items[index].traits[TabItemTrait.self] = item }
    return result
  }
}

extension TabItem {
  /// Reads the text and the picture of an item from what its label shows.
  init(reading displays: [DisplayNode]) {
    self.init(label: "", symbol: nil, image: nil)
    for display in displays { read(display) }
  }

  private mutating func read(_ display: DisplayNode) {
    switch display.content {
    case .text(let text) where label.isEmpty: label = text.string
    case .image(let picture):
      if case .symbol(let name) = picture.source { symbol = symbol ?? name } else { image = image ?? picture }
    default: break
    }
    for child in display.children { read(child) }
  }
}

extension View {
  /// Makes the view the page of a tab; the label is a `Label`, or an `Image` and a `Text`.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
