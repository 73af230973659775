/// How lines of text lie towards each other.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
