import Foundation

/// What is known of how readers use the page. Browsers do not tell whether a screen is read out, and programs need not know: what they show is
/// read out in any case.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// What a reader is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A sentence is read out.
    public static let announcement = Notification(rawValue: 1)
    /// Something on the screen is another.
    public static let layoutChanged = Notification(rawValue: 2)
    /// The screen is another.
    public static let screenChanged = Notification(rawValue: 3)
  }

  /// Whether the screen is read out: browsers do not tell, false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the reader switches from thing to thing: browsers do not tell, false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether texts are bold by the reader's wish: browsers do not tell, false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are to stand out more by the reader's wish: browsers do not tell here, false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are turned round: browsers do not tell, false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours: browsers do not tell, false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether films have subtitles: browsers do not tell, false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the device shows one program alone: browsers do not tell, false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether a button stands for the device's own: browsers do not tell, false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether nothing is to be said by colour alone: browsers do not tell, false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether buttons are to have edges: browsers do not tell, false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether screens are to go over into each other instead of moving: as with less movement.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
  /// Whether films begin by themselves: they may.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether nothing is to shine through by the reader's wish: browsers do not tell, false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the reader whose turn it is wants less movement.
  public static var isReduceMotionEnabled: Bool { HostServices.current?.isCalm() ?? false }

  /// Lets assistive software read a sentence to the reader whose turn it is: `argument`, a text of any kind. Without one nothing happens, because
  /// pages tell by themselves what has changed.
  /// - Partly: `notification` is not used: what is told is the sentence.
  public static func post(notification: Notification, argument: Any?) {
    switch argument {
    case let sentence as String: HostServices.current?.say(sentence)
    case let sentence as NSAttributedString: HostServices.current?.say(sentence.string)
    default: break
    }
  }
}

extension UIViewController {
  /// The stack of screens that the controller is in. SwiftUI's stacks are none of UIKit's.
  public var navigationController: UINavigationController? { around() }
  /// The tabs that the controller is in. SwiftUI's are none of UIKit's.
  public var tabBarController: UITabBarController? { around() }

  private func around<Controller: UIViewController>() -> Controller? {
    (parent as? Controller) ?? parent?.around()
  }
}
