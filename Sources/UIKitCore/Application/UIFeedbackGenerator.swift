import Foundation

/// Lets readers feel something, on devices that vibrate.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  public nonisolated override init() {}

  /// Says that feedback will come soon. Browsers are always prepared.
  open func prepare() {}

  func play(_ haptic: HostServices.Haptic) {
    HostServices.current?.play(haptic)
  }
}

/// Feedback for things that meet.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How the things are.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Makes a generator.
  public nonisolated init(style: FeedbackStyle = .medium) {
    self.style = style
    super.init()
  }

  /// Plays the feedback.
  open func impactOccurred() {
    switch style {
    case .light: play(.light)
    case .medium: play(.medium)
    case .heavy: play(.heavy)
    case .soft: play(.soft)
    case .rigid: play(.rigid)
    }
  }

  /// Plays the feedback; below a tenth it cannot be felt.
  open func impactOccurred(intensity: CGFloat) {
    if intensity >= 0.1 { impactOccurred() }
  }
}

/// Feedback for a choice that changes.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback.
  open func selectionChanged() {
    play(.selection)
  }
}

/// Feedback for how something has ended.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it has ended.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Plays the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: play(.success)
    case .warning: play(.warning)
    case .error: play(.error)
    }
  }
}
