import SwiftUI
import Testing

@testable import UIKitCore

/// Delegates are written without `required init()`, as Xcode's templates write them.
private class AppDelegate: UIResponder, UIApplicationDelegate {
  var names = ["default"]
  var launches = 0

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launches += 1
    return true
  }
}

private class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var count = 7
}

private class PlainDelegate: NSObject, UISceneDelegate {
  let greeting: String

  override init() {
    greeting = "hello"
    super.init()
  }
}

private class LaterSceneDelegate: SceneDelegate {
  var word = "later"
}

private final class NoObject {}

@MainActor
@Suite(.serialized) struct DelegateTests {
  @Test func classesAreMadeByTheirOwnInitializers() throws {
    #expect(try #require(Instantiation.make(SceneDelegate.self) as? SceneDelegate).count == 7)
    #expect(try #require(Instantiation.make(PlainDelegate.self) as? PlainDelegate).greeting == "hello")
    let later = try #require(Instantiation.make(LaterSceneDelegate.self) as? LaterSceneDelegate)
    #expect(later.word == "later")
    #expect(later.count == 7)
  }

  @Test func onlyObjectsAreMade() {
    #expect(Instantiation.make(NoObject.self) == nil)
  }

  @Test func programsShareOneDelegate() {
    let first = UIApplicationDelegateAdaptor(AppDelegate.self)
    let second = UIApplicationDelegateAdaptor(AppDelegate.self)
    #expect(first.wrappedValue === second.wrappedValue)
    #expect(first.wrappedValue.launches == 1)
    #expect(first.wrappedValue.names == ["default"])
    #expect(UIApplication.shared.delegate === first.wrappedValue)
  }
}
