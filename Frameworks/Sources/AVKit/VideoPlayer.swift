@_exported import AVFoundation
import SwiftUI

/// Shows a film with the browser's own controls. Films of the web alone can be shown.
/// - Partly: the browser's player with its controls.
nonisolated public struct VideoPlayer<Overlay: View>: View {
  private let player: AVPlayer?
  private let overlay: Overlay

  /// Shows the film of a player.
  public init(player: AVPlayer?) where Overlay == EmptyView {
    self.player = player
    overlay = EmptyView()
  }

  /// Shows the film of a player, and something over it that does not get in the reader's way.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    self.player = player
    overlay = videoOverlay()
  }

  @MainActor public var body: some View {
    Group {
      if let player, let address = player.address {
        let _ = player.show()
        _EmbeddedView(.film(address), label: address.lastPathComponent, playsAtOnce: player.rate > 0)
      } else {
        Color.black
      }
    }
    .overlay { overlay.allowsHitTesting(false) }
  }
}
