import Foundation

extension UIImage {
  /// A symbol's size and weight.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// A symbol's size and weight.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// How large a symbol is beside its text.
    public enum Scale: Int, Sendable {
      case unspecified = -1
      case `default`, small, medium, large
    }

    /// Points.
    package let pointSize: CGFloat

    /// Makes a size.
    /// - Partly: `weight` and `scale` are not used: the size decides.
    public init(
      pointSize: CGFloat, weight: UIFont.Weight = .regular, scale: Scale = .default
    ) {
      self.pointSize = pointSize
    }
  }

  /// Makes a symbol of a size by its SF Symbols name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let points = (configuration as? SymbolConfiguration)?.pointSize ?? 20
    self.init(
      source: .symbol(name), scale: 1, size: CGSize(width: points, height: points), renderingMode: .alwaysTemplate)
  }
}
