import Foundation

/// Items in rows that wrap, which a data source makes. Its `backgroundColor`, said by `appearance()`, is that of
/// SwiftUI's lists, too.
///
/// Items are asked for as they come near to what is seen.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Where an item stands that was scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of views above sections.
  nonisolated public static var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of views below sections.
  nonisolated public static var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// Says which items there are.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Says how items lie, and is told of what readers do.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      _scrollDelegate = delegate
      changed()
    }
  }
  /// How items lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      changed()
    }
  }
  /// What lies behind the items.
  open var backgroundView: UIView? { didSet { changed() } }
  /// Whether items can be chosen.
  open var allowsSelection = true { didSet { changed() } }
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// Which items there are, and what is chosen.
  package var rows = TableRows()
  /// The cells that are there, by the numbers of their items.
  package var cells: [Int: UICollectionViewCell] = [:]
  var freeCells: [String: [UICollectionViewCell]] = [:]
  var makers: [String: UICollectionReusableView.Type] = [:]
  var changesUnderWay = 0
  /// The item that is to be scrolled to, and how often one was.
  package var scrollWish: (item: Int, position: ScrollPosition, count: Int) = (0, [], 0)

  /// Makes a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public nonisolated override init(frame: CGRect) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Lets items lie otherwise.
  /// - Partly: `animated` is not used.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
}
