import Foundation
import UIKitCore
import ViewGraph

extension UIApplicationDelegate {
  /// Serves the program to web browsers until the process is told to end. Called by `@main`; never returns.
  ///
  /// Every page that is opened is a scene of its own: the delegate names the class that is in charge of it, that class
  /// makes a window, and what the window's root controller shows is the page.
  @MainActor
  public static func main() {
    guard let delegate = Instantiation.make(Self.self) as? Self else {
      fatalError("\(Self.self) is not a subclass of NSObject, as delegates are")
    }
    UIApplication.shared.launch(delegate)
    Hosting.main(Self.self) { Graph(PresentingRoot(content: SceneView(connect: { connect(delegate) }))) }
  }

  @MainActor
  private static func connect(_ delegate: Self) -> (UIScene, AnyView)? {
    let application = UIApplication.shared
    let session = UISceneSession(identifier: UUID().uuidString)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(application, configurationForConnecting: session, options: options)
    let module = String(reflecting: Self.self).split(separator: ".").first.map(String.init) ?? ""
    let type: AnyClass? = configuration.delegateClass ?? NSClassFromString("\(module).SceneDelegate")
    let scene = UIWindowScene(session: session)
    var window: UIWindow?
    if let sceneDelegate = type.flatMap(Instantiation.make) as? any UISceneDelegate {
      scene.delegate = sceneDelegate
      sceneDelegate.scene(scene, willConnectTo: session, options: options)
      window = (sceneDelegate as? any UIWindowSceneDelegate)?.window ?? scene.windows.last
    } else if delegate.window != nil, let own = Instantiation.make(Self.self) as? Self {
      // Programs without scenes make the window as they start: each reader has a delegate that does so.
      _ = own.application(application, didFinishLaunchingWithOptions: nil)
      window = own.window
      if let window { scene.adopt(window, of: own) }
    } else {
      return nil
    }
    let content = window.map { AnyView(WindowView(window: $0)) } ?? AnyView(EmptyView())
    var look = PlatformLook.current()
    // A window's own colour counts more than that of all windows; a window that has none has the usual one.
    if let tint = window?.ownTint { look.tint = .color(Color(uiColor: tint)) }
    return (scene, look.applied(to: content))
  }
}

/// What a window's controller shows, also where another one takes its place.
private struct WindowView: View {
  let window: UIWindow

  var body: some View {
    let _ = window.revision.count
    if let root = window.rootViewController {
      HostedContent.view(for: root)
        .id(ObjectIdentifier(root))
        .preferredColorScheme(window.overrideUserInterfaceStyle.scheme)
    }
  }
}

extension UIUserInterfaceStyle {
  fileprivate var scheme: ColorScheme? {
    switch self {
    case .light: .light
    case .dark: .dark
    default: nil
    }
  }
}

/// The page of a scene.
private struct SceneView: View {
  let connect: @MainActor () -> (UIScene, AnyView)?
  @StateObject private var holder = SceneHolder()

  var body: some View {
    if holder.view == nil { holder.connect(connect) }
    return Group {
      if let view = holder.view {
        view
      } else {
        Text("The program has no class SceneDelegate that makes a window.")
          .padding()
      }
    }
    .takingLinks(holder.open)
    .onAppear { holder.appear() }
    .onDisappear { holder.disappear() }
  }
}

/// Keeps a scene for as long as its page.
@MainActor
private final class SceneHolder: ObservableObject {
  private(set) var view: AnyView?
  private var scene: UIScene?

  func connect(_ connect: () -> (UIScene, AnyView)?) {
    guard let (scene, view) = connect() else { return }
    self.scene = scene
    self.view = view
    UIApplication.shared.scenes.insert(scene)
  }

  /// Hands a link by which the program is opened to the scene's delegate; false where that does not take links.
  func open(_ url: URL) -> Bool {
    guard let scene, let delegate = scene.delegate else { return false }
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    return !scene.ignoresLinks
  }

  func appear() {
    guard let scene else { return }
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.delegate?.sceneDidBecomeActive(scene)
  }

  func disappear() {
    guard let scene else { return }
    scene.delegate?.sceneWillResignActive(scene)
    scene.delegate?.sceneDidEnterBackground(scene)
    scene.delegate?.sceneDidDisconnect(scene)
    UIApplication.shared.scenes.remove(scene)
  }
}
