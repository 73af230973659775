import Foundation

/// How windows look.
public struct WindowStyleChoice: Sendable {
  private let name: String

  public static let automatic = WindowStyleChoice(name: "automatic")
  public static let hiddenTitleBar = WindowStyleChoice(name: "hiddenTitleBar")
  public static let titleBar = WindowStyleChoice(name: "titleBar")
  public static let plain = WindowStyleChoice(name: "plain")
}

/// How the bars of windows look.
public struct WindowToolbarStyleChoice: Sendable {
  private let name: String

  public static let automatic = WindowToolbarStyleChoice(name: "automatic")
  public static let unified = WindowToolbarStyleChoice(name: "unified")
  public static let unifiedCompact = WindowToolbarStyleChoice(name: "unifiedCompact")
  public static let expanded = WindowToolbarStyleChoice(name: "expanded")
}

/// Work that a system gives a program's time for while nobody sees it.
public struct BackgroundTask<Request, Response>: Sendable {
  fileprivate init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Bringing up to date.
  /// - Partly: `identifier` is not used: nobody gives the program time.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Transfers.
  /// - Partly: `identifier` is not used: nobody gives the program time.
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> { BackgroundTask() }
}

extension Scene {
  /// Says how windows look.
  /// - Partly: `style` is not used: the browser draws its windows.
  nonisolated public func windowStyle(_ style: WindowStyleChoice) -> some Scene { self }

  /// Says how the bars of windows look.
  /// - Partly: `style` is not used: a page has bars of its own.
  nonisolated public func windowToolbarStyle(_ style: WindowToolbarStyleChoice) -> some Scene { self }

  /// Says which addresses open the window.
  /// - Partly: `conditions` is not used: a page is opened by its own address.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets where `AppStorage` keeps its values in these views.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    mapping { AnyView($0.defaultAppStorage(store)) }
  }

  /// Does something when the system gives the program time.
  /// - Partly: `task` and `action` are not used: nobody gives it; a program on a server may do its work at any time.
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

/// One window.
nonisolated public struct Window<Content: View>: Scene {
  private let content: Content

  /// Makes a window.
  /// - Partly: `id` and the title are not used: a page is one window, and the first scene of a program is shown.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window.
  /// - Partly: `id` and the title are not used: a page is one window, and the first scene of a program is shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: Never { fatalError("A window has no body") }
  @MainActor public var _rootView: AnyView? { AnyView(content) }
}

/// The commands of a bar, which a page has in itself.
public struct ToolbarCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("System commands have no body") }
  public var _menus: [_CommandMenuItems] { [] }
}
