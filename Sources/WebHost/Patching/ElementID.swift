import ViewGraph

/// The address of an element in the page: the value of its HTML `id` attribute.
///
/// The outermost element of a display node is `n` and the node's number in base 36 (`n2f`). Elements inside it that
/// have to be addressed of their own add a dash and a letter (`n2f-c`).
public struct ElementID: Hashable, Sendable, CustomStringConvertible {
  /// The element that holds the whole tree.
  public static let root = ElementID("root")
  /// The element that holds the drawings of symbols.
  public static let symbols = ElementID("symbols")
  /// The form of buttons that change what is kept.
  static let kept = ElementID("kept")

  /// The node whose element it is, or nearly is.
  private let node: DisplayNode.ID?
  /// The name, or what follows the node's.
  private let rest: String

  /// The value of the `id` attribute.
  public var name: String { node.map { "n" + String($0.rawValue, radix: 36) + rest } ?? rest }

  init(_ name: String) {
    node = nil
    rest = name
  }

  /// The address of a node's outermost element.
  public init(_ node: DisplayNode.ID) {
    self.node = node
    rest = ""
  }

  /// An element inside the node's outermost one.
  func part(_ letter: String) -> ElementID {
    ElementID(node: node, rest: rest + "-" + letter)
  }

  private init(node: DisplayNode.ID?, rest: String) {
    self.node = node
    self.rest = rest
  }

  /// Writes the name in UTF-8.
  func write(to bytes: inout [UInt8]) {
    if let node {
      bytes.append(UInt8(ascii: "n"))
      bytes.append(base36: node.rawValue)
    }
    bytes.append(contentsOf: rest.utf8)
  }

  public var description: String { name }

  public static func == (left: ElementID, right: ElementID) -> Bool {
    if let one = left.node, let other = right.node { return one == other && left.rest == right.rest }
    return left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension [UInt8] {
  /// Appends a number in base 36, as `String(_:radix:)` writes it.
  mutating func append(base36 number: UInt32) {
    let start = count
    var rest = number
    repeat {
      let digit = UInt8(rest % 36)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      rest /= 36
    } while rest > 0
    self[start...].reverse()
  }
}
