import SwiftUI

struct GridCases: View {
  var body: some View {
    Case("lazy-grid-fixed") {
      LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))]) {
        c(60, 20).probe("a")
        c(60, 20).probe("b")
      }
    }
    Case("lazy-grid-adaptive") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)]) {
        Color.red.frame(height: 20).probe("a")
        Color.red.frame(height: 20).probe("b")
      }
      .frame(width: 240)
    }
    Case("grid-span") {
      Grid {
        GridRow { c(40, 10).probe("a").gridCellColumns(2).padding(2) }
        GridRow {
          c(30, 20).probe("b")
          c(30, 20).probe("c")
        }
      }
    }
    Case("grid-flexible") {
      Grid {
        GridRow {
          Color.red.probe("a")
          Color.red.probe("b")
          Color.red.probe("c")
        }
      }
      .frame(width: 280)
    }
    Case("grid-mixed") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          c(40, 20).probe("a")
          Color.red.frame(height: 20).probe("b")
        }
        GridRow {
          c(60, 30).probe("c")
          c(20, 10).probe("d")
        }
      }
    }
    Case("grid-alignment") {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          c(40, 20).probe("a")
          c(40, 60).probe("b")
        }
        GridRow {
          c(60, 60).probe("c")
          c(10, 10).gridCellAnchor(.bottomTrailing).probe("d")
        }
      }
    }
    Case("grid-unsized") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          c(40, 20).probe("a")
          c(40, 20)
        }
        Divider().gridCellUnsizedAxes(.horizontal).probe("b")
      }
    }
  }
}
