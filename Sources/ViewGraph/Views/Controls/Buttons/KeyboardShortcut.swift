/// A key on a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character

  /// Makes the key that types a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Makes the key that types a character.
  public init(extendedGraphemeClusterLiteral literal: Character) {
    character = literal
  }

  /// The key with an arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key with an arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key with an arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key with an arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key one page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key one page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The tabulator key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")

  /// The key as renderers are told it: a word, or the character that it types.
  var name: String {
    switch self {
    case .upArrow: "up"
    case .downArrow: "down"
    case .leftArrow: "left"
    case .rightArrow: "right"
    case .escape: "escape"
    case .delete: "backspace"
    case .deleteForward: "delete"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pageup"
    case .pageDown: "pagedown"
    case .tab: "tab"
    case .return: "return"
    case .space: "space"
    default: String(character)
    }
  }
}

/// Keys that are held down together with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, or Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command; Control on keyboards without it.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// Any key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// Keys that press a button.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held down together with it.
  public var modifiers: EventModifiers

  /// Makes a shortcut; Command is held down by default.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return: the button that is meant most often.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the button that leaves things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The shortcut as renderers are told it: `cmd+ctrl+alt+shift+key`, with what applies.
  package var name: String {
    var parts: [String] = []
    if modifiers.contains(.command) { parts.append("cmd") }
    if modifiers.contains(.control) { parts.append("ctrl") }
    if modifiers.contains(.option) { parts.append("alt") }
    if modifiers.contains(.shift) { parts.append("shift") }
    return (parts + [key.name]).joined(separator: "+")
  }
}

private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// The keys that press the button that the view is in; nil for none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

private struct FocusStepKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// How far the key of the button moves the focus; nil where it does something else.
  var focusStep: Int? {
    get { self[FocusStepKey.self] }
    set { self[FocusStepKey.self] = newValue }
  }
}

extension View {
  /// Says that the key of this button moves the focus among the views of its page that have `focused(_:equals:)`, so that it
  /// moves at once and the program hears of it as of any other focus. The button is pressed where there is nothing to
  /// move to. Not of Apple's: there a program is as near as the screen.
  ///
  /// - Parameter step: 1 for the next, -1 for the previous, 0 presses the one that has it.
  nonisolated public func movesFocus(by step: Int) -> some View {
    modifier(EnvironmentWriter(\.focusStep, step))
  }

  /// Lets keys press the button.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys press the button.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Lets keys press the button; nil for none.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(EnvironmentWriter(\.keyboardShortcut, shortcut))
  }
}
