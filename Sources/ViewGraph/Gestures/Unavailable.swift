import Foundation

@available(*, unavailable, message: "browsers keep pinching for themselves; use buttons or a Slider to zoom")
public struct MagnificationGesture {
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

@available(*, unavailable, message: "browsers keep pinching for themselves; use buttons or a Slider to zoom")
public struct MagnifyGesture {
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

@available(*, unavailable, message: "browsers do not report two turning fingers; use buttons or a Slider to rotate")
public struct RotationGesture {
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

@available(*, unavailable, message: "browsers do not report two turning fingers; use buttons or a Slider to rotate")
public struct RotateGesture {
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

extension View {
  @available(*, unavailable, message: "things cannot be dragged out of a page; use onMove(perform:) to move rows")
  nonisolated public func onDrag<T>(_ data: @escaping () -> T) -> some View { self }

  @available(*, unavailable, message: "things cannot be dropped on a page; use onMove(perform:) to move rows")
  nonisolated public func onDrop<T>(
    of supportedContentTypes: [T], isTargeted: Binding<Bool>?, perform action: @escaping ([Any]) -> Bool
  ) -> some View { self }

  @available(*, unavailable, message: "use onHover(perform:); the place of the pointer is not reported")
  nonisolated public func onContinuousHover(perform action: @escaping (CGPoint) -> Void) -> some View { self }
}
