import Foundation

/// A row of a table, whose `appearance()` is how all rows of lists look.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// Where a row's words stand.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// What there is between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// What a row looks like while it is chosen.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What stands at the trailing edge of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What can be done with a row while the table is edited.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// Where the words stand.
  public let cellStyle: CellStyle
  /// The name of rows of the same kind.
  public let reuseIdentifier: String?
  /// What the row's views are in.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: .zero)
    addSubview(view)
    return view
  }()
  /// The row's words.
  public private(set) lazy var textLabel: UILabel? = label(size: 17)
  /// More words, where the style has them.
  public private(set) lazy var detailTextLabel: UILabel? = cellStyle == .default ? nil : label(size: detailSize)
  /// The row's picture.
  public private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    return view
  }()
  /// What the row shows in place of its labels and views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView = contentConfiguration?.makeContentView()
      changed()
    }
  }
  /// What shows the configuration.
  package private(set) var configuredView: UIView?
  /// What stands at the trailing edge.
  open var accessoryType: AccessoryType = .none { didSet { changed() } }
  /// The view at the trailing edge, which takes the place of `accessoryType`.
  open var accessoryView: UIView? { didSet { changed() } }
  /// What rows look like while they are chosen. Rows with `none` look as always, and can be pressed.
  open var selectionStyle: SelectionStyle = .default { didSet { changed() } }
  /// What is behind rows that are chosen.
  open var selectedBackgroundView: UIView? { didSet { changed() } }
  /// What is behind rows.
  open var backgroundView: UIView? { didSet { changed() } }
  /// True while the row is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { changed() } } }
  /// True while the row is pressed.
  /// - Partly: as the program says: browsers show that themselves.
  open var isHighlighted = false
  /// The distance of the line below from the edges.
  /// - Partly: kept and not used: use alignmentGuide with listRowSeparatorLeading.
  open var separatorInset = UIEdgeInsets.zero
  /// How far the row's content stands from the leading edge, in steps of `indentationWidth`.
  open var indentationLevel = 0 { didSet { changed() } }
  /// A step of `indentationLevel`, in points.
  open var indentationWidth: CGFloat = 10 { didSet { changed() } }
  /// True where the program has asked for the labels.
  package private(set) var hasLabels = false

  /// Makes a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public nonisolated override init(frame: CGRect) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// A configuration with the words and the picture of a row, to be filled in and set as `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Called before a row is used again, for another place.
  open func prepareForReuse() {
    isSelected = false
  }

  /// Chooses the row, or not.
  /// - Partly: `animated` is not used.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Lets the row look pressed.
  /// - Partly: kept: browsers show that themselves.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  private var detailSize: CGFloat { cellStyle == .subtitle ? 12 : 17 }

  private func label(size: CGFloat) -> UILabel {
    hasLabels = true
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: size)
    label.owner = self
    return label
  }
}

/// The header or footer of a table's section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// What is behind the header.
  open var backgroundView: UIView? { didSet { changed() } }
  /// The name of headers of the same kind.
  public let reuseIdentifier: String?
  /// What the header's views are in.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: .zero)
    addSubview(view)
    return view
  }()
  /// The header's text.
  public private(set) lazy var textLabel: UILabel? = {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.owner = self
    return label
  }()

  /// Makes a header.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Called before a header is used again.
  open func prepareForReuse() {}
}
