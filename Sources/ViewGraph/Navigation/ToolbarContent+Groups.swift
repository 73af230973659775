/// Items that stand together in the program's text.
extension Group: ToolbarContent where Content: ToolbarContent {
  /// Groups items of a toolbar.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content: content())
  }

  @MainActor public var body: Never { fatalError("A group of items has no body") }
  @MainActor public var _items: [_ToolbarEntry] { content._items }
}

/// Items that are there or not.
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  @MainActor public var body: Never { fatalError("An optional item has no body") }
  @MainActor public var _items: [_ToolbarEntry] { self?._items ?? [] }
}

/// Items that readers could arrange, where toolbars can be arranged. Those of a page are as the program says.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
