import SwiftUI

/// Grids of rows.
struct GridIdioms: View {
  var body: some View {
    Group {
      Case("grid.plain") {
        Grid {
          GridRow {
            c(20, 20).at(116, 71, 20, 20)
            c(40, 10).at(149, 76, 40, 10)
          }
          GridRow {
            c(30, 10).at(111, 109, 30, 10)
            c(10, 30).at(164, 99, 10, 30)
          }
        }
        .at(111, 71, 78, 58)
      }
      Case("grid.top-leading") {
        Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 4) {
          GridRow {
            c(20, 20).at(110, 73, 20, 20)
            c(40, 10).at(150, 73, 40, 10)
          }
          GridRow {
            c(30, 10).at(110, 97, 30, 10)
            c(10, 30).at(150, 97, 10, 30)
          }
        }
      }
      Case("grid.rest") {
        Grid {
          GridRow {
            c(20, 20).at(0, 90, 20, 20)
            Color.red.frame(height: 20).at(28, 90, 272, 20)
          }
        }
      }
      Case("grid.span") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            c(60, 20).gridCellColumns(2).at(110, 80, 60, 20)
            c(20, 20).at(170, 80, 20, 20)
          }
          GridRow {
            c(30, 20).at(110, 100, 30, 20)
            c(30, 20).at(140, 100, 30, 20)
            c(20, 20).at(170, 100, 20, 20)
          }
        }
      }
      Case("grid.span-color") {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            c(30, 20).at(115, 75, 30, 20)
            c(30, 20).at(155, 75, 30, 20)
          }
          GridRow {
            Color.red.frame(height: 20).gridCellUnsizedAxes(.horizontal).gridCellColumns(2).at(115, 105, 70, 20)
          }
        }
      }
      Case("grid.each") {
        Grid(horizontalSpacing: 5, verticalSpacing: 5) {
          ForEach(0..<2) { row in
            GridRow {
              ForEach(0..<3) { column in
                c(20, 10).at(115 + CGFloat(column) * 25, 87.5 + CGFloat(row) * 15, 20, 10)
              }
            }
          }
        }
      }
      Case("grid.row-alignment") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow(alignment: .top) {
            c(20, 40).at(130, 80, 20, 40)
            c(20, 10).at(150, 80, 20, 10)
          }
        }
      }
      Case("grid.anchor") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            c(60, 60).at(105, 70, 60, 60)
            c(30, 10).gridCellAnchor(.top).at(165, 70, 30, 10)
          }
          GridRow { c(20, 0).gridCellAnchor(UnitPoint(x: 0.25, y: 0.5)).at(115, 130, 20, 0) }
        }
      }
    }
    Group {
      Case("grid.flexible-rows") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.at(0, 0, 150, 100)
            Color.blue.at(150, 0, 150, 100)
          }
          GridRow {
            Color.blue.at(0, 100, 150, 100)
            Color.red.at(150, 100, 150, 100)
          }
        }
      }
      Case("grid.fixed-row") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            c(40, 20).at(55, 0, 40, 20)
            Color.blue.frame(height: 20).at(150, 0, 150, 20)
          }
          GridRow {
            Color.blue.at(0, 20, 150, 180)
            Color.red.at(150, 20, 150, 180)
          }
        }
      }
      Case("grid.in-column") {
        VStack(spacing: 0) {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { c(40, 20).at(130, 80, 40, 20) } }
          c(20, 20).at(140, 100, 20, 20)
        }
      }
      Case("grid.padded") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            c(40, 20).at(115, 90, 40, 20)
            c(20, 20).at(160, 90, 20, 20).padding(5)
          }
        }
        .at(115, 85, 70, 30)
      }
      Case("grid.column-trailing") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            c(20, 10).gridColumnAlignment(.trailing).at(150, 90, 20, 10)
            c(10, 10).at(170, 90, 10, 10)
          }
          GridRow { c(50, 10).at(120, 100, 50, 10) }
        }
      }
    }
  }
}
