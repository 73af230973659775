import Foundation

/// A file's address that means each reader's own file, where it lies below a reader's home.
///
/// `static let container` is made while the first reader's code runs, and must not lead all others to that reader's file.
public struct ReaderURL: Sendable, Hashable {
  /// Where it lies elsewhere.
  private let fixed: URL?
  /// The way from the home.
  private let way: String?

  public init(_ url: URL) {
    let home = Self.home
    let path = url.standardizedFileURL.path
    way = path.hasPrefix(home + "/") ? String(path.dropFirst(home.count + 1)) : nil
    fixed = way == nil ? url : nil
  }

  /// The address for the reader for whom the code runs.
  public var url: URL {
    fixed ?? URL(fileURLWithPath: Self.home).appending(path: way ?? "")
  }

  private static var home: String { URL(fileURLWithPath: NSHomeDirectory()).standardizedFileURL.path }
}
