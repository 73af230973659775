import Foundation

/// How the items of a collection lie.
/// - Partly: a layout of a program's own is not asked: items lie as with `UICollectionViewFlowLayout`.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The collection whose items lie so.
  public internal(set) weak var collectionView: UICollectionView?

  public nonisolated override init() {}

  /// Says that items lie otherwise.
  open func invalidateLayout() { collectionView?.changed() }
}

/// Items side by side, in rows that wrap, or in columns where the collection scrolls sideways.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What a size is that the item's content has.
  nonisolated public static var automaticSize: CGSize { CGSize(width: -1, height: -1) }

  /// The way in which the collection scrolls.
  public enum Direction: Int, Sendable {
    case vertical, horizontal
  }

  /// The size of items, in points; 50 by 50 at the beginning.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of items to begin with; `automaticSize` lets items have the size of their content.
  open var estimatedItemSize = CGSize.zero
  /// The least distance between rows, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance of items in a row, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The distance of a section from the edges, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of views above sections; zero for none.
  open var headerReferenceSize = CGSize.zero
  /// The size of views below sections; zero for none.
  open var footerReferenceSize = CGSize.zero
  /// The way in which the collection scrolls.
  open var scrollDirection: Direction = .vertical
  /// Whether views above sections stay in sight.
  /// - Partly: kept and not used: they do not.
  open var sectionHeadersPinToVisibleBounds = false
}

extension UICollectionView {
  /// The way in which a collection scrolls.
  public typealias ScrollDirection = UICollectionViewFlowLayout.Direction
}
