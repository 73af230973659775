import Foundation

/// A list. SwiftUI makes lists by itself: programs use this class for `appearance()`, which is how all of them look.
@MainActor
open class UITableView: UIScrollView {
  /// The lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The colour of the lines between rows; nil is the platform's.
  open var separatorColor: UIColor?

  private static let proxy = UITableView(frame: .zero)

  /// What all lists look like unless a view says otherwise: `separatorStyle`, `separatorColor` and `backgroundColor`.
  public static func appearance() -> UITableView { proxy }
}

/// A row of a list, whose `appearance()` is how all of them look.
@MainActor
open class UITableViewCell: UIView {
  /// What there is between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  private static let proxy = UITableViewCell(frame: .zero)

  /// What all rows look like unless a view says otherwise: `backgroundColor`.
  public static func appearance() -> UITableViewCell { proxy }
}

/// A list in newer systems: its `backgroundColor` counts as that of `UITableView`.
@MainActor
open class UICollectionView: UIScrollView {
  private static let proxy = UICollectionView(frame: .zero)

  /// What all lists look like unless a view says otherwise: `backgroundColor`.
  public static func appearance() -> UICollectionView { proxy }
}
