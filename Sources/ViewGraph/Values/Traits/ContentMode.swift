/// How content with an aspect ratio lies in the space it is given.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Wholly inside.
  case fit
  /// Covering all of it.
  case fill
}
