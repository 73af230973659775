/// A list of stories that the service keeps.
public enum StoryCollection: String, Sendable, Hashable, CaseIterable, Codable, Identifiable {
  /// The front page and what follows it, by rank; holds jobs too. 500 at most.
  case top
  /// The newest first. 500 at most.
  case new
  /// The highest voted of late.
  case best
  /// Questions to everyone. 200 at most, like the two below.
  case ask
  /// What people have made.
  case show
  /// Offers of work.
  case job

  public var id: String { rawValue }
}
