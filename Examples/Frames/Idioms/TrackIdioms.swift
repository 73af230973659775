import SwiftUI

private let r = Color.red

/// Tracks of lazy grids: limits, distances of their own, and several kinds beside each other.
struct TrackIdioms: View {
  var body: some View {
    Group {
      Case("track.adaptive-most") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 52))]) {
          ForEach(0..<5, id: \.self) { r.frame(height: 20).at(4 + CGFloat($0) * 60, 90, 52, 20) }
        }
      }
      Case("track.adaptive-room") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 80))]) {
          ForEach(0..<5, id: \.self) { r.frame(height: 20).at(CGFloat($0) * 61.6, 90, 53.6, 20) }
        }
      }
      Case("track.distances") {
        LazyVGrid(columns: [
          GridItem(.flexible(), spacing: 20), GridItem(.flexible(), spacing: 4), GridItem(.flexible()),
        ]) {
          r.frame(height: 20).at(0, 90, 92, 20)
          r.frame(height: 20).at(112, 90, 92, 20)
          r.frame(height: 20).at(208, 90, 92, 20)
        }
      }
      Case("track.fixed-adaptive") {
        LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.adaptive(minimum: 40))]) {
          r.frame(height: 20).at(0, 90, 100, 20)
          ForEach(0..<4, id: \.self) { r.frame(height: 20).at(108 + CGFloat($0) * 50, 90, 42, 20) }
        }
      }
      Case("track.adaptive-rows") {
        LazyHGrid(rows: [GridItem(.adaptive(minimum: 50))]) {
          ForEach(0..<3, id: \.self) { r.frame(width: 20).at(140, CGFloat($0) * 69.33, 20, 61.33) }
        }
      }
      Case("track.least") {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 200)), GridItem(.flexible())]) {
          r.frame(height: 20).at(0, 90, 200, 20)
          r.frame(height: 20).at(208, 90, 92, 20)
        }
      }
      Case("track.padded") {
        ScrollView {
          LazyVGrid(columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())], spacing: 10) {
            r.frame(height: 40).at(16, 16, 129, 40)
            r.frame(height: 40).at(155, 16, 129, 40)
            r.frame(height: 40).at(16, 66, 129, 40)
          }
          .padding()
        }
      }
      Case("track.film") {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 20)], spacing: 20) {
            ForEach(0..<4, id: \.self) { index in
              RoundedRectangle(cornerRadius: 8).aspectRatio(2 / 3, contentMode: .fit)
                .at(index % 2 == 0 ? 0 : 160, index < 2 ? 0 : 230, 140, 210)
            }
          }
        }
      }
      Case("track.fixed-three") {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(50), spacing: 5), count: 3), spacing: 5) {
          ForEach(0..<5, id: \.self) { index in
            c(50, 20).at(70 + CGFloat(index % 3) * 55, index < 3 ? 77.5 : 102.5, 50, 20)
          }
        }
      }
      Case("track.row-heights") {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          c(20, 60).at(65, 50, 20, 60)
          r.at(150, 75, 150, 10)
          c(20, 40).at(65, 110, 20, 40)
          c(20, 20).at(215, 120, 20, 20)
        }
      }
    }
    Group {
      Case("track.sideways-flexible") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.flexible(), spacing: 20), GridItem(.flexible())], spacing: 10) {
            r.frame(width: 40).at(10, 0, 40, 90)
            r.frame(width: 60).at(0, 110, 60, 90)
            r.frame(width: 40).at(70, 0, 40, 90)
          }
        }
      }
      Case("track.sideways-framed") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 8) {
            ForEach(0..<4, id: \.self) { index in
              c(70, 50).at(index < 2 ? 0 : 78, index % 2 == 0 ? 46 : 104, 70, 50)
            }
          }
          .frame(height: 120)
        }
      }
      Case("track.sideways-square") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
            r.aspectRatio(1, contentMode: .fit).at(0, 0, 100, 100)
            r.aspectRatio(1, contentMode: .fit).at(0, 100, 100, 100)
            r.aspectRatio(1, contentMode: .fit).at(100, 0, 100, 100)
          }
        }
      }
      Case("track.sideways-picture") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(80))], spacing: 10) {
            Piece.sample.resizable().scaledToFit().at(0, 60, 120, 80)
            Piece.sample.resizable().scaledToFit().at(130, 60, 120, 80)
          }
        }
      }
      Case("track.sections") {
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4) {
            ForEach(0..<2, id: \.self) { section in
              Section {
                c(60, 20).at(86, 24 + CGFloat(section) * 48, 60, 20)
                c(60, 20).at(154, 24 + CGFloat(section) * 48, 60, 20)
              } header: {
                c(100, 20).at(100, CGFloat(section) * 48, 100, 20)
              }
            }
          }
        }
      }
      Case("track.text-cells") {
        LazyVGrid(columns: [GridItem(.flexible(), alignment: .leading), GridItem(.flexible())], spacing: 0) {
          Text("A").at(0, 88.95, nil, 22.1)
          Text("B").frame(width: 20).at(217, 88.95, 20, 22.1)
        }
      }
      Case("track.column") {
        VStack(alignment: .leading, spacing: 10) {
          c(80, 20).at(0, 60, 80, 20)
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 0)], spacing: 0) {
            ForEach(0..<5, id: \.self) { r.frame(height: 50).at(CGFloat($0) * 60, 90, 60, 50) }
          }
        }
      }
      Case("track.beside") {
        HStack(spacing: 0) {
          c(60, 20).at(0, 90, 60, 20)
          LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
            r.frame(height: 20).at(60, 90, 120, 20)
            r.frame(height: 20).at(180, 90, 120, 20)
          }
        }
      }
    }
  }
}
