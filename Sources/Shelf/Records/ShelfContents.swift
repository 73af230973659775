import Foundation

/// Everything that is kept of one reader, the latest first.
public struct ShelfContents: Sendable, Equatable {
  /// What was put aside.
  public var bookmarks: [Bookmark] = []
  /// The names of what has been read.
  public var read: Set<String> = []
  /// When stories were read last, by the same names.
  public var visits: [String: Date] = [:]
  /// The words that were searched for, by section.
  public var searches: [String: [String]] = [:]
  /// What is not to be seen.
  public var mutes: [Mute] = []

  /// Makes contents; empty ones by default.
  public init(
    bookmarks: [Bookmark] = [], read: Set<String> = [], visits: [String: Date] = [:],
    searches: [String: [String]] = [:],
    mutes: [Mute] = []
  ) {
    self.bookmarks = bookmarks
    self.read = read
    self.visits = visits
    self.searches = searches
    self.mutes = mutes
  }
}
