import SwiftUI

/// A program of charts of every kind, as an iPhone shows them. `reel run Examples/Figures`.
@main
struct FiguresApp: App {
  var body: some Scene {
    WindowGroup { Contents() }
  }
}

enum Figure: String, CaseIterable, Identifiable {
  case sales, stacked, grouped, lines, area, pie, rules, heat, ranges, selection, scrolling, axes, functions, storage

  var id: String { rawValue }
  var title: String { rawValue.capitalized }
}

struct Contents: View {
  var body: some View {
    NavigationStack {
      List(Figure.allCases) { figure in
        NavigationLink(figure.title, value: figure.rawValue)
      }
      .navigationTitle("Figures")
      .navigationDestination(for: String.self) { name in
        if let figure = Figure(rawValue: name) { FigurePage(figure: figure) }
      }
    }
  }
}

struct FigurePage: View {
  let figure: Figure

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        switch figure {
        case .sales: SalesChart()
        case .stacked: StackedCharts()
        case .grouped: GroupedChart()
        case .lines: LinesChart()
        case .area: AreaCharts()
        case .pie: PieCharts()
        case .rules: RulesChart()
        case .heat: HeatChart()
        case .ranges: RangesChart()
        case .selection: SelectionChart()
        case .scrolling: ScrollingChart()
        case .axes: AxesChart()
        case .functions: FunctionsChart()
        case .storage: StorageChart()
        }
      }
      .padding()
    }
    .navigationTitle(figure.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}
