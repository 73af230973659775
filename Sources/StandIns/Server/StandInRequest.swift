import Foundation

/// A request as the services see it, free of any server's types.
struct StandInRequest: Sendable {
  /// A name with its value; used for headers and for parameters.
  struct Field: Sendable, Equatable {
    var name: String
    var value: String
  }

  var method = "GET"
  /// The path with percent escapes resolved.
  var path: String
  var query: [Field] = []
  var headers: [Field] = []
  var body: [UInt8] = []
  /// How the outside world reaches this server, without a final slash: links in answers begin with it.
  var origin = "http://127.0.0.1"

  /// The first value of a header, whatever the case of its name.
  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The first value of a parameter, whatever the case of its name.
  func parameter(_ name: String) -> String? {
    query.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

extension StandInRequest {
  /// Splits what stands after the path: `+` is a space, broken escapes stay as they are.
  static func fields(ofQuery query: String) -> [Field] {
    query.split(separator: "&").map { part in
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Field(name: unescaped(halves[0]), value: halves.count > 1 ? unescaped(halves[1]) : "")
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    let spaced = text.replacing("+", with: " ")
    return spaced.removingPercentEncoding ?? String(spaced)
  }
}
