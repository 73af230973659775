import Foundation

/// The parameters of a request in order; absent and empty ones are left out.
package struct QueryItems {
  private var items: [(name: String, value: String)] = []

  /// No parameters.
  package init() {}

  package mutating func add(_ name: String, _ value: String?) {
    if let value, !value.isEmpty { items.append((name, value)) }
  }

  package mutating func add(_ name: String, _ values: [String]) {
    add(name, values.filter { !$0.isEmpty }.joined(separator: ","))
  }

  package mutating func add(_ name: String, _ number: Int?) {
    add(name, number.map { String($0) })
  }

  /// Everything but letters, digits and -._~ as percent codes: a plus or an ampersand in a search is part of the search.
  package var encoded: String {
    items.map { "\(Self.encode($0.name))=\(Self.encode($0.value))" }.joined(separator: "&")
  }

  private static func encode(_ text: String) -> String {
    let plain = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
}
