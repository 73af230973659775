import SwiftUI

private let r = Color.red

/// A picture of 30 by 20, as programs stretch, fit, fill and cut pictures.
struct PictureIdioms: View {
  private var picture: Image { Piece.sample }

  var body: some View {
    alone
    among
    cut
  }

  private var alone: some View {
    Group {
      Case("picture.natural") { picture.at(135, 90, 30, 20) }
      Case("picture.stretched") { picture.resizable().at(0, 0, 300, 200) }
      Case("picture.stretched-width") { picture.resizable().frame(width: 60).at(120, 0, 60, 200) }
      Case("picture.stretched-height") { picture.resizable().frame(height: 60).at(0, 70, 300, 60) }
      Case("picture.fixed") { picture.resizable().fixedSize().at(135, 90, 30, 20) }
      Case("picture.fit-limits") {
        picture.resizable().scaledToFit().at(75, 50, 150, 100).frame(maxWidth: .infinity, maxHeight: 100)
          .at(0, 50, 300, 100)
      }
      Case("picture.fit-square") {
        picture.resizable().aspectRatio(1, contentMode: .fit).at(50, 0, 200, 200)
      }
      Case("picture.fit-padded") { picture.resizable().scaledToFit().at(30, 20, 240, 160).padding(20) }
      Case("picture.fill-framed") {
        picture.resizable().scaledToFill().frame(width: 100, height: 100).at(100, 50, 100, 100)
      }
      Case("picture.fill-alone") { picture.resizable().scaledToFill().at(0, 0, 300, 200) }
    }
  }

  private var among: some View {
    Group {
      Case("picture.scroll-sideways") {
        ScrollView(.horizontal) { picture.resizable().scaledToFit().at(0, 0, 300, 200) }
      }
      Case("picture.scroll-sideways-row") {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            picture.resizable().scaledToFit().frame(height: 60).at(0, 70, 90, 60)
            picture.resizable().scaledToFit().frame(height: 60).at(100, 70, 90, 60)
          }
        }
      }
      Case("picture.tracks") {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 2), spacing: 0) {
          picture.resizable().scaledToFit().at(0, 50, 150, 100)
          picture.resizable().scaledToFit().at(150, 50, 150, 100)
        }
      }
      Case("picture.list") { List { picture.resizable().scaledToFit().at(32, nil, 236, 157.33) } }
      Case("picture.share") {
        HStack(spacing: 0) {
          picture.resizable().at(0, 0, 150, 200)
          r.at(150, 0, 150, 200)
        }
      }
      Case("picture.behind") {
        c(40, 40).at(130, 80, 40, 40).background { picture.resizable().scaledToFill() }
      }
      Case("picture.over") {
        c(90, 90).overlay { picture.resizable().scaledToFit().at(105, 70, 90, 60) }
      }
      Case("picture.z") {
        ZStack {
          picture.resizable().at(0, 0, 300, 200)
          c(20, 20).at(140, 90, 20, 20)
        }
      }
      Case("picture.button") {
        Button {
        } label: {
          picture.resizable().scaledToFit().frame(width: 60).at(120, 80, 60, 40)
        }
        .buttonStyle(.plain)
      }
      Case("picture.button-fill") {
        Button {
        } label: {
          picture.resizable().scaledToFit().at(0, 0, 300, 200)
        }
        .buttonStyle(.plain)
      }
      Case("picture.row-text") {
        HStack(spacing: 10) {
          picture.resizable().scaledToFit().frame(width: 60, height: 60).at(0, 70, 60, 60)
          VStack(alignment: .leading, spacing: 0) {
            Text("A").at(70, 77.9, nil, 22.1)
            Text("B").at(70, 100, nil, 22.1)
          }
          Spacer(minLength: 0)
        }
      }
      Case("picture.two") {
        HStack(spacing: 0) {
          picture.resizable().scaledToFit().at(0, 50, 150, 100)
          picture.resizable().scaledToFit().at(150, 50, 150, 100)
        }
      }
      Case("picture.column") {
        VStack(spacing: 0) {
          picture.resizable().scaledToFit().at(75, 0, 150, 100)
          picture.resizable().scaledToFit().at(75, 100, 150, 100)
        }
      }
    }
  }

  private var cut: some View {
    Group {
      Case("picture.cover-tracks") {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 0) {
          ForEach(0..<3, id: \.self) { index in
            picture.resizable().scaledToFill().frame(width: 100, height: 100).clipped()
              .at(CGFloat(index) * 100, 50, 100, 100)
          }
        }
      }
      Case("picture.cover-square") {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), spacing: 0) {
          ForEach(0..<3, id: \.self) { index in
            r.aspectRatio(1, contentMode: .fit).overlay { picture.resizable().scaledToFill() }.clipped()
              .at(CGFloat(index) * 100, 50, 100, 100)
          }
        }
      }
      Case("picture.cover-band") {
        VStack(spacing: 0) {
          picture.resizable().scaledToFill().frame(height: 80).clipped().at(0, 40, 300, 80)
          c(20, 40).at(140, 120, 20, 40)
        }
      }
      Case("picture.symbol") { Image(systemName: "star").resizable().frame(width: 40, height: 40).at(130, 80, 40, 40) }
      Case("picture.symbol-framed") { Image(systemName: "star").frame(width: 40, height: 40).at(130, 80, 40, 40) }
    }
  }
}
