import SwiftUI
import UIKit

/// Shows a film on a screen, with the browser's own controls.
/// - Partly: the browser's player with its controls; pictures in pictures are its own.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  private let film = PlayerView()

  /// The film.
  open var player: AVPlayer? {
    get { film.player }
    set { film.player = newValue }
  }

  /// Whether readers see controls.
  /// - Partly: kept and not used: the browser's controls are always there.
  open var showsPlaybackControls = true
  /// How a film lies in its place: whole.
  /// - Partly: kept and not used: films are shown whole.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether a film may go on in a small window.
  /// - Partly: kept and not used: browsers offer that themselves.
  open var allowsPictureInPicturePlayback = true
  /// Whether a film fills the screen when it begins.
  /// - Partly: kept and not used: readers press the browser's button.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether a film leaves the full screen at its end.
  /// - Partly: kept and not used.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Is told of what the player does.
  /// - Partly: kept and not called.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  open override func loadView() { view = film }
}

/// Is told of what a player on a screen does.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// How a film lies in its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whole.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Filling its place, cut where it is longer.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched to its place.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// The film of a player as a view.
private final class PlayerView: UIView, _ViewShowing {
  var player: AVPlayer? { didSet { _changed() } }

  var _content: AnyView { AnyView(VideoPlayer(player: player)) }
}
