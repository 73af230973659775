import SwiftUI

/// Lazy stacks and grids, and what more a grid does.
struct LazyCases: View {
  var body: some View {
    Group {
      Case("lazy-alone") { LazyVStack(spacing: 0) { c(40, 20).probe("a") }.probe("b") }
      Case("lazy-trailing") { LazyVStack(alignment: .trailing, spacing: 0) { c(40, 20).probe("a") } }
      Case("lazy-row") {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            c(40, 20).probe("a")
            c(400, 30).probe("b")
          }
        }
      }
      Case("lazy-grid-rows") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) {
            c(50, 40).probe("a")
            c(50, 40).probe("b")
            c(50, 40).probe("c")
          }
        }
      }
      Case("lazy-grid-alignment") {
        LazyVGrid(columns: [GridItem(.fixed(60), alignment: .topLeading), GridItem(.fixed(60))], spacing: 0) {
          c(20, 10).probe("a")
          c(40, 30).probe("b")
        }
      }
      Case("lazy-grid-flexible") {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          c(20, 10).probe("a")
          c(40, 30).probe("b")
          Color.red.frame(height: 20).probe("c")
        }
      }
      Case("lazy-grid-limited") {
        LazyVGrid(columns: [GridItem(.flexible(maximum: 50)), GridItem(.flexible(maximum: 50))]) {
          Color.red.frame(height: 20).probe("a")
          Color.red.frame(height: 20).probe("b")
        }
      }
      Case("lazy-grid-mixed") {
        LazyVGrid(columns: [GridItem(.fixed(100), spacing: 0), GridItem(.adaptive(minimum: 90), spacing: 0)]) {
          Color.red.frame(height: 20).probe("a")
          Color.red.frame(height: 20).probe("b")
          Color.red.frame(height: 20).probe("c")
        }
      }
      Case("lazy-grid-leading") {
        LazyVGrid(columns: [GridItem(.fixed(60))], alignment: .leading) { c(60, 20).probe("a") }
      }
    }
    Group {
      Case("grid-column-alignment") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            c(20, 10).gridColumnAlignment(.leading).probe("a")
            c(10, 10).probe("b")
          }
          GridRow {
            c(60, 10)
            c(10, 10)
          }
        }
      }
      Case("grid-empty-cell") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
            c(30, 20).probe("a")
          }
          GridRow {
            c(40, 20).probe("b")
            c(30, 20).probe("c")
          }
        }
      }
      Case("grid-uneven") {
        Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 5) {
          GridRow { c(40, 20).probe("a") }
          GridRow {
            c(20, 20).probe("b")
            c(30, 20).probe("c")
          }
          c(10, 10).probe("d")
        }
      }
      Case("grid-baseline") {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Text("Large").font(.largeTitle).probe("a")
            Text("Small").probe("b")
          }
        }
      }
      Case("grid-flexible-and-text") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Text("Label").probe("a")
            Color.red.frame(height: 20).probe("b")
          }
        }
      }
      Case("layout-guide-row") {
        HStack(alignment: .top, spacing: 0) {
          c(40, 20).alignmentGuide(.top) { $0[.bottom] }.probe("a")
          c(40, 50).probe("b")
        }
        .probe("c")
      }
      Case("layout-guide-text") {
        HStack(alignment: .top, spacing: 0) {
          Text("A").alignmentGuide(.top) { $0[.bottom] }.probe("a")
          c(40, 50).probe("b")
        }
        .probe("c")
      }
    }
  }
}
