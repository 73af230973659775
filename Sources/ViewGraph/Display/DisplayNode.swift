/// One node of the display tree: what a view shows, resolved, with no trace of the view that made it.
///
/// The display tree is what a renderer sees of a program. It is small, semantic and neutral: another renderer (a
/// terminal, a native toolkit) can start from it. Nodes are immutable and shared: a transaction makes new nodes only
/// on the way from the root to what changed, so `old === new` means that nothing below changed.
public final class DisplayNode: Sendable, Identifiable {
  /// Names the node for as long as the view that made it lives; unique within its graph, never used again.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    /// The number behind the name.
    public let rawValue: UInt32

    /// Makes the name with the given number.
    public init(_ rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public var description: String { "#\(rawValue)" }
  }

  /// The node's lasting name.
  public let id: ID
  /// For a row that rests, a number that stands for what is inside; 0 for any other.
  nonisolated(unsafe) private var fingerprint: UInt32 = 0
  /// What the node is.
  public let content: DisplayContent
  /// How it looks and behaves beyond its content, from the innermost modifier to the outermost.
  public let modifiers: [DisplayModifier]
  nonisolated(unsafe) private var inside: [DisplayNode]
  /// What the node answers to what it is offered.
  public let layout: LayoutAnswer

  /// The axes along which the node takes all the space it is offered.
  public var expansion: Axis.Set { layout.expansion }

  /// Makes a node; without `layout` the node answers as its content, its children and its modifiers say.
  public init(
    id: ID,
    content: DisplayContent,
    modifiers: [DisplayModifier] = [],
    children: [DisplayNode] = [],
    layout: LayoutAnswer? = nil
  ) {
    self.id = id
    self.content = content
    self.modifiers = modifiers
    inside = children
    self.layout = layout ?? LayoutRules.answer(of: content, modifiers: modifiers, children: children)
  }

  /// The nodes inside it, in order of layout (and, in overlapping layouts, from back to front); none for a row that
  /// rests, see `RestingContent`.
  public var children: [DisplayNode] {
    if fingerprint != 0 { RestingContent.isAskedFor() }
    return inside
  }

  /// True for a row whose content was let go of.
  package var isResting: Bool { fingerprint != 0 }

  /// Lets go of what is inside. Nobody may be looking at the node meanwhile.
  ///
  /// - Parameter fingerprint: A number that is the same for another node only where that shows the same.
  package func rest(_ fingerprint: UInt32) {
    self.fingerprint = max(fingerprint, 1)
    inside = []
  }

  /// True where a node with a fingerprint shows what this one, which rests, showed before.
  package func showed(_ fingerprint: UInt32) -> Bool { self.fingerprint == max(fingerprint, 1) }

  /// True for what cuts the layers that it is one of.
  public var isMask: Bool { modifiers.contains(.cutting) }

  /// True for sheets, alerts and other presentations, which take no part in the layout of where they are declared.
  public var isPresentation: Bool {
    if case .presentation = content { return true }
    return false
  }
}
