import Foundation

extension View {
  /// Turns the view around a point of it; its place in the layout stays.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(DisplayEffect(.rotation(angle, anchor: anchor)))
  }

  /// Turns the view in space, around a point `anchorZ` points in front of it; seen from its longer side's length away
  /// divided by `perspective`, or with 0 from far away.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let axis = Vector3(x: axis.x, y: axis.y, z: axis.z)
    return modifier(
      DisplayEffect(.rotation3D(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// Draws the view larger or smaller; its place in the layout stays.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(DisplayEffect(.scale(scale, anchor: anchor)))
  }

  /// Draws the view larger or smaller; its place in the layout stays.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Draws the view larger or smaller; its place in the layout stays.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Keeps the view's sides in a relation; nil is the view's own.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(DisplayEffect(.aspectRatio(aspectRatio, contentMode)))
  }

  /// Keeps the view's sides in a relation.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Makes the view as large as is needed to fill.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
