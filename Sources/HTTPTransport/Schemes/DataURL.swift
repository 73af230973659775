import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loading of `data:` addresses (RFC 2397).
enum DataURL {
  static func load(_ url: URL) throws(URLError) -> HTTPResponse {
    let text = url.absoluteString
    guard let colon = text.firstIndex(of: ":"), let comma = text.firstIndex(of: ",") else {
      throw .newsreel(.badURL, url: url)
    }
    var parts = text[text.index(after: colon)..<comma].components(separatedBy: ";")
    let payload = String(text[text.index(after: comma)...])
    let isBase64 = parts.last?.lowercased() == "base64"
    if isBase64 { parts.removeLast() }
    let type = parts.first?.isEmpty ?? true ? "text/plain;charset=US-ASCII" : parts.joined(separator: ";")
    guard let body = isBase64 ? base64(payload) : bytes(payload) else {
      throw .newsreel(.cannotDecodeContentData, url: url)
    }
    return HTTPResponse(
      url: url, status: 200, headers: ["Content-Type": type, "Content-Length": String(body.count)], body: body)
  }

  private static func base64(_ payload: String) -> Data? {
    guard let plain = payload.removingPercentEncoding else { return nil }
    return Data(base64Encoded: plain, options: .ignoreUnknownCharacters)
  }

  private static func bytes(_ payload: String) -> Data? {
    var result = Data()
    var rest = Array(payload.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
        return nil
      }
      result.append(value)
      rest = rest.dropFirst(2)
    }
    return result
  }
}
