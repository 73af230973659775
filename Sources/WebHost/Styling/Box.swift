import Foundation
import ViewGraph

/// The look and behaviour of one element: class names, declarations and attributes made from a node's modifiers.
struct Box {
  /// Classes of the base style sheet.
  private var names = ""
  /// Declarations that become a class of their own.
  var style = Declarations()
  var attributes: [(StaticString, String)] = []
  /// Attributes that are written once and never patched.
  var fixedAttributes: [(StaticString, String)] = []
  var isDisabled = false
  /// Set where the modifiers say how many lines a text may have.
  var lineLimit: Int??
  /// Set where the modifiers say for how many lines a text keeps space.
  var minimumLines: Int??
  /// Set where the modifiers say how small text may become.
  var scaleFactor: CGFloat?
  /// Set where the modifiers say where a text is cut.
  var truncation: Text.TruncationMode?
  /// Set where the modifiers say how far lines are apart.
  var lineSpacing: CGFloat?
  /// True where assistive software is told a name.
  var hasLabel = false
  /// What the element tells of its focus, where it is no control.
  var focus: FocusTie?
  /// True where the element stands in a wrapper that has the node's address.
  var isWrapped = false
  var frameAlignment: Alignment?
  /// What the node's own modifiers paint it with.
  var foreground: Paint?
  /// True where the modifiers say what `.secondary` is.
  var hasLevels = false
  var aspect: Aspect?
  /// The axes along which a picture is as large as the other axis and its proportions make it.
  var followingAxes: Axis.Set = []
  /// The width in points at which the element is shown, nil while unknown.
  var shownWidth: Int?
  /// Filters, which have to be put together in one declaration.
  var filters: [CSS] = []

  struct Aspect {
    var ratio: CGFloat?
    var mode: ContentMode
  }

  /// Names of attributes that belong to a form control rather than to the element around it.
  private static let controlNames = ["aria-label", "aria-description", "aria-valuetext", "title"]

  /// True for controls: what assistive software is told goes to the control and not to the element around it.
  var movesAttributesToControl = false {
    didSet {
      guard movesAttributesToControl else { return }
      controlAttributes = attributes.filter { Self.controlNames.contains($0.0.description) }
      attributes.removeAll { Self.controlNames.contains($0.0.description) }
    }
  }
  private(set) var controlAttributes: [(StaticString, String)] = []

  /// A box with no look of its own.
  init() {}

  /// The look and behaviour that modifiers give to a node.
  init<Sink>(_ modifiers: [DisplayModifier], of node: DisplayNode, in painter: Painter<Sink>) {
    for modifier in modifiers {
      apply(modifier, node, painter.state)
      if let paint = modifier.paint { painter.state.serve(paint) }
    }
    if painter.context.isInSafeArea { leaveSafeArea(modifiers, of: node) }
    // What is inside and stands back is a part of this colour.
    if let foreground, !foreground.isHierarchical, !hasLevels, node.content.holdsForeground { add("fh") }
    if !filters.isEmpty { style.add("filter", .list(filters, separator: " ")) }
  }

  /// Nothing inside of a padding touches the edges of the safe area, except of a padding that is a part of it.
  private mutating func leaveSafeArea(_ modifiers: [DisplayModifier], of node: DisplayNode) {
    for case .padding(let insets) in modifiers {
      let inside = node.modifiers + (node.children.count == 1 ? node.children[0].modifiers.suffix(1) : [])
      if inside.contains(.safeArea(insets)) { continue }
      if insets.top > 0 { style.add("--it", "0px") }
      if insets.bottom > 0 { style.add("--ib", "0px") }
      if insets.leading > 0 { style.add("--il", "0px") }
      if insets.trailing > 0 { style.add("--ir", "0px") }
    }
  }

  /// Adds a class of the base style sheet.
  mutating func add(_ name: ClassName) {
    if !names.isEmpty { names += " " }
    names += name.text
  }

  /// Marks an element that needs the script's rarer half.
  mutating func needsMore() {
    if !attributes.contains(where: { $0.0.isSame(as: "data-e") }) { attributes.append(("data-e", "")) }
  }

  /// The value of the class attribute; empty for none.
  func classNames(_ state: RenderState) -> String {
    if style.isEmpty { return names }
    let name = state.styles.className(for: style)
    return names.isEmpty ? name : names + " " + name
  }

  /// Aligns what lies in the box as its frame says.
  mutating func alignFrame() {
    if let frameAlignment { style.place(frameAlignment) }
  }

  /// Marks an element that comes with an entrance, and one that will leave slowly.
  mutating func entersWithMotion(_ node: DisplayNode, _ state: RenderState) {
    for case .transition(let spec) in node.modifiers {
      // Where it comes or goes at once it does not fade either, as views with no transition do.
      let name = Motion.keyframes(spec.removal, state)
      attributes.append(("data-out", name ?? ""))
      if name != nil { needsMore() }
      if state.entrances.contains(node.id) {
        fixedAttributes.append(("data-in", Motion.keyframes(spec.insertion, state) ?? ""))
      }
    }
  }
}

extension DisplayModifier {
  var isFrame: Bool {
    if case .frame = self { return true }
    return false
  }

  /// True for what takes some of the safe area.
  var takesSafeArea: Bool {
    if case .safeArea = self { return true }
    return false
  }

  /// True for what acts on the content of a framed element, and for what controls are told about themselves.
  var belongsInsideFrame: Bool {
    if case .accessibility = self { return true }
    if case .disabled = self { return true }
    return layer < 3
  }
}
