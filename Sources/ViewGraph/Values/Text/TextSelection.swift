/// What is selected in a text that is being edited, or where what is typed goes.
public struct TextSelection: Equatable, Hashable {
  /// The places of a selection in the text.
  public enum Indices: Equatable, Hashable {
    /// One range; an empty one is where what is typed goes.
    case selection(Range<String.Index>)
    /// Several ranges; browsers select the first.
    case multiSelection(RangeSet<String.Index>)
  }

  /// Where the selection is.
  public let indices: Indices
  /// To which side what is typed belongs.
  public let affinity: TextSelectionAffinity

  /// Selects a range of the text.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
    affinity = .automatic
  }

  /// Selects several ranges of the text.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
    affinity = .automatic
  }

  /// Selects nothing: what is typed goes to a place.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// True where nothing is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// To which side of its place what is typed belongs.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  case automatic, upstream, downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
  /// To which side of its place what is typed belongs.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Says to which side of its place what is typed belongs.
  /// - Partly: changes nothing: browsers decide that themselves.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    modifier(EnvironmentWriter(\.textSelectionAffinity, affinity))
  }
}
