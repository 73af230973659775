import FoundationNetworking
import SwiftUI

/// Answers addresses of a program's own, as `lakes://`.
public protocol URLSchemeHandler {
  /// The parts of an answer.
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>
  /// Answers a request: by a response, and by bytes.
  /// - Partly: asked for what the program loads, and shown when all of it is there, without scripts, styles and pictures.
  func reply(for request: URLRequest) -> TaskSequence
}

/// A part of an answer.
public enum URLSchemeTaskResult: Sendable {
  /// What comes.
  case response(URLResponse)
  /// Bytes of it.
  case data(Data)
}

/// What addresses of a program's own begin with.
public struct URLScheme: Hashable, Sendable {
  private let name: String

  /// Makes a scheme of its name; nil where it is no name of one, or one that browsers answer.
  public init?(_ rawValue: String) {
    let allowed = "abcdefghijklmnopqrstuvwxyz0123456789+-."
    let name = rawValue.lowercased()
    guard let first = name.first, first.isASCII, first.isLetter, name.allSatisfy({ allowed.contains($0) }),
      !Self.taken.contains(name)
    else { return nil }
    self.name = name
  }

  init(of url: URL) { name = url.scheme?.lowercased() ?? "" }

  private static let taken: Set = ["about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss"]
}
