/// What kind of text something is, for assistive software.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension Text {
  /// The text, read letter by letter.
  /// - Partly: changes nothing: browsers do not tell assistive software how to read.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// The text, read higher or lower.
  /// - Partly: changes nothing: browsers do not tell assistive software how to read.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// The text, read with its punctuation.
  /// - Partly: changes nothing: browsers do not tell assistive software how to read.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// The text, read after what is being read.
  /// - Partly: changes nothing: browsers read what changes after what is being read.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Says what kind of text this is.
  /// - Partly: changes nothing: browsers do not tell assistive software kinds of text.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

extension View {
  /// Lets texts be read letter by letter.
  /// - Partly: changes nothing: browsers do not tell assistive software how to read.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Lets texts be read higher or lower.
  /// - Partly: changes nothing: browsers do not tell assistive software how to read.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Lets texts be read with their punctuation.
  /// - Partly: changes nothing: browsers do not tell assistive software how to read.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Lets texts be read after what is being read.
  /// - Partly: changes nothing: browsers read what changes after what is being read.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Says what kind of text the view has.
  /// - Partly: changes nothing: browsers do not tell assistive software kinds of text.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
}
