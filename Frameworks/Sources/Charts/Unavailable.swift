import SwiftUI

/// A chart in space.
@available(
  *, unavailable,
  message: "charts are flat here: show two of the three values in a Chart, and the third by colour or size"
)
public struct Chart3D<Content>: View {
  public var body: some View { EmptyView() }
}

/// A surface in space.
@available(*, unavailable, message: "charts are flat here: show heights as the colours of RectangleMarks")
public struct SurfacePlot {}
