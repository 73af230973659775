import SwiftUI

/// A plot with the labels around it.
struct ChartArea: View {
  let model: ChartModel
  let xAxis: AxisModel?
  let yAxis: AxisModel?
  @Binding var plotSize: CGSize
  /// The size of the plot, or about that.
  let length: CGSize

  var body: some View {
    HStack(spacing: 0) {
      column(.leading)
      ScrolledPlot(model: model) {
        VStack(spacing: 0) {
          row(.top)
          plot
          row(.bottom)
        }
      }
      column(.trailing)
    }
  }

  /// Labels beside the plot, with the room of the rows above and below.
  @ViewBuilder
  private func column(_ edge: Edge) -> some View {
    if let yAxis, let places = yAxis.places.first(where: { $0.edge == edge })?.places {
      VStack(spacing: 0) {
        spacer(.top)
        styled(AxisLabels(model: yAxis, edge: edge, places: places), model.settings.yAxis)
        spacer(.bottom)
      }
    }
  }

  @ViewBuilder
  private func row(_ edge: Edge, isCopy: Bool = false) -> some View {
    if let xAxis, let places = xAxis.places.first(where: { $0.edge == edge })?.places {
      styled(AxisLabels(model: xAxis, edge: edge, places: places, isCopy: isCopy), model.settings.xAxis)
    }
  }

  /// As high as a row, and not seen.
  private func spacer(_ edge: Edge) -> some View {
    row(edge, isCopy: true).hidden().accessibilityHidden(true).frame(width: 0)
  }

  private func styled(_ labels: AxisLabels, _ wish: AxisWish) -> some View {
    wish.style.map { $0(AnyView(labels)) } ?? AnyView(labels)
  }

  private var plot: some View {
    let items = PlotItems(model)
    let base = AnyView(
      _RelativeArea {
        if let yAxis { AxisLines(model: yAxis) }
        if let xAxis { AxisLines(model: xAxis) }
        if model.hasSectors {
          marks(items).aspectRatio(1, contentMode: .fit)._placed(at: .whole)
        } else {
          marks(items)._placed(at: inside)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity))
    let styled = model.settings.plotStyles.reduce(base) { $1($0) }
    return PlotInteraction(
      model: model, isMeasured: model.needsSize || xAxis != nil || yAxis != nil, size: $plotSize, content: styled)
  }

  private func marks(_ items: PlotItems) -> some View {
    _RelativeArea {
      PlotMarks(items: items.items)
      PlotAnnotations(model: model, frames: items.frames, size: length)
      ChartDescription(model: model, frames: items.frames)
    }
  }

  /// The part of the plot that the scales cover.
  private var inside: _RelativePlace {
    let (x, y) = (model.x, model.y)
    return _RelativePlace(
      x: _RelativeLength(points: x.startPadding), y: _RelativeLength(points: y.endPadding),
      width: _RelativeLength(share: 1, points: -x.startPadding - x.endPadding),
      height: _RelativeLength(share: 1, points: -y.startPadding - y.endPadding))
  }
}
