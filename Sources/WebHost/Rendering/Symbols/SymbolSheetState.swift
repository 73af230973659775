/// Which symbols a page has, and which it needs.
///
/// Every symbol is drawn once, in the element `symbols` at the end of the page, and used by reference.
struct SymbolSheetState: Sendable {
  private var sent: Set<String> = []
  /// Symbols that are needed and have not been sent.
  private(set) var pending: [String] = []

  /// The address of a symbol that is known; it is sent when the page does not have it yet.
  mutating func reference(to name: String) -> String {
    if sent.insert(name).inserted { pending.append(name) }
    return Self.id(name).name
  }

  /// The symbols to send now, which then count as sent.
  mutating func takePending() -> [String] {
    defer { pending = [] }
    return pending
  }

  static func id(_ name: String) -> ElementID {
    ElementID("y-" + name)
  }
}
