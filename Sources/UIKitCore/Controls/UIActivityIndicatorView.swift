import Foundation

/// Turns while something goes on.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// How the view looks.
  open var style: Style = .medium {
    didSet { changed() }
  }
  /// The colour.
  open var color: UIColor! {
    didSet { changed() }
  }
  /// True where the view is hidden while nothing goes on.
  open var hidesWhenStopped = true {
    didSet { changed() }
  }
  /// True while something goes on.
  public private(set) var isAnimating = false {
    didSet { changed() }
  }

  /// Makes a view.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style == .large ? 37 : 20, height: style == .large ? 37 : 20))
  }

  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Begins to turn.
  open func startAnimating() {
    isAnimating = true
  }

  /// Ends turning.
  open func stopAnimating() {
    isAnimating = false
  }
}
