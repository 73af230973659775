import Foundation

// Cells and headers of classes that a program registers are made here: see `Instantiation` for how.

extension Instantiation {
  /// Makes a row of a class by its `init(style:reuseIdentifier:)`.
  @MainActor @inline(never) @_optimize(none)
  static func makeCell(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: _ConstructibleCell.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Makes a header of a class by its `init(reuseIdentifier:)`.
  @MainActor @inline(never) @_optimize(none)
  static func makeHeader(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String)
    -> UITableViewHeaderFooterView
  {
    unsafeBitCast(type, to: _ConstructibleHeader.Type.self).init(reuseIdentifier: reuseIdentifier)
  }
}

/// A row whose initializer can be called on its type. Programs have no use for it.
open class _ConstructibleCell: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A header whose initializer can be called on its type. Programs have no use for it.
open class _ConstructibleHeader: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
