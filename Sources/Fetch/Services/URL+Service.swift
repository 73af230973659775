import Foundation

extension URL {
  /// The address of something a service has, below this address.
  package func appending(path: String, query: QueryItems) -> URL? {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return nil }
    parts.path += (parts.path.hasSuffix("/") ? "" : "/") + path
    let encoded = query.encoded
    parts.percentEncodedQuery = encoded.isEmpty ? nil : encoded
    return parts.url
  }
}

extension [String: String] {
  /// A variable of an environment without spaces around it; nil for an empty one.
  package func variable(_ name: String) -> String? {
    guard let value = self[name]?.trimmingCharacters(in: .whitespacesAndNewlines), !value.isEmpty else { return nil }
    return value
  }

  /// The allowance of a service that `NAME_ALLOWANCE` says, such as `100/day`, counted for one key; nil where it says none.
  package func allowance(_ name: String, for key: String?) -> Quota? {
    variable(name + "_ALLOWANCE").flatMap { Quota($0, name: "\(name) \(key ?? "")") }
  }
}
