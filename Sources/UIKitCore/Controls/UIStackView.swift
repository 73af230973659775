import Foundation

/// Views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The views, in order.
  open private(set) var arrangedSubviews: [UIView]
  /// Whether they are in a row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { changed() }
  }
  /// The points between them.
  open var spacing: CGFloat = 0 {
    didSet { changed() }
  }
  /// How they stand across.
  open var alignment: Alignment = .fill {
    didSet { changed() }
  }
  /// How they share the room.
  open var distribution: Distribution = .fill {
    didSet { changed() }
  }

  /// True where views keep clear of the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { changed() }
  }
  /// Whether points are counted from line of text to line of text.
  /// - Partly: kept and not used: they are counted from edge to edge.
  open var isBaselineRelativeArrangement = false
  private var ownSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Sets the points behind a view; `spacingUseDefault` for those of the stack.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    ownSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    changed()
  }

  /// The points behind a view; `spacingUseDefault` for those of the stack.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    ownSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Stands for the points that the stack has.
  nonisolated public static var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// Stands for the points that the system has between views.
  nonisolated public static var spacingUseSystem: CGFloat { 8 }

  /// How views stand across their stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// As `leading`, in a row.
    public static let top = Alignment.leading
    /// As `trailing`, in a row.
    public static let bottom = Alignment.trailing
  }

  /// How views share the room of their stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Makes a stack of views.
  public init(arrangedSubviews views: [UIView] = []) {
    arrangedSubviews = views
    super.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  public nonisolated override init(frame: CGRect) {
    arrangedSubviews = []
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    arrangedSubviews = []
    super.init(coder: coder)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  /// Takes a view out of the row, though it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }
}
