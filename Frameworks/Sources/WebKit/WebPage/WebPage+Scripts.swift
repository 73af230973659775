import FoundationNetworking
import SwiftUI

extension WebPage {
  /// Runs a script in the page, which browsers let no program do with another site's page: fails.
  /// - Partly: throws `javaScriptExceptionOccurred`: browsers keep pages of other sites apart.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> sending Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// The page as a picture or a file, which browsers give to no program.
  @available(
    *, unavailable, message: "browsers let no program read another site's page: offer its address with ShareLink"
  )
  public func exported(as configuration: ExportedContentConfiguration) async throws -> Data { Data() }

  /// As what a page is handed out.
  public struct ExportedContentConfiguration: Hashable, Sendable {
    /// What of a page.
    public enum Region: Hashable, Sendable {
      case contents
      case rect(CGRect)
    }

    private let name: String

    /// A document.
    /// - Partly: `region` and `allowTransparentBackground` are not used: nothing is exported.
    public static func pdf(
      region: Region = .contents, allowTransparentBackground: Bool = false
    ) -> ExportedContentConfiguration { ExportedContentConfiguration(name: "pdf") }
    /// A picture.
    /// - Partly: `region`, `allowTransparentBackground` and `snapshotWidth` are not used: nothing is exported.
    public static func image(
      region: Region = .contents, allowTransparentBackground: Bool = false, snapshotWidth: CGFloat? = nil
    ) -> ExportedContentConfiguration { ExportedContentConfiguration(name: "image") }
    /// The page with all that belongs to it.
    public static var webArchive: ExportedContentConfiguration { ExportedContentConfiguration(name: "webArchive") }
  }
}

/// Where scripts run, apart from those of others.
/// - Partly: kept and not used: no scripts are run.
@MainActor @preconcurrency
open class WKContentWorld: NSObject {
  /// What it is called.
  public let name: String?

  private nonisolated init(name: String?) { self.name = name }

  /// That of the page itself.
  public class var page: WKContentWorld { WKContentWorld(name: nil) }
  /// That of the program.
  public class var defaultClient: WKContentWorld { WKContentWorld(name: nil) }
  /// One of the program's, by its name.
  public class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}
