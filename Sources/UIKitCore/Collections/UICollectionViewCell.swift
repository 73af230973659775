import Foundation

/// What a collection shows: an item, or a view above or below a section.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// The name of views of the same kind.
  public internal(set) var reuseIdentifier: String?

  /// Called before the view is used again, for another place.
  open func prepareForReuse() {}
}

/// An item of a collection.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// What the item's views are in.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: .zero)
    addSubview(view)
    return view
  }()
  /// What the item shows in place of its views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView = contentConfiguration?.makeContentView()
      changed()
    }
  }
  /// What shows the configuration.
  package private(set) var configuredView: UIView?
  /// What is behind the item.
  open var backgroundView: UIView? { didSet { changed() } }
  /// What is behind the item while it is chosen.
  open var selectedBackgroundView: UIView? { didSet { changed() } }
  /// True while the item is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
  /// True while the item is pressed.
  /// - Partly: as the program says: browsers show that themselves.
  open var isHighlighted = false
}
