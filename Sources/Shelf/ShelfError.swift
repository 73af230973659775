import Foundation

/// Why what readers keep cannot be opened. `localizedDescription` says it to the one who runs the program.
public enum ShelfError: Error, Equatable {
  /// The file is damaged or is no database: its path, and the database's own words.
  case damaged(String, String)
  /// The file or its folder cannot be written: its path, and the system's own words.
  case notWritable(String, String)
  /// Anything else, in the database's own words.
  case other(String)
}

extension ShelfError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .damaged(let path, let words):
      "\(path) is damaged or no database (\(words)). Move it away to begin with an empty one."
    case .notWritable(let path, let words): "\(path) cannot be written (\(words))."
    case .other(let words): words
    }
  }
}
