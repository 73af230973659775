import Foundation

/// An answer as it came over the wire.
struct RawResponse {
  let status: Int
  let headers: [String: String]
  let body: [UInt8]

  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count > 1, let status = Int(words[1]) else { return nil }
    self.status = status
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces) }
    }
    self.headers = headers
    body = Array(bytes[end.upperBound...])
  }

  /// Answers that were sent one after the other, each with the length of its body.
  static func all(in bytes: [UInt8]) -> [RawResponse] {
    var answers: [RawResponse] = []
    var rest = bytes[...]
    while let first = RawResponse(Array(rest)) {
      guard let length = first.headers["content-length"].flatMap(Int.init), length < first.body.count else {
        return answers + [first]
      }
      let end = rest.endIndex - first.body.count + length
      if let one = RawResponse(Array(rest[..<end])) { answers.append(one) }
      rest = rest[end...]
    }
    return answers
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The token in the page.
  var token: String? { text.firstMatch(of: /data-token="([^"]*)"/).map { String($0.1) } }
}
