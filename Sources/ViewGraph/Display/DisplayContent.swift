import Foundation

/// What a display node is. Actions name the event target that a renderer reports to `Graph.send(_:to:)`.
public enum DisplayContent: Equatable, Sendable {
  /// A plain wrapper that exists to carry modifiers; children lie one on the other.
  case box
  /// Children drawn back to front; the child at `primary` gives the size, the others are aligned within its bounds.
  indirect case layers(primary: Int, alignment: Alignment)
  /// Children in a row or a column.
  indirect case stack(StackContent)
  /// Children one on the other, aligned.
  indirect case overlap(alignment: Alignment)
  /// Children in a grid, row by row.
  indirect case grid(GridContent)
  /// The first child that fits along the axes, alone; the last where none does.
  case firstThatFits(Axis.Set)
  /// Children at places that the program has chosen for the size that the renderer has told it.
  indirect case placed(PlacedContent)
  /// A drawing.
  indirect case drawing(DrawingContent)
  /// Text.
  case text(TextContent)
  /// A picture.
  indirect case image(ImageContent)
  /// A filled or stroked shape.
  indirect case shape(ShapeContent)
  /// A flexible gap.
  case spacer(minLength: CGFloat?)
  /// A thin line across the stack it is in.
  case divider
  /// A page or a film from elsewhere.
  indirect case embedded(EmbeddedContent)
  /// A button; the children are its label.
  indirect case button(ButtonContent)
  /// A link that leaves the program; the children are its label.
  indirect case link(LinkContent)
  /// A line or an area of editable text; the children, if any, are its label.
  indirect case field(FieldContent)
  /// A switch; the children are its label.
  indirect case toggle(ToggleContent)
  /// A choice of one among several; the children are its label.
  indirect case picker(PickerContent)
  /// A number that is dragged; the children are its label.
  indirect case slider(SliderContent)
  /// A value that is stepped up and down; the children are its label.
  case stepper(StepperContent)
  /// A date that is chosen; the children are its label.
  indirect case datePicker(DatePickerContent)
  /// A menu behind a button; the first `labelCount` children are its label, the rest its entries.
  case menu(labelCount: Int, prominence: ButtonProminence = .automatic)
  /// Progress of something: a fraction, or just going on; the children are its label.
  indirect case progress(ProgressContent)
  /// A part of the screen that scrolls.
  indirect case scroll(ScrollContent)
  /// Rows below each other.
  indirect case list(ListContent)
  /// A group of rows; the children are the rows after `header` and before `footer` of them.
  indirect case section(SectionContent)
  /// One row of a list.
  indirect case row(RowContent)
  /// Stands where further rows will be built when the reader comes near: tell the target `.near`. Without a target there is no
  /// room for them (`Graph.nodeLimit`).
  case moreRows(target: EventTarget?, remaining: Int)
  /// A table; the children are a cell for the name of each column, then rows whose children are cells.
  indirect case table(TableContent)
  /// A stack of pages of which the last is seen; the children are `.page`s.
  case navigation(NavigationContent)
  /// One page of a navigation stack, with its bar; the first `barItems` children belong to the bar.
  indirect case page(PageContent)
  /// Tabs; the children are the pages of the tabs that were visited, see `TabsContent.pages`.
  indirect case tabs(TabsContent)
  /// A sheet, alert, menu or other thing shown above the page.
  indirect case presentation(PresentationContent)
  /// A hint to whoever tests or reads the tree that a view is not drawn: takes no space.
  case empty
}

/// Names who receives an event: a view of the graph.
public struct EventTarget: Hashable, Sendable, CustomStringConvertible {
  /// The number behind the name; unique within its graph.
  public let rawValue: UInt32

  /// Makes the name with the given number.
  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public var description: String { "@\(rawValue)" }
}
