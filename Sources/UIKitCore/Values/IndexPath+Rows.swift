import Foundation

extension IndexPath {
  /// Names a row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Names an item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, the first of the numbers.
  public var section: Int { self[0] }
  /// The row, the second of the numbers.
  public var row: Int { self[1] }
  /// The item, the second of the numbers.
  public var item: Int { self[1] }
}
