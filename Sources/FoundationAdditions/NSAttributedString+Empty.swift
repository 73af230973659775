import Foundation

extension NSMutableAttributedString {
  /// Makes an empty text, which Foundation on Linux has no initializer for.
  public convenience init() { self.init(string: "") }
}
