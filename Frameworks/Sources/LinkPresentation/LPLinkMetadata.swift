@_exported import UIKit
import Foundation
import FoundationNetworking
import SwiftUI

/// What a page says of itself.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address that answered.
  open var url: URL?
  /// The page's title.
  open var title: String?
  /// The address of the picture that the page shows for itself; Apple's has a provider of the picture.
  open var _pictureURL: URL?

  /// Makes what says nothing.
  public override init() {}
}

/// Why a page could not be asked.
public struct LPError: Error, Equatable, Sendable {
  /// Reasons.
  public enum Code: Int, Sendable {
    case unknown = 1
    case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }
}

/// Asks pages what they say of themselves: the server fetches them, as it fetches all that programs load.
/// - Partly: title and picture by Open Graph; no icons and films.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Seconds that a page may take.
  open var timeout: TimeInterval = 30
  /// Whether pictures are fetched too; they are shown by their addresses.
  /// - Partly: kept and not used.
  open var shouldFetchSubresources = true

  public override init() {}

  /// Asks a page.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    guard ["http", "https"].contains(url.scheme) else { throw LPError(.metadataFetchFailed) }
    var request = URLRequest(url: url)
    request.timeoutInterval = timeout
    guard let (data, response) = try? await URLSession.shared.data(for: request) else {
      throw LPError(.metadataFetchFailed)
    }
    let page = PageWords(String(decoding: data.prefix(500_000), as: UTF8.self))
    let metadata = LPLinkMetadata()
    metadata.originalURL = url
    metadata.url = response.url ?? url
    metadata.title = page.title
    metadata._pictureURL = page.picture.flatMap { URL(string: $0, relativeTo: response.url ?? url)?.absoluteURL }
    return metadata
  }

  /// Asks a page.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    Task {
      do {
        completionHandler(try await startFetchingMetadata(for: url), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Asks no more; what is on its way is told all the same.
  open func cancel() {}
}

/// What the head of a page says: the Open Graph properties, otherwise the title.
struct PageWords {
  let title: String?
  let picture: String?

  init(_ text: String) {
    func property(_ name: String) -> String? {
      for tag in text.matches(of: #/(?i)<meta\b[^>]*>/#) {
        guard tag.0.lowercased().contains("\"og:\(name)\"") || tag.0.lowercased().contains("'og:\(name)'") else {
          continue
        }
        if let content = tag.0.firstMatch(of: #/(?i)content\s*=\s*(?:"([^"]*)"|'([^']*)')/#) {
          return Self.plain(String(content.1 ?? content.2 ?? ""))
        }
      }
      return nil
    }
    let title = text.firstMatch(of: #/(?is)<title[^>]*>(.*?)<\/title>/#).map { Self.plain(String($0.1)) }
    self.title = property("title") ?? title
    picture = property("image")
  }

  /// Text with the five named characters of HTML and numbered ones in their place.
  private static func plain(_ text: String) -> String {
    let names = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&apos;": "'", "&nbsp;": " "]
    let named = names.reduce(text) { $0.replacing($1.key, with: $1.value) }
    return named.replacing("&amp;", with: "&").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
