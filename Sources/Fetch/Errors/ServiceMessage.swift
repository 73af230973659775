import Foundation

/// Finds the sentence for people in the body of an error answer: JSON of any of the usual shapes, HTML, plain text.
enum ServiceMessage {
  private static let lengthLimit = 500

  static func text(in body: Data, contentType: String?) -> String? {
    guard !body.isEmpty, body.count <= 1 << 20 else { return nil }
    if let json = try? JSONSerialization.jsonObject(with: body, options: [.fragmentsAllowed]) {
      return message(in: json, depth: 0).flatMap(tidy)
    }
    guard let text = String(data: body, encoding: .utf8) else { return nil }
    let start = text.drop { $0.isWhitespace }.prefix(200).lowercased()
    if contentType?.lowercased().contains("html") ?? false || start.hasPrefix("<!doctype") || start.hasPrefix("<html") {
      return (element("title", in: text) ?? element("h1", in: text)).flatMap(tidy)
    }
    guard !start.hasPrefix("{"), !start.hasPrefix("["), !start.hasPrefix("<") else { return nil }
    return tidy(text)
  }

  private static func message(in json: Any, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    if let text = json as? String { return text }
    if let list = json as? [Any] { return list.lazy.compactMap { message(in: $0, depth: depth + 1) }.first }
    guard let object = json as? [String: Any] else { return nil }
    let keys = ["message", "status_message", "error_description", "detail", "errors", "error", "title", "reason"]
    return keys.lazy.compactMap { object[$0] }.compactMap { message(in: $0, depth: depth + 1) }.first { !$0.isEmpty }
  }

  private static func element(_ name: String, in html: String) -> String? {
    guard let open = html.range(of: "<\(name)[^>]*>", options: [.regularExpression, .caseInsensitive]),
      let close = html.range(of: "</\(name)", options: .caseInsensitive, range: open.upperBound..<html.endIndex)
    else { return nil }
    let inner = html[open.upperBound..<close.lowerBound]
    return inner.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
      .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
      .replacingOccurrences(of: "&amp;", with: "&")
  }

  private static func tidy(_ text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return nil }
    return words.count <= lengthLimit ? words : words.prefix(lengthLimit - 1) + "…"
  }
}
