import Foundation

/// About how large text is: fonts are the browser's, which tells the real size later.
enum TextEstimate {
  static func size(of text: TextContent, in environment: EnvironmentValues, within size: CGSize) -> CGSize {
    let points = environment.shownFont.estimatedSize
    let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
    let widths = lines.map { CGFloat($0.count) * points * 0.52 }
    let available = size.width.isFinite && size.width > 0 ? size.width : .infinity
    let count = widths.reduce(CGFloat(0)) { $0 + max(1, available.isFinite ? ($1 / available).rounded(.up) : 1) }
    return CGSize(width: min(widths.max() ?? 0, available), height: count * points * 1.3)
  }

  /// About how large a display node is.
  static func size(of node: DisplayNode, in environment: EnvironmentValues) -> CGSize {
    var size = natural(node, environment)
    for modifier in node.modifiers {
      switch modifier {
      case .padding(let insets):
        size.width += insets.leading + insets.trailing
        size.height += insets.top + insets.bottom
      case .frame(let frame):
        size.width = frame.width ?? max(size.width, frame.minWidth ?? 0)
        size.height = frame.height ?? max(size.height, frame.minHeight ?? 0)
      default: break
      }
    }
    return size
  }

  private static func natural(_ node: DisplayNode, _ environment: EnvironmentValues) -> CGSize {
    let sizes = node.children.filter { !$0.isPresentation }.map { size(of: $0, in: environment) }
    switch node.content {
    case .text(let text):
      return size(of: text, in: environment, within: CGSize(width: CGFloat.infinity, height: .infinity))
    case .image: return CGSize(width: 21, height: 21)
    case .stack(let stack):
      let gaps = CGFloat(max(sizes.count - 1, 0)) * (stack.spacing ?? 8)
      let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
      return stack.axis == .horizontal
        ? CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
        : CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
    default:
      return CGSize(width: sizes.map(\.width).max() ?? 10, height: sizes.map(\.height).max() ?? 10)
    }
  }
}

extension Font {
  /// The size of the font in points, as far as it is known here.
  var estimatedSize: CGFloat {
    guard case .style(let style) = resolved.size else {
      if case .points(let points, _) = resolved.size { return points }
      return 17
    }
    return switch style {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    default: 17
    }
  }
}
