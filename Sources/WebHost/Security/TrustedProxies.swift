import InternetAddresses

/// The proxies in front of the server whose word counts about where readers come from (`Forwarded`,
/// `X-Forwarded-For`, `-Proto` and `-Host`). From anybody else these fields are ignored.
public struct TrustedProxies: Sendable, Hashable {
  /// No proxy is trusted: all connections are the readers' own. The default.
  public static let none = TrustedProxies(ranges: [])

  /// The addresses of the proxies.
  let ranges: [IPAddressRange]

  private init(ranges: [IPAddressRange]) {
    self.ranges = ranges
  }

  /// Reads a list of addresses and ranges with commas between them, such as `127.0.0.1, 10.0.0.0/8, ::1`.
  ///
  /// Throws `WebHostError.arguments` with a sentence where an entry is neither.
  public init(_ text: String) throws(WebHostError) {
    var ranges: [IPAddressRange] = []
    for entry in text.split(separator: ",").map({ $0.filter { $0 != " " } }) where !entry.isEmpty {
      guard let range = IPAddressRange(entry) else {
        throw .arguments("\(entry) is no address of a proxy; write 127.0.0.1 or 10.0.0.0/8, with commas between them.")
      }
      ranges.append(range)
    }
    self.ranges = ranges
  }

  /// True for the address of a proxy that is trusted.
  func contains(_ address: IPAddress) -> Bool {
    ranges.contains { $0.contains(address) }
  }
}
