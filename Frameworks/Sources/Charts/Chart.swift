import SwiftUI

/// Shows data as marks on scales.
///
/// It is drawn in parts of its size, so that it stands right before a page has told any.
/// - Partly: where data change in an animation bars and points move; lines, areas and sectors change at once. It is not mirrored where
///   languages lead from the right.
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content

  /// Makes a chart.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Makes a chart with marks for each element that has an identity.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Makes a chart with marks for each element, told apart by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  @MainActor public var body: some View { ChartBody(marks: content._marks) }
}

/// A chart of marks.
struct ChartBody: View {
  let marks: [_ChartMark]
  @Environment(\.chartSettings) private var settings

  var body: some View {
    let model = ChartModel(marks, settings)
    let legend = settings.legend
    let hasLegend = ChartLegend.isNeeded(model)
    let side = legend.position.point ?? .bottomLeading
    let isBeside = side.y == 0.5
    let isFirst = isBeside ? side.x == 0 : side.y == 0
    let layout =
      isBeside
      ? AnyLayout(HStackLayout(alignment: legend.alignment?.vertical ?? .center, spacing: legend.spacing ?? 8))
      : AnyLayout(
        VStackLayout(alignment: legend.alignment?.horizontal ?? Self.across(side), spacing: legend.spacing ?? 8))
    layout {
      if hasLegend && isFirst { ChartLegend(model: model, isBeside: isBeside) }
      ChartFrame(model: model)
      if hasLegend && !isFirst { ChartLegend(model: model, isBeside: isBeside) }
    }
    .frame(
      idealWidth: model.hasSectors ? 260 : 200, maxWidth: .infinity, idealHeight: model.hasSectors ? 260 : 200,
      maxHeight: .infinity
    )
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(ChartDescription.title(model)))
  }

  private static func across(_ side: UnitPoint) -> HorizontalAlignment {
    side.x == 0 ? .leading : side.x == 1 ? .trailing : .center
  }
}
