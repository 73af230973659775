/// What a publisher does in the course of time, drawn as a line of text: one character for each second.
///
/// `-` is a second in which nothing happens, a letter or digit is a value, `|` is the finish, `#` a failure, and `(...)` holds what
/// happens in one and the same second. Spaces are for the eye only, and silence at the end does not count.
///
/// ```swift
/// let output = Marbles.run("ab--c---|") { $0.debounce(for: 2, scheduler: $1) }
/// #expect(output == "---b--c-|")
/// ```
public struct Marbles: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The failure that `#` stands for.
  public struct Failure: Error, Hashable {
    /// Creates the failure.
    public init() {}
  }

  /// What happens in each second, in order.
  let frames: [[Character]]

  init(frames: [[Character]]) {
    let end = (frames.lastIndex { !$0.isEmpty } ?? -1) + 1
    self.frames = Array(frames.prefix(end))
  }

  /// Reads a line of marbles. Traps if a parenthesis is not closed, or if one is closed that was never opened.
  public init(stringLiteral line: String) {
    var frames: [[Character]] = []
    var group: [Character]?
    for character in line where character != " " {
      switch character {
      case "(":
        precondition(group == nil, "A group inside of a group: \(line)")
        group = []
      case ")":
        guard let closed = group else { preconditionFailure("A group that was never opened: \(line)") }
        frames.append(closed)
        group = nil
      case "-" where group == nil: frames.append([])
      default:
        if group == nil { frames.append([character]) } else { group?.append(character) }
      }
    }
    precondition(group == nil, "A group that is never closed: \(line)")
    self.init(frames: frames)
  }

  /// The line of text.
  public var description: String {
    frames.map { events in
      switch events.count {
      case 0: "-"
      case 1: String(events)
      default: "(" + String(events) + ")"
      }
    }
    .joined()
  }
}
