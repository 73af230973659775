/// A control that chooses what is on the screen by values with words: a step, or several, of the location's path.
///
/// A tab view is one step, a stack as many as it has pages. Steps inside of what is chosen come after it.
@MainActor
protocol PathStep: LocatedNode {
  /// The steps now, from the outside in; none where what is chosen has no words.
  var pathLevels: [PathLevel] { get }
  /// Takes as many of the words as it understands for one of its levels.
  ///
  /// - Parameters:
  ///   - level: The level, counted from 0; one more than there are asks for a further one.
  ///   - words: What is left of a path, nothing at its end.
  ///   - resets: True where a control that gets no words is to go back to the start.
  func claim(_ level: Int, _ words: ArraySlice<String>, resets: Bool) -> PathClaim
}

/// One level of a path step.
struct PathLevel {
  var step: Location.Step
  /// Where what is chosen is shown.
  var part: ScreenPart?

  init(key: String, words: [String], isDefault: Bool = false, part: ScreenPart? = nil) {
    step = Location.Step(key: key, words: words, isDefault: isDefault)
    self.part = part
  }
}

/// What became of words that a path step was offered.
enum PathClaim {
  /// It shows what so many words say, or needs none.
  case shown(Int)
  /// It has understood so many words, and will show what they say after the next evaluation.
  case changed(Int)
  /// The words are not for it, or not yet.
  case none
  /// The words ought to be for it, but it does not know them.
  case unknown
}
