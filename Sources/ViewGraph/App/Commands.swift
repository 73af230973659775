import Foundation

/// Commands of a program: menus above the page where there is room, and keys that work everywhere.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of commands that these consist of.
  associatedtype Body: Commands
  /// What the commands consist of.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
  /// The menus. Programs never implement it.
  @MainActor var _menus: [_CommandMenuItems] { get }
}

extension Commands {
  public var _menus: [_CommandMenuItems] { body._menus }
}

extension Never: Commands {
  public var _menus: [_CommandMenuItems] { [] }
}

/// What commands add to one menu.
public struct _CommandMenuItems {
  let title: Text
  /// What tells menus apart: menus with the same name are one.
  let name: String
  let items: AnyView
}

/// No commands.
public struct EmptyCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("Empty commands have no body") }
  public var _menus: [_CommandMenuItems] { [] }
}

/// A menu.
nonisolated public struct CommandMenu<Content: View>: Commands {
  private let title: Text
  private let content: Content

  /// Makes a menu.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(nameKey)
    self.content = content()
  }

  /// Makes a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    title = Text(name)
    self.content = content()
  }

  /// Makes a menu.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  @MainActor public var body: Never { fatalError("A menu has no body") }
  @MainActor public var _menus: [_CommandMenuItems] {
    [
      _CommandMenuItems(
        title: title, name: title.resolvedString(in: EnvironmentValues()), items: AnyView(content))
    ]
  }
}

/// Where the system has commands.
public struct CommandGroupPlacement: Sendable {
  let menu: String

  public static let appInfo = CommandGroupPlacement(menu: "About")
  public static let appSettings = CommandGroupPlacement(menu: "About")
  public static let newItem = CommandGroupPlacement(menu: "File")
  public static let saveItem = CommandGroupPlacement(menu: "File")
  public static let undoRedo = CommandGroupPlacement(menu: "Edit")
  public static let pasteboard = CommandGroupPlacement(menu: "Edit")
  public static let textEditing = CommandGroupPlacement(menu: "Edit")
  public static let toolbar = CommandGroupPlacement(menu: "View")
  public static let sidebar = CommandGroupPlacement(menu: "View")
  public static let windowArrangement = CommandGroupPlacement(menu: "Window")
  public static let help = CommandGroupPlacement(menu: "Help")
}

/// Commands in a menu that the system has too. A page has none of the system's own commands: those of the program
/// stand alone.
nonisolated public struct CommandGroup<Content: View>: Commands {
  private let placement: CommandGroupPlacement
  private let content: Content

  /// Puts commands in the place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  /// Puts commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(replacing: group, addition: addition)
  }

  /// Puts commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    self.init(replacing: group, addition: addition)
  }

  @MainActor public var body: Never { fatalError("A group of commands has no body") }
  @MainActor public var _menus: [_CommandMenuItems] {
    if Content.self == EmptyView.self { return [] }
    return [_CommandMenuItems(title: Text(verbatim: placement.menu), name: placement.menu, items: AnyView(content))]
  }
}

/// The commands of a sidebar, which a page's split views have in themselves.
public struct SidebarCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("System commands have no body") }
  public var _menus: [_CommandMenuItems] { [] }
}

/// The commands of an inspector, which has them in itself.
public struct InspectorCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("System commands have no body") }
  public var _menus: [_CommandMenuItems] { [] }
}

/// The commands for editing text, which browsers have.
public struct TextEditingCommands: Commands {
  public nonisolated init() {}
  public var body: Never { fatalError("System commands have no body") }
  public var _menus: [_CommandMenuItems] { [] }
}

/// Several commands.
public struct _CommandSequence: Commands {
  let parts: [any Commands]
  public var _menus: [_CommandMenuItems] { parts.flatMap(\._menus) }
  public var body: Never { fatalError("Commands have no body") }
}

/// Builds commands from closures.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandSequence {
    var parts: [any Commands] = []
    for commands in repeat each content { parts.append(commands) }
    return _CommandSequence(parts: parts)
  }

  @MainActor public static func buildIf<Content: Commands>(_ content: Content?) -> _CommandSequence {
    _CommandSequence(parts: content.map { [$0] } ?? [])
  }

  @MainActor public static func buildEither<First: Commands>(first: First) -> _CommandSequence {
    _CommandSequence(parts: [first])
  }

  @MainActor public static func buildEither<Second: Commands>(second: Second) -> _CommandSequence {
    _CommandSequence(parts: [second])
  }
}

/// The program's menus above its page; on narrow screens their keys alone.
private struct CommandsHost: View {
  struct Entry: Identifiable {
    let id: String
    let title: Text
    var items: [AnyView]
  }

  let content: AnyView
  let commands: any Commands
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// The menus as the commands are now; what the commands read, this view depends on.
  private var entries: [Entry] {
    var entries: [Entry] = []
    for menu in commands._menus {
      if let index = entries.firstIndex(where: { $0.id == menu.name }) {
        entries[index].items.append(menu.items)
      } else {
        entries.append(Entry(id: menu.name, title: menu.title, items: [menu.items]))
      }
    }
    return entries
  }

  var body: some View {
    let entries = entries
    VStack(spacing: 0) {
      if !entries.isEmpty {
        bar(entries).modifier(DisplayEffect(sizeClass == .regular ? [] : [.commandsOnly]))
      }
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func bar(_ entries: [Entry]) -> some View {
    HStack(spacing: 20) {
      ForEach(entries) { entry in
        Menu {
          ForEach(entry.items.indices, id: \.self) { entry.items[$0] }
        } label: {
          entry.title
        }
      }
      Spacer()
    }
    .font(.subheadline)
    .padding(.horizontal, 16)
    .padding(.vertical, 6)
  }
}

extension Scene {
  /// Adds commands: menus above the page where there is room, and keys that work everywhere.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()
    return mapping { AnyView(CommandsHost(content: $0, commands: commands)) }
  }
}
