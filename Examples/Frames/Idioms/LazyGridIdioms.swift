import SwiftUI

/// Grids of tracks.
struct LazyGridIdioms: View {
  var body: some View {
    Group {
      Case("tracks.flexible") {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
          c(20, 20).at(37.3, 90, 20, 20)
          c(20, 20).at(140, 90, 20, 20)
          c(20, 20).at(242.7, 90, 20, 20)
        }
      }
      Case("tracks.mixed") {
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible())], spacing: 10) {
          Color.red.frame(height: 20).at(0, 75, 50, 20)
          Color.red.frame(height: 20).at(58, 75, 242, 20)
          Color.red.frame(height: 20).at(0, 105, 50, 20)
        }
      }
      Case("tracks.limited") {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(minimum: 100, maximum: 120)), count: 2)) {
          Color.red.frame(height: 20).at(26, 90, 120, 20)
          Color.red.frame(height: 20).at(154, 90, 120, 20)
        }
      }
      Case("tracks.adaptive") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
          Color.red.frame(height: 20).at(0, 76, 94.7, 20)
          Color.red.frame(height: 20).at(102.7, 76, 94.7, 20)
          Color.red.frame(height: 20).at(205.3, 76, 94.7, 20)
          Color.red.frame(height: 20).at(0, 104, 94.7, 20)
        }
      }
      Case("tracks.adaptive-most") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80, maximum: 85))]) {
          Color.red.frame(height: 20).at(14.5, 90, 85, 20)
          Color.red.frame(height: 20).at(107.5, 90, 85, 20)
          Color.red.frame(height: 20).at(200.5, 90, 85, 20)
        }
      }
      Case("tracks.spacings") {
        LazyVGrid(columns: [GridItem(.fixed(40), spacing: 20), GridItem(.fixed(40), spacing: 4), GridItem(.fixed(40))])
        {
          c(40, 20).at(78, 76, 40, 20)
          c(40, 20).at(138, 76, 40, 20)
          c(40, 20).at(182, 76, 40, 20)
          c(20, 20).at(88, 104, 20, 20)
        }
      }
      Case("tracks.spacings-flexible") {
        LazyVGrid(columns: [
          GridItem(.flexible(), spacing: 20), GridItem(.flexible(), spacing: 10), GridItem(.fixed(30)),
        ]) {
          Color.red.frame(height: 20).at(0, 90, 120, 20)
          Color.red.frame(height: 20).at(140, 90, 120, 20)
          Color.red.frame(height: 20).at(270, 90, 30, 20)
        }
      }
      Case("tracks.trailing") {
        LazyVGrid(columns: [GridItem(.fixed(60))], alignment: .trailing) { c(60, 20).at(240, 90, 60, 20) }
      }
    }
    Group {
      Case("tracks.squares") {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 12)], spacing: 12) {
            ForEach(0..<5) { index in
              Color.red.aspectRatio(1, contentMode: .fit)
                .at(12 + CGFloat(index % 4) * 72, 12 + CGFloat(index / 4) * 72, 60, 60)
            }
          }
          .padding(12)
        }
      }
      Case("tracks.overflow") {
        LazyVGrid(columns: [GridItem(.fixed(200)), GridItem(.fixed(200))]) {
          c(200, 20).at(-54, 90, 200, 20)
          c(200, 20).at(154, 90, 200, 20)
        }
      }
      Case("tracks.item-alignment") {
        LazyVGrid(columns: [
          GridItem(.flexible(), alignment: .leading), GridItem(.flexible(), alignment: .bottomTrailing),
        ]) {
          c(20, 20).at(0, 90, 20, 20)
          c(20, 40).at(280, 80, 20, 40)
        }
      }
      Case("tracks.item-bottom") {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0, alignment: .bottom)]) {
          c(20, 40).at(65, 80, 20, 40)
          c(20, 20).at(215, 100, 20, 20)
        }
      }
      Case("tracks.rows") {
        LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())], spacing: 5) {
          Color.red.frame(width: 30).at(117.5, 0, 30, 96)
          Color.red.frame(width: 30).at(117.5, 104, 30, 96)
          Color.red.frame(width: 30).at(152.5, 0, 30, 96)
        }
      }
      Case("tracks.rows-spacing") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(30), spacing: 20), GridItem(.fixed(30))]) {
            c(20, 30).at(0, 60, 20, 30)
            c(20, 30).at(0, 110, 20, 30)
            c(20, 30).at(28, 60, 20, 30)
          }
        }
      }
      Case("tracks.rows-top") {
        LazyHGrid(rows: [GridItem(.fixed(30))], alignment: .top) { c(20, 30).at(140, 0, 20, 30) }
      }
      Case("tracks.in-column") {
        VStack(spacing: 0) {
          LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
            Color.red.frame(height: 40).at(0, 70, 150, 40)
            c(20, 20).at(215, 80, 20, 20)
          }
          c(20, 20).at(140, 110, 20, 20)
        }
      }
    }
  }
}
