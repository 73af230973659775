extension Image {
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// Whether a picture is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground colour, wherever it is not transparent.
    case template
    /// In its own colours.
    case original
  }

  /// How a picture fills a larger space.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating it.
    case tile
    /// By stretching it.
    case stretch
  }

  /// How pixels are made up where a picture is drawn larger or smaller.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// How the pixels of a picture are turned for display.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The range of brightness in which a picture is shown.
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int

    /// As paper can show.
    public static let standard = DynamicRange(level: 0)
    /// Somewhat brighter than paper.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// As bright as the screen can.
    public static let high = DynamicRange(level: 2)
  }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Equatable, Sendable {
  package let name: String

  /// All layers in one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Each layer in a colour of its own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// The layers in shades of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The layers in the colours of a palette.
  public static let palette = SymbolRenderingMode(name: "palette")
}
