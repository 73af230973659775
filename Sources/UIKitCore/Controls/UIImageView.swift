import Foundation

/// A view of a picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet {
      changed()
      if image?.images != nil { startAnimating() } else if animationImages == nil { stopAnimating() }
    }
  }
  /// The picture that is shown while `isHighlighted` is true.
  open var highlightedImage: UIImage? { didSet { changed() } }
  /// Whether the view stands out.
  open var isHighlighted = false { didSet { changed() } }
  /// Pictures that are shown one after the other.
  open var animationImages: [UIImage]? { didSet { changed() } }
  /// How long it takes to show all; 0 is a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0
  /// How often all are shown; 0 is without end.
  open var animationRepeatCount = 0
  /// Whether they are shown now.
  public private(set) var isAnimating = false
  private var turns: Timer?
  private var turn = 0

  /// Begins to show pictures one after the other.
  open func startAnimating() {
    let images = animationImages ?? image?.images ?? []
    guard images.count > 1, !isAnimating else { return }
    let whole = animationImages == nil ? image?.duration ?? 0 : animationDuration
    isAnimating = true
    turn = 0
    turns = .scheduledTimer(
      withTimeInterval: (whole > 0 ? whole : Double(images.count) / 30) / Double(images.count), repeats: true
    ) { _ in
      MainActor.assumeIsolated { [weak self] in self?.showNext(of: images.count) }
    }
  }

  /// Shows the picture alone again.
  open func stopAnimating() {
    turns?.invalidate()
    turns = nil
    guard isAnimating else { return }
    isAnimating = false
    changed()
  }

  private func showNext(of count: Int) {
    turn += 1
    if animationRepeatCount > 0, turn >= count * animationRepeatCount { return stopAnimating() }
    changed()
  }

  /// What is to be seen now.
  package var shownImage: UIImage? {
    if isAnimating, let images = animationImages ?? image?.images, !images.isEmpty {
      return images[turn % images.count]
    }
    return isHighlighted ? highlightedImage ?? image : image
  }

  /// Makes a view of a picture, in the picture's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
