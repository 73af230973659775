import Combine
import Foundation
import UIKitCore
import ViewGraph

/// Makes a picture of a view: a vector graphic, which the reader's browser draws.
///
/// The size is that which the view takes of `proposedSize`. Where it follows from texts it is an estimate, because the fonts are the
/// browser's. Pictures of other servers are not in it.
/// - Partly: the picture is a vector graphic (SVG), whatever the scale; `render` is not called.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  @Published public var content: Content
  /// What the view is offered.
  public var proposedSize: ProposedViewSize = .unspecified
  /// Pixels to a point. Not used: the picture is sharp in any size.
  public var scale: CGFloat = 1
  /// Whether nothing shines through.
  public var isOpaque = false

  /// Makes a renderer of a view.
  public init(content view: Content) {
    content = view
  }

  /// The picture.
  public var uiImage: UIImage? { ViewDrawing(content, proposedSize).picture(isOpaque: isOpaque) }
  /// The picture.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
