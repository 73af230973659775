/// Scenes that stand together in the program's text.
extension Group: Scene where Content: Scene {
  /// Groups scenes.
  nonisolated public init(@SceneBuilder content: () -> Content) {
    self.init(content: content())
  }

  @MainActor public var body: Never { fatalError("A group of scenes has no body") }
  @MainActor public var _rootView: AnyView? { content._rootView }
}

/// Commands that stand together in the program's text.
extension Group: Commands where Content: Commands {
  /// Groups commands.
  nonisolated public init(@CommandsBuilder content: () -> Content) {
    self.init(content: content())
  }

  @MainActor public var body: Never { fatalError("A group of commands has no body") }
  @MainActor public var _menus: [_CommandMenuItems] { content._menus }
}

/// Commands that are there or not.
extension Optional: Commands where Wrapped: Commands {
  @MainActor public var body: Never { fatalError("Optional commands have no body") }
  @MainActor public var _menus: [_CommandMenuItems] { self?._menus ?? [] }
}
