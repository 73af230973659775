import Foundation

/// A list of rows, which a data source makes. Its `appearance()` is how SwiftUI's lists look, too.
///
/// Rows are asked for as they come near to what is seen, as SwiftUI's lists do. They are as high as what is in them, unless the
/// delegate or `rowHeight` says otherwise.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Where a row stands that was scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// What a delegate answers in place of a height: as high as what is in it.
  nonisolated public static var automaticDimension: CGFloat { -1 }

  /// How sections look.
  public let style: Style
  /// Says which rows there are.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Says how rows look, and is told of what readers do.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      _scrollDelegate = delegate
      changed()
    }
  }
  /// The lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { changed() } }
  /// The colour of the lines between rows; nil is the platform's.
  open var separatorColor: UIColor? { didSet { changed() } }
  /// What stands below the rows. An empty view is how programs get rid of the lines of rows that are not there: here
  /// such rows have none.
  open var tableFooterView: UIView? { didSet { changed() } }
  /// What stands above the rows.
  open var tableHeaderView: UIView? { didSet { changed() } }
  /// What lies behind the rows.
  open var backgroundView: UIView? { didSet { changed() } }
  /// How far below the edge a section's header begins; nil is the platform's.
  /// - Partly: kept and not used: use listSectionSpacing(_:).
  open var sectionHeaderTopPadding: CGFloat?
  /// Whether rows can be chosen.
  open var allowsSelection = true { didSet { changed() } }
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while the table is edited.
  /// - Partly: kept and not used: they cannot.
  open var allowsSelectionDuringEditing = false, allowsMultipleSelectionDuringEditing = false
  /// The height of rows; a negative one is that of what is in them.
  open var rowHeight: CGFloat = -1 { didSet { changed() } }
  /// The height of headers; a negative one is that of what is in them.
  open var sectionHeaderHeight: CGFloat = -1 { didSet { changed() } }
  /// The height of footers; a negative one is that of what is in them.
  open var sectionFooterHeight: CGFloat = -1 { didSet { changed() } }
  /// Heights to begin with, until those of what is in them are known; browsers measure by themselves.
  /// - Partly: kept and not used: browsers measure by themselves.
  open var estimatedRowHeight: CGFloat = -1, estimatedSectionHeaderHeight: CGFloat = -1
  /// The distance of lines between rows from the edges.
  /// - Partly: kept and not used: use alignmentGuide with listRowSeparatorLeading.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether rows can be put in another order, removed or added.
  open var isEditing = false { didSet { if isEditing != oldValue { changed() } } }
  /// Which rows there are, and what is chosen.
  package var rows = TableRows()
  /// The cells that are there, by the numbers of their rows.
  package var cells: [Int: UITableViewCell] = [:]
  /// Cells that may be used again.
  var freeCells: [String: [UITableViewCell]] = [:]
  var cellMakers: [String: UITableViewCell.Type] = [:]
  var headerMakers: [String: UITableViewHeaderFooterView.Type] = [:]
  /// How many changes are under way that belong together.
  var changesUnderWay = 0
  /// The row that is to be scrolled to, and how often one was.
  package var scrollWish: (row: Int, position: ScrollPosition, count: Int) = (0, .none, 0)

  /// Makes a table.
  public nonisolated init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public nonisolated override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Begins or ends editing.
  /// - Partly: `animated` is not used.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }
}
