import Foundation

/// The running program.
@MainActor
open class UIApplication: UIResponder {
  /// Why a program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// By a link.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// With what a program is asked to open a link.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a link is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The program.
  public static let shared = UIApplication()

  /// Who decides for the program.
  open var delegate: (any UIApplicationDelegate)?
  /// The scenes that readers have open.
  public package(set) var connectedScenes: Set<UIScene> = []

  /// Asks the reader's browser to open a link.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(canOpenURL(url) && HostServices.current?.open(url) == true)
  }

  /// Asks the reader's browser to open a link; true where it does.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    canOpenURL(url) && HostServices.current?.open(url) == true
  }

  /// Puts a delegate in charge, and tells it that the program has started.
  package func launch(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
  }

  /// True for links that a browser may follow: http, https and mailto.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto"].contains(url.scheme?.lowercased())
  }
}
