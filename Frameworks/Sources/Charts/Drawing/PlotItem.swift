import SwiftUI

/// One thing to draw in a plot.
struct PlotItem: Identifiable {
  enum Content {
    case rectangle(PlotFrame, MarkLook.Fill, radius: CGFloat)
    case symbol(PlotFrame, MarkLook.Fill, MarkLook.Symbol, area: CGFloat)
    case rule(PlotFrame, MarkLook.Fill, StrokeStyle, isUpright: Bool)
    case line(SeriesShape, MarkLook.Fill, StrokeStyle)
    case area(SeriesShape, MarkLook.Fill, PlotFrame)
    case sector(SectorShape, MarkLook.Fill)
    /// Bars of one colour that are too many to be views.
    case rectangles(RectanglesShape, MarkLook.Fill)
    /// Circles of one colour that are too many to be views: as wide as the line.
    case dots(DotsShape, MarkLook.Fill, width: CGFloat)
  }

  let id: String
  let content: Content
  let look: MarkLook
}
