import SwiftUI

/// A plot that tells its size and its frame, and lets values be chosen, as far as the program asks for it.
struct PlotInteraction: View {
  let model: ChartModel
  /// True where somebody has to know the size: the program, or an axis, which has as many labels as have room.
  let isMeasured: Bool
  @Binding var size: CGSize
  let content: AnyView

  var body: some View {
    if model.needsSize {
      measured(watched).anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
    } else if isMeasured {
      measured(content)
    } else {
      content
    }
  }

  private func measured(_ view: AnyView) -> some View {
    view.onGeometryChange(for: CGSize.self, of: \.size) { if $0 != size { size = $0 } }
  }

  private var watched: AnyView {
    let proxy = ChartProxy(model: model, frame: nil, size: size)
    var view = content
    if !model.settings.selections.isEmpty {
      let selections = model.settings.selections
      view = AnyView(
        view.contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { drag in
                for selection in selections { selection.follow(drag, proxy) }
              }
              .onEnded { drag in
                let isTap = abs(drag.translation.width) + abs(drag.translation.height) < 4
                for selection in selections where !(isTap && selection.kind == .angle) && !selection.isRange {
                  selection.clear()
                }
                if isTap { for selection in selections where selection.isRange { selection.clear() } }
              }
          )
          ._letsScroll(selections.allSatisfy { $0.kind != .y } ? .vertical : .horizontal))
    }
    return model.settings.gestures.reduce(view) { $1(proxy, $0) }
  }
}

extension ChartSelection {
  /// Chooses what is where a finger is.
  @MainActor
  fileprivate func follow(_ drag: DragGesture.Value, _ proxy: ChartProxy) {
    switch kind {
    case .x:
      isRange
        ? chooseRange(proxy, drag.startLocation.x, drag.location.x)
        : choose(proxy, min(max(drag.location.x, 0), proxy.plotSize.width))
    case .y:
      isRange
        ? chooseRange(proxy, drag.startLocation.y, drag.location.y)
        : choose(proxy, min(max(drag.location.y, 0), proxy.plotSize.height))
    case .angle: choose(proxy, proxy.angle(at: drag.location).degrees)
    }
  }
}
