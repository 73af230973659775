/// Where the reader is in a program: every tab, page, sheet, choice and text that differs from the start.
///
/// A location is made from the program's own controls: each has a lasting key, derived from its place in the view
/// hierarchy, and a value. Applied to a freshly mounted graph it brings back the same screen, which is how links,
/// reloads, Back and Forward, restarts of the server, and reading without scripts work with no routes written.
///
/// Controls that choose what is on the screen, by values that have words (`LocationWords`), make up the path; all
/// others are entries.
public struct Location: Equatable, Sendable {
  /// One control that is not as it was at the start.
  public struct Entry: Equatable, Sendable {
    /// The control's lasting key.
    public var key: String
    /// Its value as text.
    public var value: String
    /// True for tabs, pages and sheets: steps that Back undoes. False for texts and choices.
    public var isStep: Bool
    /// True for what is on a tab that is not shown: kept for when the reader opens it, but no part of the address.
    public var isHidden: Bool
    /// The key of the innermost step of the path that the control is inside of, nil outside of all.
    public var scope: String?

    /// How many pages of a stack the entry stands for; nil where it is of something else.
    package var pages: Int? { key.hasPrefix(Location.pagesName + "-") ? Int(value) : nil }

    /// Makes an entry.
    public init(key: String, value: String, isStep: Bool = false, isHidden: Bool = false, scope: String? = nil) {
      self.key = key
      self.value = value
      self.isStep = isStep
      self.isHidden = isHidden
      self.scope = scope
    }
  }

  /// The name of entries that count the pages of a stack which have no words.
  static let pagesName = "pages"

  /// One step of the way to what is on the screen: a tab, a page, a choice of what is shown.
  public struct Step: Equatable, Sendable {
    /// The lasting key of what was chosen from.
    public var key: String
    /// What was chosen, in words; none where nothing is.
    public var words: [String]
    /// True where it is as it was at the start, and so need not be said at the end of a path.
    public var isDefault: Bool
    /// True where it was chosen by turning pages, which Back does not undo.
    public var isTurn = false
    /// What the step would make of words that follow it: where it could make nothing of them, what it is by default
    /// need not be said in front of them either. Nil for a step that is always said.
    var reader: WordReader?

    /// Makes a step.
    public init(key: String, words: [String], isDefault: Bool = false) {
      self.key = key
      self.words = words
      self.isDefault = isDefault
    }

    /// Whether the step may be left out in front of the words of other steps.
    fileprivate func isImplied(before following: [String]) -> Bool {
      guard isDefault else { return false }
      return following.isEmpty || reader.map { !$0.reads(following) } ?? false
    }
  }

  /// The way to what is on the screen, from the outside in.
  public var path: [Step]
  /// What is set beside the path, from the root of the view hierarchy downwards.
  public var entries: [Entry]

  /// Makes a location; with nothing it is the start.
  ///
  /// - Parameters:
  ///   - entries: Values of controls.
  ///   - words: The words of the path, to be claimed by the controls that they are meant for.
  public init(_ entries: [Entry] = [], words: [String] = []) {
    self.entries = entries
    path = words.isEmpty ? [] : [Step(key: "", words: words)]
  }

  /// The words of the path. Steps that are as they were at the start are left out at its end, and wherever the words
  /// that follow cannot be mistaken for theirs.
  public var words: [String] { words(of: path) }

  /// The words of the path that tell one screen from another: without pages that are turned.
  public var screenWords: [String] { words(of: path.filter { !$0.isTurn }) }

  private func words(of path: [Step]) -> [String] {
    path.reversed().reduce([]) { following, step in
      step.isImplied(before: following) ? following : step.words + following
    }
  }

  /// The value under a key, nil where the control is as it was at the start.
  public subscript(key: String) -> String? {
    entries.first { $0.key == key }?.value
  }

  /// The entries that are steps. Together with the path they say which of two locations is another screen.
  public var steps: [Entry] { entries.filter { $0.isStep && !$0.isHidden } }

  /// This location with one thing changed: what lay behind the changed step is not part of it.
  public func applying(_ change: LocationChange, isStep: Bool = false) -> Location {
    var result = self
    if let step = change.step, let index = path.firstIndex(where: { $0.key == step.key }) {
      let undone = Set(path[index...].map(\.key))
      result.path[index...] = [step]
      result.entries.removeAll { $0.scope.map(undone.contains) ?? false }
      return result
    }
    result.entries.removeAll { $0.key == change.key }
    if let value = change.value {
      result.entries.append(Entry(key: change.key, value: value, isStep: isStep))
    }
    return result
  }
}

/// What pressing a control changes about a location.
public struct LocationChange: Equatable, Sendable {
  /// The key of the entry that is set, where there is no step or the step is not part of the path.
  public var key: String
  /// The entry's value; nil takes it away.
  public var value: String?
  /// The step of the path that is taken in place of the one with the same key.
  public var step: Location.Step?

  /// Makes a change of an entry or, where the path has a step of that key, of the step.
  public init(key: String, value: String?, step: Location.Step? = nil) {
    self.key = key
    self.value = value
    self.step = step
  }

  /// Takes away the step with a key, and what lies behind it.
  static func undoing(_ key: String) -> LocationChange {
    LocationChange(key: key, value: nil, step: Location.Step(key: key, words: []))
  }
}
