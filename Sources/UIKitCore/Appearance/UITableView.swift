import Foundation

/// A list. SwiftUI makes lists by itself: programs use this class for `appearance()`, which is how all of them look.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The colour of the lines between rows; nil is the platform's.
  open var separatorColor: UIColor?
  /// What stands below the rows. An empty view is how programs get rid of the lines of rows that are not there: here
  /// such rows have none.
  /// - Partly: an empty one takes the lines of rows away that are not there; others are not shown.
  open var tableFooterView: UIView?
  /// What stands above the rows. SwiftUI's lists have headers of their own.
  /// - Partly: kept and not shown: put it into the first row.
  open var tableHeaderView: UIView?
  /// How far below the edge a section's header begins; nil is the platform's.
  /// - Partly: kept and not used: use listSectionSpacing(_:).
  open var sectionHeaderTopPadding: CGFloat?
  /// Whether rows can be chosen.
  /// - Partly: kept and not used: rows can be pressed where a program says so.
  open var allowsSelection = true
  /// Heights of rows, headers and footers; negative ones are the platform's.
  /// - Partly: kept and not used: use frame(minHeight:) or defaultMinListRowHeight.
  open var rowHeight: CGFloat = -1, sectionHeaderHeight: CGFloat = -1, sectionFooterHeight: CGFloat = -1
  /// The distance of lines between rows from the edges.
  /// - Partly: kept and not used: use alignmentGuide with listRowSeparatorLeading.
  open var separatorInset = UIEdgeInsets.zero
}

/// A row of a list, whose `appearance()` is how all of them look.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// What there is between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// What a row looks like while it is pressed.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What rows look like while they are pressed.
  /// - Partly: kept and not used: rows are marked as the platform does.
  open var selectionStyle: SelectionStyle = .default
  /// What is behind rows that are chosen.
  /// - Partly: kept and not shown: use listRowBackground(_:).
  open var selectedBackgroundView: UIView?
  /// What is behind rows.
  /// - Partly: kept and not shown: use listRowBackground(_:).
  open var backgroundView: UIView?
}

/// A list in newer systems: its `backgroundColor` counts as that of `UITableView`.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {}

/// The header or footer of a list's section.
/// - Partly: kept and not used: say how the views look that are the header.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// What is behind the header.
  open var backgroundView: UIView?
  /// The header's text.
  public let textLabel: UILabel? = UILabel(frame: .zero)
}
