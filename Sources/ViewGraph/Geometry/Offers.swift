import Foundation

/// What views are offered along an axis, as far as it is known before anything is drawn.
enum Offer: Equatable {
  case length(CGFloat)
  /// Nothing in particular, as what scrolls offers along its axis.
  case unspecified
  /// Nobody knows, but not more than this.
  case atMost(CGFloat)

  static let unknown = Offer.atMost(.infinity)

  /// The length with some of it taken away.
  func less(_ taken: CGFloat) -> Offer {
    switch self {
    case .length(let length): .length(max(length - taken, 0))
    case .atMost(let length): .atMost(max(length - taken, 0))
    case .unspecified: self
    }
  }

  var length: CGFloat? { if case .length(let length) = self { length } else { nil } }

  fileprivate func length(unknown: CGFloat) -> CGFloat {
    switch self {
    case .length(let length): length
    case .unspecified: 10
    case .atMost(let length): min(length, unknown)
    }
  }
}

/// What views are offered along both axes.
struct Offers: Equatable {
  var horizontal: Offer
  var vertical: Offer
  /// What is taken of the safe area at the edges, by bars whose lengths are known.
  var safeArea = EdgeInsets()

  static let unknown = Offers(horizontal: .unknown, vertical: .unknown)

  init(horizontal: Offer, vertical: Offer) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(_ size: CGSize) {
    self.init(horizontal: .length(size.width), vertical: .length(size.height))
  }

  /// The size of what takes all that it is offered: 10 points where that is nothing in particular, as much as the screen
  /// has where it is unknown.
  func size(in screen: CGSize) -> CGSize {
    CGSize(width: horizontal.length(unknown: screen.width), height: vertical.length(unknown: screen.height))
  }

  subscript(axis: Axis) -> Offer {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// What is inside of a modifier is offered.
  func inside(_ modifier: DisplayModifier) -> Offers {
    var result = self
    switch modifier {
    case .padding(let insets):
      result.horizontal = horizontal.less(insets.leading + insets.trailing)
      result.vertical = vertical.less(insets.top + insets.bottom)
      for edge in Edge.allCases where insets[edge] != 0 { result.safeArea[edge] = 0 }
    case .safeArea(let insets):
      for edge in Edge.allCases { result.safeArea[edge] += insets[edge] }
    case .ignoresSafeArea(let edges):
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        result[axis] = result[axis].less(-safeArea[edge])
        result.safeArea[edge] = 0
      }
    case .frame(let frame):
      if frame.width ?? frame.maxWidth ?? .infinity < .infinity { result.leaveSafeArea(.leading, .trailing) }
      if frame.height ?? frame.maxHeight ?? .infinity < .infinity { result.leaveSafeArea(.top, .bottom) }
      result.horizontal = horizontal.framed(frame.width, frame.minWidth, frame.idealWidth, frame.maxWidth)
      result.vertical = vertical.framed(frame.height, frame.minHeight, frame.idealHeight, frame.maxHeight)
    case .aspectRatio(let ratio, let mode): result = ratio.map { kept($0, mode) } ?? .unknown
    case .fixedSize(let isHorizontal, let isVertical):
      if isHorizontal { result.horizontal = .unspecified }
      if isVertical { result.vertical = .unspecified }
    case .containerFrame, .unsqueezed, .gridSpan, .gridLine, .gridPlace, .gridAnchor, .gridUnsized: result = .unknown
    default: break
    }
    return result
  }

  /// What is inside does not touch these edges.
  mutating func leaveSafeArea(_ edges: Edge...) {
    for edge in edges { safeArea[edge] = 0 }
  }

  /// The largest size of the proportions that fits, or the smallest that fills.
  private func kept(_ ratio: CGFloat, _ mode: ContentMode) -> Offers {
    guard ratio > 0 else { return .unknown }
    switch (horizontal, vertical) {
    case (.length(let width), .length(let height)):
      let isWide = width > height * ratio
      let takesHeight = mode == .fit ? isWide : !isWide
      return Offers(
        takesHeight
          ? CGSize(width: height * ratio, height: height) : CGSize(width: width, height: width / ratio))
    case (.length(let width), .unspecified): return Offers(CGSize(width: width, height: width / ratio))
    case (.unspecified, .length(let height)): return Offers(CGSize(width: height * ratio, height: height))
    default: return .unknown
    }
  }
}

extension Offer {
  /// What a frame offers along an axis.
  fileprivate func framed(_ fixed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> Offer {
    if let fixed { return .length(fixed) }
    switch self {
    case .length(let length): return .length(min(max(length, least ?? 0), max(most ?? .infinity, least ?? 0)))
    case .unspecified: return ideal.map { .length($0) } ?? (least == nil && most == nil ? self : .unknown)
    case .atMost(let length):
      if let least, least == most { return .length(least) }
      return .atMost(min(length, most ?? .infinity))
    }
  }
}
