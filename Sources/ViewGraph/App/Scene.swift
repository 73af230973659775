/// A part of a program's user interface with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of scene that describes this scene.
  associatedtype Body: Scene
  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The view of the scene that readers open. Programs never implement it.
  @MainActor var _rootView: AnyView? { get }
}

extension Scene {
  public var _rootView: AnyView? { body._rootView }
}

extension Never: Scene {
  public var _rootView: AnyView? { nil }
}

/// The windows of a program: one for each page that a reader opens.
nonisolated public struct WindowGroup<Content: View>: Scene {
  let content: Content

  /// Makes windows of a view.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes windows with an identity of a view.
  /// - Partly: identity and title are not used: a page is one window, called after the program and the page's own
  ///   title.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes windows with a title of a view.
  /// - Partly: identity and title are not used: a page is one window, called after the program and the page's own
  ///   title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes windows with a title of a view.
  /// - Partly: identity and title are not used: a page is one window, called after the program and the page's own
  ///   title.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes windows with a title of a view.
  /// - Partly: identity and title are not used: a page is one window, called after the program and the page's own
  ///   title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: Never { fatalError("A window group has no body") }
  @MainActor public var _rootView: AnyView? { AnyView(content) }
}

/// Several scenes; readers open the first that has a view.
public struct _Scenes: Scene {
  public let _rootView: AnyView?

  public var body: Never { fatalError("Scenes have no body") }
}

/// Builds scenes from closures.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var view: AnyView?
    for scene in repeat each content {
      if view == nil { view = scene._rootView }
    }
    return _Scenes(_rootView: view)
  }
}

extension Scene {
  /// Does something when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    mapping { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Does something when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    mapping { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Does something with the new value when a value has changed.
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    mapping { AnyView($0.onChange(of: value, perform: action)) }
  }

  /// Sets a value of the environment.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    mapping { AnyView($0.environment(keyPath, value)) }
  }

  func mapping(_ transform: (AnyView) -> AnyView) -> _Scenes {
    _Scenes(_rootView: _rootView.map(transform))
  }
}
