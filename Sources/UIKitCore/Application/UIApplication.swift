import Foundation

/// The running program.
@MainActor @preconcurrency
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

    /// Which program asks.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Whether the program may change the file in its place.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The settings of the program on a device. A page has none: `canOpenURL` is false for it.
  /// - Partly: a page has no settings of the system: `canOpenURL` is false for it.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// Calls a method: on an object, or on whoever has the focus where none is named.
  /// - Partly: where none is named, it is called on a responder that has no view: methods that end editing do so.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    action.perform(on: target.map { $0 as AnyObject } ?? UIResponder(), with: sender)
    return true
  }

  /// Whether the screen of the reader whose turn it is stays on while they see the page, where their browser can do that.
  public var isIdleTimerDisabled: Bool {
    get { HostServices.current?.isKeptAwake() ?? false }
    set { HostServices.current?.keepAwake(newValue) }
  }
  /// The number on the program's icon.
  /// - Partly: not shown, and 0 whatever is set: a page has no badge; show the number in the page.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }

  /// Shows another icon.
  /// - Partly: the icon stays: throws `CocoaError.featureUnsupported`.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
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
  /// The scenes that readers have open; in a program of SwiftUI that of the reader whose turn it is.
  public var connectedScenes: Set<UIScene> {
    scenes.isEmpty ? Set(HostServices.current?.scene().map { [$0] } ?? []) : scenes
  }
  /// The scenes that the program's delegate makes.
  package var scenes: Set<UIScene> = []

  /// Asks the reader's browser to open a link.
  /// - Partly: `options` is not used.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(canOpenURL(url) && HostServices.current?.open(url) == true)
  }

  /// Asks the reader's browser to open a link; true where it does.
  /// - Partly: `options` is not used.
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
