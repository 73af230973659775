import Foundation

/// How far a view is moved from where its container's alignment puts it, so that its guides lie on the container's.
public struct GuideMove: Equatable, Sendable {
  /// Points.
  public var offset: CGSize
  /// Parts of what the container is longer than the view, for guides that lie elsewhere than at edges and in the middle.
  public var lean: CGSize

  /// How much of the view lies above its guide, where that is to lie on the baseline of texts beside it: what is below makes
  /// the row higher. Nil elsewhere.
  public var above: CGFloat?

  /// Makes a move.
  public init(_ offset: CGSize, lean: CGSize = .zero) {
    self.offset = offset
    self.lean = lean
  }

  var isNone: Bool { offset == .zero && lean == .zero }
}

extension Alignment {
  /// How much further than the nearest of edges and middle the guides lie, in parts of a length; 0 for the platform's.
  var lean: CGSize {
    CGSize(
      width: horizontal.isUsual ? 0 : horizontal.fraction.lean, height: vertical.isUsual ? 0 : vertical.fraction.lean)
  }
}

extension CGFloat {
  /// Style sheets put at an edge what is not between them, and in the middle what is.
  fileprivate var lean: CGFloat { self <= 0 ? self : self >= 1 ? self - 1 : self - 0.5 }
}
