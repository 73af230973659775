/// Whether the reader has the program before them.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Out of sight.
  case background
  /// In sight, but not in use.
  case inactive
  /// In use.
  case active
}
