import Foundation

/// Commands of a program: the menus of a Mac, the shortcuts of an iPad with a keyboard.
///
/// A page has no menu bar, as a phone has none: commands compile, and are not shown. Give a button in a view a
/// `keyboardShortcut` for keys that work in the page.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of commands that these consist of.
  associatedtype Body: Commands
  /// What the commands consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// No commands.
public struct EmptyCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("Empty commands have no body") }
}

/// A menu.
public struct CommandMenu<Content: View>: Commands {
  /// Makes a menu.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Makes a menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}

  public var body: Never { fatalError("A menu has no body") }
}

/// Where the system has commands.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

/// Commands among those of the system.
public struct CommandGroup<Content: View>: Commands {
  /// Puts commands in the place of others.
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Puts commands before others.
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Puts commands after others.
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public var body: Never { fatalError("A group of commands has no body") }
}

/// The commands of a sidebar.
public struct SidebarCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("System commands have no body") }
}

/// The commands for editing text.
public struct TextEditingCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("System commands have no body") }
}

/// Several commands.
public struct _CommandSequence: Commands {
  nonisolated init() {}
  public var body: Never { fatalError("Commands have no body") }
}

/// Builds commands from closures.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandSequence {
    _CommandSequence()
  }

  public static func buildIf<Content: Commands>(_ content: Content?) -> _CommandSequence { _CommandSequence() }

  public static func buildEither<First: Commands>(first: First) -> _CommandSequence { _CommandSequence() }
  public static func buildEither<Second: Commands>(second: Second) -> _CommandSequence { _CommandSequence() }
}

extension Scene {
  /// Adds commands. A page has no menu bar: they are not shown.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

  /// Sets the size that windows begin with. Browsers decide that: this has no effect.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets how windows may be resized. Browsers decide that: this has no effect.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// How windows may be resized.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}
