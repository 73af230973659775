import InternetAddresses

/// What stands in `Host`: a name or an address, perhaps with a port (RFC 3986, 3.2.2 and 3.2.3).
enum HostName {
  /// True for a name or an address with or without a port.
  static func isValid(_ text: String) -> Bool {
    let (name, port) = parts(text)
    guard text.utf8.count <= 255, port.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    if name.hasPrefix("[") {
      return name.hasSuffix("]") && IPAddress(String(name.dropFirst().dropLast())) != nil
    }
    return !name.isEmpty && name.utf8.allSatisfy(isInNames)
  }

  /// True where a name can only be this very machine or address: no name server can say that it is somewhere else.
  static func isLiteral(_ text: String) -> Bool {
    isLocal(text) || address(text) != nil
  }

  /// True for `localhost` and loopback addresses.
  static func isLocal(_ text: String) -> Bool {
    parts(text).name.lowercased() == "localhost" || address(text)?.isLoopback == true
  }

  private static func address(_ text: String) -> IPAddress? {
    IPAddress(parts(text).name.filter { $0 != "[" && $0 != "]" })
  }

  private static func parts(_ text: String) -> (name: String, port: String) {
    guard let colon = text.lastIndex(of: ":"), !text[colon...].contains("]") else { return (text, "") }
    return (String(text[..<colon]), String(text[text.index(after: colon)...]))
  }

  private static func isInNames(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~!$&'()*+;=%".utf8.contains(byte)
    }
  }
}
