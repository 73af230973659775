import Combine
import Foundation
import UIKitCore
import ViewGraph

/// Would make a picture of a view.
///
/// Nothing is drawn on the server, so there is no picture: `uiImage` and `cgImage` are nil, as they are on Apple's platforms where drawing
/// fails. Programs share or show something else then.
/// - Partly: `uiImage` and `cgImage` are nil, and `render` is not called: nothing is drawn on the server.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  @Published public var content: Content
  /// What the view is offered.
  public var proposedSize: ProposedViewSize = .unspecified
  /// Pixels to a point.
  public var scale: CGFloat = 1
  /// Whether nothing shines through.
  public var isOpaque = false

  /// Makes a renderer of a view.
  public init(content view: Content) {
    content = view
  }

  /// The picture: none.
  public var uiImage: UIImage? { nil }
  /// The picture: none.
  public var cgImage: CGImage? { nil }
}
