import UIKitCore
import ViewGraph

/// What UIKit shows over one reader's page.
@MainActor
final class Presenter: ObservableObject {
  /// The controllers, the last in front.
  @Published private(set) var controllers: [UIViewController] = [] {
    didSet { isUsed = isUsed || !controllers.isEmpty }
  }

  /// True once anything has been presented: most programs present nothing this way, and need no views for it.
  @Published private(set) var isUsed = false

  /// A scene with a window for programs that have none: what they present is shown over the page.
  private(set) lazy var scene: UIScene = {
    let scene = UIWindowScene(session: UISceneSession(identifier: UUID().uuidString))
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return scene
  }()

  func present(_ controller: UIViewController) { controllers.append(controller) }

  /// Takes a controller away, and those that lie over it.
  func dismiss(_ controller: UIViewController) {
    guard let place = controllers.firstIndex(of: controller) else { return }
    controllers.removeSubrange(place...)
  }

  /// The alert in front.
  var alert: UIAlertController? { controllers.last as? UIAlertController }
  /// The screen in front that is no alert.
  var sheet: UIViewController? { controllers.last { !($0 is UIAlertController) } }
}

extension Graph {
  var presenter: Presenter { attachment { Presenter() } }
}

/// A page with what UIKit shows over it.
struct PresentingRoot<Content: View>: View {
  let content: Content

  var body: some View {
    if DevelopmentReport.current == nil {
      content.modifier(Presentation())
    } else {
      content.modifier(Presentation()).modifier(DevelopmentOverlay())
    }
  }
}

/// Shows what UIKit presents.
struct Presentation: ViewModifier {
  @StateObject private var presenter = Graph.current?.presenter ?? Presenter()

  func body(content: Content) -> some View {
    content.background(Presented(presenter: presenter.isUsed ? presenter : nil))
  }
}

/// The sheets, alerts and choices of a presenter, beside the page; nothing without one.
private struct Presented: View {
  let presenter: Presenter?

  var body: some View {
    if let presenter { Presentations(presenter: presenter) }
  }
}

private struct Presentations: View {
  @ObservedObject var presenter: Presenter

  var body: some View {
    EmptyView()
      .sheet(isPresented: showing(card)) {
        if let card { HostedContent.view(for: card).modifier(HostedSheet(controller: card)) }
      }
      .fullScreenCover(isPresented: showing(cover)) {
        if let cover {
          HostedContent.view(for: cover)
            .ignoresSafeArea(.container, edges: cover.modalPresentationStyle == .fullScreen ? [] : .all)
            .presentationBackground(
              cover.modalPresentationStyle.isClear ? AnyShapeStyle(.clear) : AnyShapeStyle(.background))
        }
      }
      .alert(Text(verbatim: alert?.title ?? ""), isPresented: showing(alert)) {
        if let alert { AlertContent(alert: alert) }
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        Text(verbatim: choices?.title ?? ""), isPresented: showing(choices),
        titleVisibility: choices?.title == nil ? .hidden : .visible
      ) {
        if let choices { AlertContent(alert: choices) }
      } message: {
        if let message = choices?.message { Text(verbatim: message) }
      }
  }

  private var card: UIViewController? { presenter.sheet.flatMap { $0.modalPresentationStyle.isCover ? nil : $0 } }
  private var cover: UIViewController? { presenter.sheet.flatMap { $0.modalPresentationStyle.isCover ? $0 : nil } }
  private var alert: UIAlertController? { presenter.alert.flatMap { $0.preferredStyle == .alert ? $0 : nil } }
  private var choices: UIAlertController? { presenter.alert.flatMap { $0.preferredStyle == .actionSheet ? $0 : nil } }

  private func showing(_ controller: UIViewController?) -> Binding<Bool> {
    Binding(
      onMain: { controller != nil },
      set: { isShown in
        if !isShown { controller?.dismiss(animated: false) }
      })
  }
}

/// The fields and buttons of an alert.
private struct AlertContent: View {
  let alert: UIAlertController

  var body: some View {
    ForEach(Array((alert.textFields ?? []).enumerated()), id: \.offset) { _, field in
      HostedTextField(view: field)
    }
    ForEach(Array(alert.actions.enumerated()), id: \.offset) { _, action in
      Button(role: action.style.role) {
        alert.dismiss(animated: false)
        action.perform()
      } label: {
        Text(verbatim: action.title ?? "")
      }
      .disabled(!action.isEnabled)
    }
  }
}

extension UIModalPresentationStyle {
  /// True where the screen covers all of those below.
  fileprivate var isCover: Bool {
    switch self {
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: true
    default: false
    }
  }

  /// True where those below are seen through it.
  fileprivate var isClear: Bool { self == .overFullScreen || self == .overCurrentContext || self == .custom }
}

extension UIAlertAction.Style {
  fileprivate var role: ButtonRole? {
    switch self {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
