/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the platform does.
  case automatic
  case visible
  case hidden
}

/// How much something stands out.
@frozen public enum Prominence: Hashable, Sendable {
  case standard, increased
}
