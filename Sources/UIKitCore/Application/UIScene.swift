import Foundation

/// One reader's instance of a program.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// What came with the wish to open a scene.
  open class ConnectionOptions: NSObject {
    /// The links that the scene is opened with. A page is opened first: links come to `scene(_:openURLContexts:)`.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What the reader was doing elsewhere: nothing, browsers have no handoff.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The entry of the icon's menu that was chosen: none, pages have no such menu.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// The session behind the scene.
  public let session: UISceneSession
  /// Who is in charge of the scene.
  open var delegate: (any UISceneDelegate)?
  /// Whether the delegate has no method for links.
  package var ignoresLinks = false

  package init(session: UISceneSession) {
    self.session = session
    super.init()
  }
}

extension UIScene {
  /// Whether a reader has the scene before them.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Whether a reader has the scene before them: scenes that are connected are.
  public var activationState: ActivationState {
    UIApplication.shared.connectedScenes.contains(self) ? .foregroundActive : .unattached
  }
}

/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The windows.
  public package(set) var windows: [UIWindow] = []
  private var owner: AnyObject?

  /// Takes in a window that was made without a scene, and keeps the one who made it.
  package func adopt(_ window: UIWindow, of owner: AnyObject) {
    self.owner = owner
    window.windowScene = self
    if !windows.contains(window) { windows.append(window) }
  }

  /// The reader's screen.
  open var screen: UIScreen { .main }
  /// The space of the reader's window.
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
  /// The sizes that the window can have.
  /// - Partly: nil: browsers decide.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

/// A space in which things have places.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
  /// Its extent.
  var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}
extension UIView: UICoordinateSpace {}

/// The sizes that a window can have.
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  /// The smallest.
  open var minimumSize = CGSize.zero
  /// The largest.
  open var maximumSize = CGSize.zero
}

/// What lasts of a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The program's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// The session's name.
  public let persistentIdentifier: String

  package init(role: Role = .windowApplication, identifier: String) {
    self.role = role
    persistentIdentifier = identifier
  }
}

/// Which classes make up a scene.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The configuration's name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// Who is in charge of the scene; nil is the program's class `SceneDelegate`.
  open var delegateClass: AnyClass?

  /// Makes a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Is in charge of a scene.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a reader opens the program.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the reader has left.
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when the reader opens a link into the program: a path of the page's address that leads to no screen.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { scene.ignoresLinks = true }
}

/// Is in charge of a scene with a window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
