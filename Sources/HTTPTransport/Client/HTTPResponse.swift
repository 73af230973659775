import Foundation

/// A complete answer.
public struct HTTPResponse: Sendable, Hashable {
  /// Where the answer came from, after redirects.
  public var url: URL
  /// The status code; 200 for file and data addresses.
  public var status: Int
  /// The fields of the answer.
  public var headers: HeaderFields
  /// The whole body, decompressed.
  public var body: Data
  /// The version of the protocol, as in "HTTP/1.1".
  public var version: String

  /// Creates an answer.
  public init(
    url: URL, status: Int, headers: HeaderFields = [:], body: Data = Data(), version: String = "HTTP/1.1"
  ) {
    self.url = url
    self.status = status
    self.headers = headers
    self.body = body
    self.version = version
  }
}
