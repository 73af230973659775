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

  /// About how large a display node is in a width, infinite where there is as much as it likes.
  static func size(
    of node: DisplayNode, in environment: EnvironmentValues, within width: CGFloat = .infinity
  ) -> CGSize {
    var (inside, room) = (environment, width)
    for modifier in node.modifiers.reversed() {
      switch modifier {
      case .font(let font): inside.font = font
      case .padding(let insets): room -= insets.leading + insets.trailing
      case .frame(let frame): room = frame.width ?? min(room, frame.maxWidth ?? .infinity)
      default: break
      }
    }
    var size = natural(node, inside, room)
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

  private static func natural(_ node: DisplayNode, _ environment: EnvironmentValues, _ width: CGFloat) -> CGSize {
    let isBordered = node.content.isBordered
    // Room around the label of a button, as the style sheet gives it.
    let room = width - (isBordered ? 28 : 0)
    let sizes = node.children.filter { !$0.isPresentation }.map { size(of: $0, in: environment, within: room) }
    let largest = CGSize(width: sizes.map(\.width).max() ?? 10, height: sizes.map(\.height).max() ?? 10)
    switch node.content {
    case .text(let text):
      return size(of: text, in: environment, within: CGSize(width: width, height: .infinity))
    case .image: return CGSize(width: 21, height: 21)
    case .stack(let stack):
      let gaps = CGFloat(max(sizes.count - 1, 0)) * (stack.spacing ?? 8)
      return stack.axis == .horizontal
        ? CGSize(width: sizes.map(\.width).reduce(gaps, +), height: largest.height)
        : CGSize(width: largest.width, height: sizes.map(\.height).reduce(gaps, +))
    case .layers(let primary, _) where sizes.indices.contains(primary): return sizes[primary]
    case _ where isBordered: return CGSize(width: largest.width + 28, height: largest.height + 14)
    default: return largest
    }
  }
}

extension DisplayNode {
  /// The size that the view takes of what it is offered: known where the program says lengths, else about as large as it will be in a
  /// browser, and rather larger.
  package func estimatedSize(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    let answer = LayoutRules.answer(of: self, in: nil)
    let width = answer.horizontal.answer(proposal.width)
    let estimate = TextEstimate.size(of: self, in: environment, within: width ?? proposal.width ?? .infinity)
    let height = answer.vertical.answer(proposal.height)
    return CGSize(
      width: width ?? min((estimate.width * 1.08).rounded(.up), proposal.width ?? .infinity),
      height: height ?? min((estimate.height * 1.03).rounded(.up), proposal.height ?? .infinity))
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
