import Foundation

extension UIImage {
  /// The picture in a colour, wherever it is not transparent.
  /// - Partly: the colour is that of the surroundings: say `foregroundStyle(_:)` of the view.
  public func withTintColor(_ color: UIColor) -> UIImage { withRenderingMode(.alwaysTemplate) }

  /// The picture in a colour, wherever it is not transparent, or as it is.
  /// - Partly: the colour is that of the surroundings: say `foregroundStyle(_:)` of the view.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    // With `alwaysOriginal` the tint is drawn into the picture.
    withRenderingMode(.alwaysTemplate)
  }

  /// The picture, smaller.
  /// - Partly: the picture itself: browsers draw it as small as it is shown.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }

  /// The picture, decoded.
  /// - Partly: the picture itself: browsers decode it.
  public func byPreparingForDisplay() async -> UIImage? { self }
}
