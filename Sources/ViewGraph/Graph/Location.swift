/// Where the reader is in a program: every tab, page, sheet, choice and text that differs from the start.
///
/// A location is made from the program's own controls: each has a lasting key, derived from its place in the view
/// hierarchy, and a value. Applied to a freshly mounted graph it brings back the same screen, which is how links,
/// reloads, Back and Forward, restarts of the server, and reading without scripts work with no routes written.
public struct Location: Equatable, Sendable {
  /// One control that is not as it was at the start.
  public struct Entry: Equatable, Sendable {
    /// The control's lasting key.
    public var key: String
    /// Its value as text.
    public var value: String
    /// True for tabs, pages and sheets: steps that Back undoes. False for texts and choices.
    public var isStep: Bool

    /// Makes an entry.
    public init(key: String, value: String, isStep: Bool = false) {
      self.key = key
      self.value = value
      self.isStep = isStep
    }
  }

  /// The entries from the root of the view hierarchy downwards.
  public var entries: [Entry]

  /// Makes a location; with no entries it is the start.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// The value under a key, nil where the control is as it was at the start.
  public subscript(key: String) -> String? {
    entries.first { $0.key == key }?.value
  }

  /// The steps alone.
  public var steps: [Entry] { entries.filter(\.isStep) }

  /// This location with one entry set, or taken away.
  public func applying(_ change: LocationChange, isStep: Bool = false) -> Location {
    var result = self
    result.entries.removeAll { $0.key == change.key }
    if let value = change.value {
      result.entries.append(Entry(key: change.key, value: value, isStep: isStep))
    }
    return result
  }
}
