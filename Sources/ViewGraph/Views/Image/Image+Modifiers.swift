import Foundation

extension Image {
  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// The picture in whatever size it is given.
  public func resizable() -> Image { with { $0.isResizable = true } }

  /// The picture in whatever size it is given, with edges that keep their size.
  ///
  /// - Parameters:
  ///   - capInsets: How much of each edge of the picture keeps its size, in points; nothing by default.
  ///   - resizingMode: Whether what is between is stretched, as by default, or repeated.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with {
      $0.isResizable = true
      $0.stretching = ImageStretching(insets: capInsets, isTiled: resizingMode == .tile)
    }
  }

  /// Whether the picture is drawn in the foreground colour; nil is as it was made.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// How pixels are made up where the picture is drawn larger or smaller.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.isPixelated = interpolation == .none }
  }

  /// Whether edges are smoothed; browsers always do.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// How the layers of a symbol are coloured; nil is as the renderer does.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode }
  }
}
