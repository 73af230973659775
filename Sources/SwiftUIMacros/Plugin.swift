import Foundation

/// The compiler's partner for the macros of SwiftUI.
///
/// The compiler starts this program and talks to it over standard input and output: each message is JSON, preceded by
/// its length as eight bytes, lowest first. The two macros need so little that no syntax library is used.
@main
enum Plugin {
  static func main() {
    while let request = Wire.read() {
      Wire.write(answer(to: request))
    }
  }

  private static func answer(to request: [String: Any]) -> [String: Any] {
    if request["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    }
    if let expansion = request["expandFreestandingMacro"] as? [String: Any] {
      return Expansion(expansion).result
    }
    if let expansion = request["expandAttachedMacro"] as? [String: Any] {
      return Expansion(expansion).result
    }
    return Expansion.failure("this plugin does not know what it is asked for")
  }
}
