import Foundation

/// Decides for a program in the life cycle of 2019. Mark the conforming class with `@main`.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called once, when the process starts.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Says which class is in charge of the scene of a reader; by default the program's `SceneDelegate`.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// The window of a program whose delegate makes it: each reader has a delegate of that class with a window of its own.
  var window: UIWindow? { get set }

  /// Called when readers have left.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called when the process ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called when a reader has come to the page.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before a reader leaves the page.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when a reader has left the page.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before a reader comes back to the page.
  func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}
