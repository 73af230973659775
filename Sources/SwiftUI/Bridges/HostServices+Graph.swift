import Foundation
import UIKitCore
import ViewGraph

extension HostServices {
  /// Lets UIKit's singletons serve the reader whose program is running.
  @MainActor static func install() {
    current = HostServices(
      open: { url in
        Graph.current?.requestOpening(url)
        return Graph.current != nil
      },
      play: { Graph.current?.play($0.feedback) },
      copy: { text in
        Graph.current?.copy(text)
        Graph.current?.pasteboard.text = text
      },
      pasted: { Graph.current?.pasteboard.text },
      endEditing: { Graph.current?.endEditing() },
      screenSize: { Graph.current?.environment.screenSize ?? EnvironmentValues().screenSize },
      isDark: { Graph.current?.shownEnvironment.colorScheme == .dark },
      present: { Graph.current?.presenter.present($0) },
      dismiss: { Graph.current?.presenter.dismiss($0) },
      keepAwake: { isAwake in
        Graph.current?.screenLight.isOn = isAwake
        _Browser.current?.ask("awake", isAwake ? "on" : "off")
      },
      isKeptAwake: { Graph.current?.screenLight.isOn ?? false },
      isCalm: { Graph.current?.environment.accessibilityReduceMotion ?? false },
      say: { AccessibilityNotification.Announcement($0).post() },
      scene: { Graph.current?.presenter.scene },
      picture: { view, size in
        let shown = HostedView(view: view).frame(width: size.width, height: size.height)
        let scheme = Graph.current?.shownEnvironment.colorScheme ?? .light
        return ViewDrawing(shown, .unspecified, colorScheme: scheme, isShown: true).picture()
      })
    Graph.phaseObserver = { phase in
      if phase != .inactive { UIApplication.shared.note(isActive: phase == .active) }
    }
  }
}

extension HostServices.Haptic {
  fileprivate var feedback: SensoryFeedback {
    switch self {
    case .light: .impact(weight: .light)
    case .medium: .impact(weight: .medium)
    case .heavy: .impact(weight: .heavy)
    case .soft: .impact(flexibility: .soft)
    case .rigid: .impact(flexibility: .rigid)
    case .selection: .selection
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }
}

/// What a program has put on its reader's pasteboard last.
@MainActor
private final class Pasteboard {
  var text: String?
}

/// Whether a program keeps its reader's screen on.
@MainActor
private final class ScreenLight {
  var isOn = false
}

extension Graph {
  fileprivate var screenLight: ScreenLight { attachment { ScreenLight() } }
  fileprivate var pasteboard: Pasteboard { attachment { Pasteboard() } }
}
