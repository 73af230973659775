import Foundation

/// A view of a picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { changed() }
  }

  /// Makes a view of a picture, in the picture's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public nonisolated required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
