import Foundation

/// A window: its root controller says what it shows.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// Who is in charge of what the window shows.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { changed() } }
  }
  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene?
  /// True where the window has been shown.
  public private(set) var isKeyWindow = false

  /// How far in front the window is.
  /// - Partly: kept and not used: a page is one window.
  open var windowLevel = Level.normal
  /// Light or dark, whatever the reader prefers.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { changed() }
  }

  /// Makes a window in a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
    windowScene.windows.append(self)
  }

  /// Makes a window.
  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isKeyWindow = true
  }
}
