import Foundation
import ViewGraph

/// The size that a representable says for its view: its own where none is offered, which is kept unless it takes more where there is more.
struct RepresentableSize: ViewModifier {
  private let own: CGSize?
  private let growsAcross: Bool
  private let growsUpright: Bool

  /// Asks for the size.
  init(_ sizeThatFits: (ProposedViewSize) -> CGSize?) {
    let least = sizeThatFits(.unspecified)
    guard let least, least.width.isFinite, least.height.isFinite, least.width >= 0, least.height >= 0 else {
      (own, growsAcross, growsUpright) = (nil, false, false)
      return
    }
    let greatest = sizeThatFits(.infinity) ?? least
    (own, growsAcross, growsUpright) = (least, greatest.width > least.width, greatest.height > least.height)
  }

  @ViewBuilder func body(content: Content) -> some View {
    if let own {
      content
        .frame(width: growsAcross ? nil : own.width, height: growsUpright ? nil : own.height)
        .frame(maxWidth: growsAcross ? .infinity : nil, maxHeight: growsUpright ? .infinity : nil)
    } else {
      content
    }
  }
}

/// What a view is offered, as `_overrideSizeThatFits` of before iOS 16 had it.
public struct _ProposedSize: Equatable, Sendable {
  var width: CGFloat?
  var height: CGFloat?
}
