import Foundation

/// Reads and writes files in turn with others that do so by coordinators. No other program has the files of this one here: the turn is
/// that of the program's own threads.
/// - Partly: presenters are not told.
open class NSFileCoordinator: NSObject {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutChanges = ReadingOptions(rawValue: 1 << 0)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 1 << 1)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 1 << 2)
    public static let forUploading = ReadingOptions(rawValue: 1 << 3)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let forDeleting = WritingOptions(rawValue: 1 << 0)
    public static let forMoving = WritingOptions(rawValue: 1 << 1)
    public static let forMerging = WritingOptions(rawValue: 1 << 2)
    public static let forReplacing = WritingOptions(rawValue: 1 << 3)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 1 << 4)
  }

  private static let turn = NSRecursiveLock()

  /// Makes a coordinator.
  public init(filePresenter: AnyObject? = nil) {}

  /// Reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor reader: (URL) -> Void
  ) {
    Self.turn.withLock { reader(options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url) }
  }

  /// Writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor writer: (URL) -> Void
  ) {
    Self.turn.withLock { writer(url) }
  }

  /// Reads a file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error: UnsafeMutablePointer<NSError?>? = nil,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    Self.turn.withLock { readerWriter(readingURL, writingURL) }
  }
}
