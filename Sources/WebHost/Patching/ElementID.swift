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

  /// The value of the `id` attribute.
  public let name: String

  init(_ name: String) {
    self.name = name
  }

  /// The address of a node's outermost element.
  public init(_ node: DisplayNode.ID) {
    name = "n" + String(node.rawValue, radix: 36)
  }

  /// An element inside the node's outermost one.
  func part(_ letter: String) -> ElementID {
    ElementID(name + "-" + letter)
  }

  public var description: String { name }
}
