import Foundation
import UIKitCore

/// Is told what becomes of an overlay.
@MainActor @preconcurrency
public protocol SKOverlayDelegate: NSObjectProtocol {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
  public func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
}

/// Recommends another program of the store. A page has no store: it is never seen.
/// - Partly: the delegate is told `SKError.unsupportedPlatform`.
@MainActor @preconcurrency
open class SKOverlay: NSObject {
  /// Where it lies.
  public enum Position: Int, Sendable {
    case bottom, bottomRaised
  }

  /// What it recommends.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// What goes on while it comes or goes.
  open class TransitionContext: NSObject {
    open var startFrame: CGRect { .zero }
    open var endFrame: CGRect { .zero }
    open func addAnimation(_ block: @escaping () -> Void) {}
  }

  /// What it recommends.
  public let configuration: Configuration
  /// Is told what becomes of it.
  open weak var delegate: (any SKOverlayDelegate)?

  /// Makes one.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// Shows it: fails.
  open func present(in scene: UIWindowScene) {
    DispatchQueue.main.async { [self] in
      delegate?.storeOverlayDidFailToLoad(self, error: SKError(.unsupportedPlatform))
    }
  }
  /// Puts away what is seen: nothing is.
  open class func dismiss(in scene: UIWindowScene) {}
}

extension SKOverlay {
  /// Recommends another program.
  open class AppConfiguration: Configuration, @unchecked Sendable {
    open var appIdentifier: String
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?
    open var customProductPageIdentifier: String?
    open var latestReleaseID: String?
    open var userDismissible = true
    private var values: [String: Any] = [:]

    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }

    /// Keeps a value.
    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// A value that was kept.
    open func additionalValue(forKey key: String) -> Any? { values[key] }
  }

  /// Recommends the whole of the program.
  open class AppClipConfiguration: Configuration, @unchecked Sendable {
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?

    public init(position: Position) { self.position = position }
  }
}
