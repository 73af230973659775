import HTTPTypes
import NIOHTTP1

/// An answer to what is no proper request, after which the connection closes.
package struct RequestRefusal: Error, Equatable, Sendable {
  /// What is said in the status line.
  package let status: HTTPResponseStatus
  /// What is said to whoever looks at the answer.
  package let sentence: String
  /// What the answer says besides.
  package var headers: HTTPHeaders = [:]

  private init(_ status: HTTPResponseStatus, _ sentence: String, headers: HTTPHeaders = [:]) {
    self.status = status
    self.sentence = sentence
    self.headers = headers
  }

  /// The request breaks a rule of HTTP/1.1 (RFC 9112); the sentence names it.
  package static func malformed(_ sentence: String) -> RequestRefusal { .init(.badRequest, sentence) }

  /// The method is none that any address here has (RFC 9110, 9.1).
  package static let unknownMethod = RequestRefusal(.notImplemented, "This server does not know the method.")
  /// The body is coded in a way that is not known (RFC 9112, 6.1).
  package static let unknownCoding = RequestRefusal(
    .notImplemented, "This server knows no transfer coding but chunked.")
  /// The version is none of HTTP/1 (RFC 9110, 15.6.6).
  package static let unknownVersion = RequestRefusal(.httpVersionNotSupported, "This server speaks HTTP/1.1.")
  /// The address is too long (RFC 9112, 3).
  package static let longAddress = RequestRefusal(.uriTooLong, "The address is too long.")
  /// There are too many header fields, or they are too long (RFC 6585, 5).
  package static let largeHead = RequestRefusal(.requestHeaderFieldsTooLarge, "The request has too many header fields.")
  /// The body is too long (RFC 9110, 15.5.14).
  package static let largeBody = RequestRefusal(.payloadTooLarge, "The request's body is too long.")
  /// The request did not end in time (RFC 9110, 15.5.9).
  package static let late = RequestRefusal(.requestTimeout, "The request took too long.")
  /// The client expects something other than `100-continue` (RFC 9110, 15.5.18).
  package static let unknownExpectation = RequestRefusal(
    .expectationFailed, "This server meets no expectation but 100-continue.")
  /// A page from elsewhere asks for a socket.
  package static let foreignOrigin = RequestRefusal(.forbidden, "Pages from elsewhere cannot connect.")
  /// The client speaks another version of WebSocket (RFC 6455, 4.2.2).
  package static let otherWebSocket = RequestRefusal(
    .upgradeRequired, "This server speaks version 13 of WebSocket.",
    headers: ["Sec-WebSocket-Version": "13", "Upgrade": "websocket"])

  /// What the parser's error means; `line` is what is known of the first line.
  package init(_ error: HTTPParserError, line: RequestLine) {
    switch error {
    case .headerOverflow: self = line.isTooLong ? .longAddress : .largeHead
    case .invalidVersion where !line.endsBare: self = .unknownVersion
    case .invalidMethod: self = line.hasMethod ? .unknownMethod : .malformed("This is no request of HTTP.")
    case .invalidContentLength, .unexpectedContentLength: self = .malformed("The length of the body is not clear.")
    case .invalidChunkSize: self = .malformed("The body is not chunked properly.")
    case .invalidHeaderToken: self = .malformed("A header field is malformed.")
    default: self = .malformed("The request is malformed.")
    }
  }

  /// The answer's head for a body of so many bytes.
  func head(length: Int) -> HTTPResponseHead {
    var headers = HTTPHeaders(SecurityHeaders.common.map { ($0.name.rawName, $0.value) })
    headers.add(name: "Content-Type", value: "text/plain; charset=utf-8")
    headers.add(name: "Content-Length", value: String(length))
    headers.add(name: "Cache-Control", value: "no-store")
    headers.add(contentsOf: self.headers)
    headers.add(name: "Connection", value: self.headers.contains(name: "Upgrade") ? "close, upgrade" : "close")
    return HTTPResponseHead(version: .http1_1, status: status, headers: headers)
  }
}
