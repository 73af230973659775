import Foundation

/// The parameters of a request, read but not yet judged.
struct TMDbParameters: Sendable {
  private let request: StandInRequest
  private let era: TMDbConfiguration.Era

  init(_ request: StandInRequest, _ era: TMDbConfiguration.Era) {
    self.request = request
    self.era = era
  }

  var language: TMDbLanguage { TMDbLanguage(text("language")) }

  /// Throws unless a key comes as a key, or a token as a token.
  func checkCredential() throws(TMDbError) {
    if let key = text("api_key") {
      if isToken(key) || key.hasPrefix("invalid") { throw .keyInvalid }
      if key.hasPrefix("suspended") { throw .keySuspended }
      if key.hasPrefix("limited") { throw .tooManyRequests }
      return
    }
    let header = request.header("Authorization") ?? ""
    guard header.lowercased().hasPrefix("bearer "), isToken(String(header.dropFirst(7))) else { throw .keyInvalid }
  }

  /// 1 to 500; 1 by default.
  func page() throws(TMDbError) -> Int {
    guard let text = text("page") else { return 1 }
    guard let page = Int(text), page >= 1 else { throw .page(era, isTooGreat: false) }
    guard page <= 500 else { throw .page(era, isTooGreat: true) }
    return page
  }

  /// The words of a search.
  func query() throws(TMDbError) -> [String] {
    guard let text = text("query") else { throw .queryMissing(era) }
    return FoldedText.words(of: text)
  }

  /// The sub-resources that the answer should hold besides.
  func additions() throws(TMDbError) -> [String] {
    let names = (text("append_to_response") ?? "").split(separator: ",").map(String.init)
    guard names.count <= 20 else { throw .tooManyAdditions }
    return names
  }

  /// The languages of pictures or videos: those that `include_…` names, otherwise that of the answer, if there is one.
  func languages(_ kind: String) -> Set<String>? {
    let named = text("include_\(kind)_language") ?? text("language").map { String($0.prefix { $0 != "-" }) }
    return named.map { Set($0.split(separator: ",").map(String.init)) }
  }

  func number(_ name: String) -> Int? { text(name).flatMap { Int($0) } }
  func decimal(_ name: String) -> Double? { text(name).flatMap { Double($0) } }
  func day(_ name: String) -> Int? { text(name).flatMap { DayText.day($0) } }

  func text(_ name: String) -> String? {
    let value = request.parameter(name)?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return value.isEmpty ? nil : value
  }

  /// Whether a list of numbers fits: a comma is "and", a bar is "or".
  func accepts(_ name: String, _ values: [Int]) -> Bool {
    guard let text = text(name) else { return true }
    if text.contains("|") { return text.split(separator: "|").contains { Int($0).map(values.contains) ?? false } }
    return text.split(separator: ",").allSatisfy { Int($0).map(values.contains) ?? false }
  }

  private func isToken(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && !parts.contains("")
  }
}
