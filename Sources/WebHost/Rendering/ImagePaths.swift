import Foundation
import ViewGraph

/// Where the page finds its pictures.
public struct ImagePaths: Sendable {
  /// The path under which a remote picture is served, such as `/~/r?u=…`; nil where it must not be shown. `width` is
  /// the width in points at which it is shown, nil while unknown.
  public var remote: @Sendable (_ url: URL, _ width: Int?) -> String?

  /// Makes paths.
  public init(remote: @escaping @Sendable (_ url: URL, _ width: Int?) -> String?) {
    self.remote = remote
  }
}
