import ViewGraph

/// Turns the display trees of one session into its page and then into patches for that page.
///
/// A renderer is a value with no I/O: it remembers the tree that the browser has and the styles it was sent. Use it
/// from any one thread at a time; all work is done on the caller's thread.
public struct Renderer: Sendable {
  /// Where the page finds its pictures.
  public let imagePaths: ImagePaths
  private(set) var root: DisplayNode?
  var styles = StyleSheetState()
  private var images: [String: ImageData] = [:]

  /// Makes a renderer that has sent nothing yet.
  public init(imagePaths: ImagePaths) {
    self.imagePaths = imagePaths
  }

  /// The whole document in UTF-8, from the doctype on. From now on `patches(to:)` starts from this commit.
  public mutating func page(_ commit: Commit, options: PageOptions) -> [UInt8] {
    fatalError()
  }

  /// The fewest operations that turn what the browser has into the commit; empty where nothing is seen of it.
  ///
  /// Commits may be left out: what counts is the last one given to `page`, `patches` or `replacement`. With nothing
  /// rendered before, it is the same as `replacement(_:)`.
  public mutating func patches(to commit: Commit) -> [Patch] {
    fatalError()
  }

  /// Operations that replace all that the page shows, for a page made by another process or before a restart.
  public mutating func replacement(_ commit: Commit) -> [Patch] {
    fatalError()
  }

  /// The pictures met since the last call, by the name under which the page asks for them: `/~/i/NAME`, where the name
  /// is `HASH.EXT`.
  public mutating func takeImages() -> [String: ImageData] {
    defer { images = [:] }
    return images
  }

  /// A node and all in it as HTML, without remembering it.
  public func html(of node: DisplayNode, in location: Location = Location()) -> HTMLFragment {
    fatalError()
  }
}
