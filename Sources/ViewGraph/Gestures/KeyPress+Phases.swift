import Foundation

extension KeyPress {
  /// When a key is told of.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// As it goes down.
    public static let down = Phases(rawValue: 1)
    /// Again and again while it is down.
    public static let `repeat` = Phases(rawValue: 2)
    /// As it goes up.
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Keys are told of as they go down.
  public var phase: Phases { .down }
}

extension View {
  /// Does something when a key is pressed.
  /// - Partly: `phases` counts only as far as it has `.down`: browsers' keys are told of as they go down.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Does something when one of several keys is pressed.
  /// - Partly: `phases` counts only as far as it has `.down`: browsers' keys are told of as they go down.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: phases.contains(.down) ? keys : [], action: action)
  }

  /// Does something when a key is pressed that types one of these characters.
  /// - Partly: only characters of ASCII, and as the key goes down.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let typed = (0x20...0x7E as ClosedRange<UInt8>).map { Unicode.Scalar($0) }.filter(characters.contains)
    return onKeyPress(keys: Set(typed.map { KeyEquivalent(Character($0)) }), phases: phases, action: action)
  }

  /// Does something when any key is pressed.
  /// - Partly: only keys that type characters of ASCII, arrows, Return, Escape and those that delete, as they go down.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let typed = (0x20...0x7E as ClosedRange<UInt8>).map { KeyEquivalent(Character(Unicode.Scalar($0))) }
    let others: Set<KeyEquivalent> = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .return, .escape, .delete, .deleteForward,
    ]
    return onKeyPress(keys: others.union(typed), phases: phases, action: action)
  }
}
