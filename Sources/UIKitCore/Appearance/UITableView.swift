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

  private static let proxy = UITableView(frame: .zero)

  /// What all lists look like unless a view says otherwise: `separatorStyle`, `separatorColor` and `backgroundColor`.
  override public class func appearance() -> UITableView { proxy }
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

  private static let proxy = UITableViewCell(frame: .zero)

  /// What all rows look like unless a view says otherwise: `backgroundColor`.
  public static func appearance() -> UITableViewCell { proxy }
}

/// A list in newer systems: its `backgroundColor` counts as that of `UITableView`.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  private static let proxy = UICollectionView(frame: .zero)

  /// What all lists look like unless a view says otherwise: `backgroundColor`.
  override public class func appearance() -> UICollectionView { proxy }
}
