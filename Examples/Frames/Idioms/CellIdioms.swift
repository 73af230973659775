import SwiftUI

private let r = Color.red

/// Cells of grids that are empty, lines, or texts.
struct CellIdioms: View {
  var body: some View {
    Group {
      Case("cell-empty") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).at(95, 80, 50, 20)
            c(30, 20).at(145, 80, 30, 20)
            c(30, 20).at(175, 80, 30, 20)
          }
          GridRow {
            c(50, 20).at(95, 100, 50, 20)
            c(10, 10).at(155, 105, 10, 10)
          }
        }
      }
      Case("cell-line") {
        Grid(horizontalSpacing: 0, verticalSpacing: 4) {
          GridRow {
            c(40, 20).at(100, 75.5, 40, 20); c(60, 20).at(140, 75.5, 60, 20)
          }
          Divider().gridCellUnsizedAxes(.horizontal).at(100, 99.5, 100, 1)
          GridRow {
            c(40, 20).at(100, 104.5, 40, 20); c(60, 20)
          }
        }
      }
      Case("cell-text") {
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow {
            Text("A").frame(width: 40).at(0, 77.9, 40, 22.1); r.frame(height: 10).at(50, nil, 250, 10)
          }
          GridRow {
            Text("B").at(0, 100, nil, 22.1); r.frame(height: 10).at(50, nil, 250, 10)
          }
        }
      }
      Case("cell-baseline") {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Text("A\nB").at(nil, 77.9, nil, 44.2); Text("C").at(nil, 77.9, nil, 22.1)
          }
        }
      }
      Case("cell-spacer") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            c(40, 20).at(0, 90, 40, 20); Spacer(); c(40, 20).at(260, 90, 40, 20)
          }
        }
      }
    }
  }
}
