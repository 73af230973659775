extension Shape {
  @available(
    *, unavailable, message: "outlines are not cut by one another: lay both shapes over one another in a ZStack"
  )
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  @available(*, unavailable, message: "outlines are not cut by one another: use clipShape(_:) on the filled shape")
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  @available(*, unavailable, message: "outlines are not cut by one another: use mask and blendMode(.destinationOut)")
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  @available(
    *, unavailable, message: "outlines are not cut by one another: fill a path of both with FillStyle(eoFill: true)"
  )
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  @available(*, unavailable, message: "outlines are not cut by one another: use clipShape(_:) on the stroked shape")
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }

  @available(*, unavailable, message: "outlines are not cut by one another: use mask and blendMode(.destinationOut)")
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}
