import Foundation
import ViewGraph

/// What a node's HTML depends on besides the node: facts about what is around it.
struct RenderContext: Equatable {
  /// True inside a button, link or label, where HTML allows no further ones.
  var isInteractive = false
  /// True where text is part of a line, such as a heading or a label, and must not be a paragraph.
  var isInline = false
  /// False inside a heading or a button, where HTML allows no headings. Links hold what may stand where they stand.
  var holdsHeadings = true
  /// True in a control with no text of its own, which is called what its symbol shows. Any other symbol is decoration.
  var namesSymbols = false
  /// True where controls do not work.
  var isDisabled = false
  /// True directly inside a list, where only list items may stand.
  var isInList = false
  /// True directly inside a table, where only its rows may stand.
  var isInTable = false
  /// True inside a sheet or alert, which is no place for the page's main part.
  var isInDialog = false
  /// The most lines that a text may have, nil for any number.
  var lineLimit: Int?
  /// The lines for which a text keeps space, nil for those that it has.
  var minimumLines: Int?
  /// How small text may become to fit, as a part of its size.
  var scaleFactor: CGFloat = 1
  /// Where a text that is too long is cut.
  var truncation = Text.TruncationMode.tail
  /// The points between the lines of a text.
  var lineSpacing: CGFloat = 0
  /// True where bars take some of the safe area.
  var isInSafeArea = false
  /// True directly inside a stack whose distances are below nothing.
  var isOverlapped = false
  /// The text at which the line below the row begins, where that is not at the row's edge.
  var lineStart: DisplayNode.ID?
  /// The gradient that symbols are painted with; nil where they have a colour.
  var gradient: Paint?
  /// What the node is offered at least.
  var room = LayoutRules.leastWindow
  /// Whether the script lays the node out.
  var turns = Turns.outside
  /// How the node is laid out by what it is in.
  var place = LayoutPlace()
}
