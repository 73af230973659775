extension Text {
  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }

  /// The case in which letters are shown.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// How a date is shown.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of day: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The date: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The distance from now: 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with its direction: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as on a stop watch: 2:32.
    public static let timer = DateStyle(kind: .timer)
  }

  /// The pattern of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is made up.
    public struct Pattern: Hashable, Sendable {
      let name: String

      /// One line.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    /// How the line is made up.
    public let pattern: Pattern
    /// Nil is the colour of the text.
    public let color: Color?

    /// Makes a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A single line.
    public static let single = LineStyle()
  }
}
