/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Place: Sendable {
    case leading, principal, trailing, secondary, bottom, keyboard, search
  }

  let place: Place

  /// Where the platform puts it: at the trailing edge of the bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// At the leading edge of the bar.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// For the page's main action.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// For further actions: in a menu at the trailing edge of the bar.
  public static let secondaryAction = ToolbarItemPlacement(place: .secondary)
  /// For a note about the page's state.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// For the action that confirms a form.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// For the action that leaves a form.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// For the action that destroys something.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Above the keyboard: here, below the page, as long as a field is edited.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// At the leading edge of the bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing edge of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the leading edge of the bar; the older name.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing edge of the bar; the older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// Below the page.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
}

/// What a page's bars hold besides the title.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of content that describes this content.
  associatedtype Body: ToolbarContent
  /// What the toolbar holds.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The items, in order. Programs never implement it.
  @MainActor var _items: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  public var _items: [_ToolbarEntry] { body._items }
}

/// One item of a toolbar and its place.
public struct _ToolbarEntry {
  let place: ToolbarItemPlacement.Place
  let view: AnyView
}

extension Never: ToolbarContent {
  public var _items: [_ToolbarEntry] { [] }
}

/// One item of a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor public var body: Never { fatalError("A toolbar item has no body") }
  @MainActor public var _items: [_ToolbarEntry] { [_ToolbarEntry(place: placement.place, view: AnyView(content))] }
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Makes an item that the reader could move, where toolbars can be arranged.
  /// - Partly: readers cannot arrange toolbars: `id` and `showsByDefault` are not used.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several items of a toolbar in one place.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes a group of items.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  @MainActor public var body: Never { fatalError("A toolbar group has no body") }
  @MainActor public var _items: [_ToolbarEntry] { [_ToolbarEntry(place: placement.place, view: AnyView(content))] }
}

/// Several pieces of toolbar content.
public struct _ToolbarContents: ToolbarContent {
  public let _items: [_ToolbarEntry]

  public var body: Never { fatalError("Toolbar contents have no body") }
}

/// Builds toolbars from closures.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock() -> some ToolbarContent { _ToolbarContents(_items: []) }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var items: [_ToolbarEntry] = []
    for part in repeat each content { items += part._items }
    return _ToolbarContents(_items: items)
  }

  @MainActor public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    _ToolbarContents(_items: content?._items ?? [])
  }

  @MainActor public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
    _ToolbarContents(_items: first._items)
  }

  @MainActor public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
    _ToolbarContents(_items: second._items)
  }

  @MainActor public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent {
    _ToolbarContents(_items: content._items)
  }
}

/// The items of a page's bars, as display nodes.
struct ToolbarDisplay {
  let place: ToolbarItemPlacement.Place
  let displays: [DisplayNode]
}

/// The items that the views of a page have put into its bars.
enum ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarDisplay] { [] }

  static func reduce(value: inout [ToolbarDisplay], nextValue: () -> [ToolbarDisplay]) {
    value += nextValue()
  }
}

/// Puts items into the bars of the page.
nonisolated struct ToolbarModifier: PrimitiveModifier {
  let items: @MainActor () -> [_ToolbarEntry]
  var fixed: [_ToolbarEntry] = []

  init(_ items: @escaping @MainActor () -> [_ToolbarEntry]) {
    self.items = items
  }

  init(fixed: [_ToolbarEntry]) {
    self.fixed = fixed
    items = { [] }
  }

  @MainActor func build(_ node: ModifierNode) {
    let entries = gathered(fixed + node.reading(items))
    node.local = Places(entries.map(\.place))
    var inside = node.environment
    inside.isInList = false
    inside.controlPlace = .bar
    for (index, entry) in entries.enumerated() { node.setChild(index + 1, entry.view, environment: inside) }
    for slot in node.otherSlots where slot > entries.count { node.removeChild(slot) }
  }

  /// The items, with those that stand in the menu behind the others.
  @MainActor private func gathered(_ entries: [_ToolbarEntry]) -> [_ToolbarEntry] {
    let further = entries.filter { $0.place == .secondary }
    guard !further.isEmpty else { return entries }
    let menu = Menu {
      ForEach(further.indices, id: \.self) { further[$0].view }
    } label: {
      Label("More", systemImage: "ellipsis")
    }
    return entries.filter { $0.place != .secondary } + [_ToolbarEntry(place: .trailing, view: AnyView(menu))]
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    var result = content
    guard let places = node.local as? Places else { return result }
    var above: [Output] = []
    let items = places.places.enumerated().map { index, place in
      let outputs = node.outputs(ofSlot: index + 1)
      above += outputs.items.filter { $0.display.isPresentation }
      return ToolbarDisplay(place: place, displays: outputs.items.map(\.display).filter { !$0.isPresentation })
    }
    result.preferences.set(ToolbarKey.self, items + (result.preferences.value(ToolbarKey.self) ?? []))
    result.items += above
    return result
  }

  private final class Places {
    let places: [ToolbarItemPlacement.Place]

    init(_ places: [ToolbarItemPlacement.Place]) {
      self.places = places
    }
  }
}

extension View {
  /// Puts items into the bars of the page.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modifier(ToolbarModifier { content()._items })
  }

  /// Fills the page's bars, under a name for toolbars that readers arrange. Those of a page are as the program says.
  /// - Partly: readers cannot arrange toolbars: `id` and `showsByDefault` are not used.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Puts views at the trailing edge of the page's bar.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: @escaping @MainActor () -> Content) -> some View
  {
    modifier(ToolbarModifier { [_ToolbarEntry(place: .trailing, view: AnyView(content()))] })
  }

  /// Puts views at the edges of the page's bar; the older name.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      ToolbarModifier(fixed: [
        _ToolbarEntry(place: .leading, view: AnyView(leading)),
        _ToolbarEntry(place: .trailing, view: AnyView(trailing)),
      ]))
  }

  /// Puts a view at the leading edge of the page's bar; the older name.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarModifier(fixed: [_ToolbarEntry(place: .leading, view: AnyView(leading))]))
  }

  /// Puts a view at the trailing edge of the page's bar; the older name.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(ToolbarModifier(fixed: [_ToolbarEntry(place: .trailing, view: AnyView(trailing))]))
  }
}
