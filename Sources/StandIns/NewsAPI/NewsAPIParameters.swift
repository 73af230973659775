import Foundation

/// The parameters of a request, read but not yet judged. Names are matched whatever their case.
struct NewsAPIParameters: Sendable {
  private let request: StandInRequest

  init(_ request: StandInRequest) {
    self.request = request
  }

  var query: String? { text("q") }
  var titleQuery: String? { text("qInTitle") }
  var searchIn: [String] { list("searchIn") }
  var sources: [String] { list("sources") }
  var domains: [String] { list("domains") }
  var excludedDomains: [String] { list("excludeDomains") }
  var language: String? { text("language") }
  var country: String? { text("country")?.lowercased() }
  var category: String? { text("category")?.lowercased() }
  var sortBy: String? { text("sortBy") }
  var from: Date? { text("from").flatMap { Timestamp.parse($0) } }
  var to: Date? { text("to").flatMap { Timestamp.parse(endOfDay: $0) } }
  var fromText: String { text("from") ?? "" }

  /// The key from the query, `X-Api-Key` or `Authorization`, in this order.
  var key: String? {
    if let key = text("apiKey") ?? filled(request.header("X-Api-Key")) { return key }
    guard let header = filled(request.header("Authorization")) else { return nil }
    return header.lowercased().hasPrefix("bearer ") ? filled(String(header.dropFirst(7))) : header
  }

  /// A number, its default when absent; throws when it is not a number.
  func number(_ name: String, default standard: Int) throws(NewsAPIError) -> Int {
    guard let text = text(name) else { return standard }
    guard let number = Int(text) else { throw .requestInvalid }
    return number
  }

  private func text(_ name: String) -> String? {
    filled(request.parameter(name))
  }

  /// Spaces around members and empty members are tolerated.
  private func list(_ name: String) -> [String] {
    (text(name) ?? "").split(separator: ",").compactMap { filled(String($0)) }
  }

  private func filled(_ text: String?) -> String? {
    let trimmed = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return trimmed.isEmpty ? nil : trimmed
  }
}

extension Timestamp {
  /// A day as the end of a period includes that day.
  fileprivate static func parse(endOfDay text: String) -> Date? {
    parse(text).map { text.count == 10 ? $0 + 86399 : $0 }
  }
}
