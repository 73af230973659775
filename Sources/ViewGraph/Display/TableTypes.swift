import Foundation

/// Rows with a cell for each column, below the columns' names.
public struct TableContent: Equatable, Sendable {
  /// What a table says of one column.
  public struct Column: Equatable, Sendable {
    public enum Order: String, Sendable {
      case ascending, descending
    }

    /// Who is told `.press` to sort by the column, nil where that is not possible.
    public var sortTarget: EventTarget?
    /// How the rows are sorted by this column; nil where they are sorted by another first.
    public var order: Order?
    public var width: FrameSize?

    public init(sortTarget: EventTarget? = nil, order: Order? = nil, width: FrameSize? = nil) {
      self.sortTarget = sortTarget
      self.order = order
      self.width = width
    }
  }

  public var columns: [Column]
  /// How it scrolls.
  public var scroll = ScrollContent(axes: .vertical)

  public init(columns: [Column]) {
    self.columns = columns
  }
}
