import Foundation

/// What UIKit's singletons ask of the reader whose turn it is; set by the host, nil without one.
@MainActor @preconcurrency
package struct HostServices {
  /// What a device can let its reader feel.
  package enum Haptic: Sendable {
    case light, medium, heavy, soft, rigid
    case selection
    case success, warning, error
  }

  /// The services of the host.
  package static var current: HostServices?

  /// Opens a link; false where no reader is there.
  package let open: (URL) -> Bool
  /// Lets the reader feel something.
  package let play: (Haptic) -> Void
  /// Puts text on the reader's pasteboard.
  package let copy: (String) -> Void
  /// What the program has put on the reader's pasteboard last.
  package let pasted: () -> String?
  /// Takes the focus from the field that has it.
  package let endEditing: () -> Void
  /// The size of the reader's screen.
  package let screenSize: () -> CGSize
  /// True where the reader's colours are dark.
  package let isDark: () -> Bool
  /// Shows a controller over the reader's page.
  package let present: (UIViewController) -> Void
  /// Takes a controller away from over the reader's page.
  package let dismiss: (UIViewController) -> Void
  /// Keeps the reader's screen on, or lets it go dark.
  package let keepAwake: (Bool) -> Void
  /// Whether it is kept on.
  package let isKeptAwake: () -> Bool
  /// Whether the reader wants less movement.
  package let isCalm: () -> Bool
  /// Lets assistive software read a sentence to the reader.
  package let say: (String) -> Void
  /// The scene of a program of SwiftUI, which makes none itself; nil where no reader is there.
  package let scene: () -> UIScene?
  /// What a view shows, as a picture of a size.
  package let picture: (UIView, CGSize) -> UIImage?

  package init(
    open: @escaping (URL) -> Bool, play: @escaping (Haptic) -> Void, copy: @escaping (String) -> Void,
    pasted: @escaping () -> String?, endEditing: @escaping () -> Void, screenSize: @escaping () -> CGSize,
    isDark: @escaping () -> Bool, present: @escaping (UIViewController) -> Void,
    dismiss: @escaping (UIViewController) -> Void, keepAwake: @escaping (Bool) -> Void,
    isKeptAwake: @escaping () -> Bool, isCalm: @escaping () -> Bool,
    say: @escaping (String) -> Void, scene: @escaping () -> UIScene?,
    picture: @escaping (UIView, CGSize) -> UIImage?
  ) {
    self.open = open
    self.play = play
    self.copy = copy
    self.pasted = pasted
    self.endEditing = endEditing
    self.screenSize = screenSize
    self.isDark = isDark
    self.present = present
    self.dismiss = dismiss
    self.keepAwake = keepAwake
    self.isKeptAwake = isKeptAwake
    self.isCalm = isCalm
    self.say = say
    self.scene = scene
    self.picture = picture
  }
}
