import SwiftUI

private let r = Color.red

/// Readers of geometry in all kinds of containers.
struct ReaderIdioms: View {
  var body: some View {
    Group {
      Case("reader.most") {
        GeometryReader { c($0.size.width / 3, $0.size.height / 2).at(0, 75, 100, 25) }.frame(maxHeight: 50)
          .at(0, 75, 300, 50)
      }
      Case("reader.fixed") { GeometryReader { _ in c(10, 10) }.fixedSize().at(145, 95, 10, 10) }
      Case("reader.z") {
        ZStack {
          GeometryReader { c($0.size.width / 2, 10).at(0, 0, 150, 10) }.at(0, 0, 300, 200)
          c(20, 20).at(140, 90, 20, 20)
        }
      }
      Case("reader.in-reader") {
        GeometryReader { outer in
          GeometryReader { inner in c(inner.size.width / 2, inner.size.height / 2).at(0, 0, 50, 25) }
            .frame(width: outer.size.width / 3, height: outer.size.height / 4)
        }
      }
      Case("reader.sideways") {
        ScrollView(.horizontal) { GeometryReader { _ in c(5, 5).at(0, 0, 5, 5) }.at(0, 0, 10, 200) }
      }
      Case("reader.tracks") {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          GeometryReader { c($0.size.width / 2, 10).at(0, 95, 75, 10) }.at(0, 95, 150, 10)
          c(20, 10).at(215, 95, 20, 10)
        }
      }
      Case("reader.tracks-square") {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          GeometryReader { c($0.size.width / 2, $0.size.height / 2).at(0, 25, 75, 75) }
            .aspectRatio(1, contentMode: .fit).at(0, 25, 150, 150)
          c(20, 10).at(215, 95, 20, 10)
        }
      }
      Case("reader.grid") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            c(40, 20).at(0, 90, 40, 20)
            GeometryReader { _ in c(10, 10).at(40, 0, 10, 10) }.at(40, 0, 260, 200)
          }
        }
      }
      Case("reader.fits") {
        ViewThatFits { GeometryReader { c($0.size.width / 2, 10).at(0, 0, 150, 10) }.at(0, 0, 300, 200) }
      }
      Case("reader.list") { List { GeometryReader { c($0.size.width / 2, 10).at(32, nil, 118, 10) } } }
    }
    Group {
      Case("reader.behind") {
        HStack(spacing: 0) {
          c(40, 20)
          c(60, 40)
        }
        .background { GeometryReader { c($0.size.width / 2, $0.size.height / 2).at(100, 80, 50, 20) } }
      }
      Case("reader.bars") {
        GeometryReader { space in
          VStack(spacing: 0) {
            r.frame(height: space.size.height * 0.25).at(0, 0, 300, 50)
            c(space.size.width * 0.5, 20).at(75, 50, 150, 20)
          }
        }
      }
      Case("reader.page") {
        GeometryReader { space in
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<3, id: \.self) { index in
                r.frame(width: space.size.width, height: 50).at(CGFloat(index) * 300, 0, 300, 50)
              }
            }
          }
        }
      }
      Case("reader.tall") {
        GeometryReader { space in
          ScrollView {
            VStack(spacing: 0) {
              c(20, 20).at(140, 0, 20, 20)
              Spacer(minLength: 0)
              c(20, 20).at(140, 180, 20, 20)
            }
            .frame(minHeight: space.size.height).frame(width: space.size.width)
          }
        }
      }
      Case("reader.position") {
        GeometryReader { space in
          c(20, 20).at(140, 90, 20, 20).position(x: space.size.width / 2, y: space.size.height / 2)
        }
      }
      Case("reader.square") {
        GeometryReader { space in
          let side = min(space.size.width, space.size.height)
          r.frame(width: side, height: side).at(0, 0, 200, 200)
        }
        .aspectRatio(1, contentMode: .fit).frame(maxWidth: .infinity, alignment: .leading)
      }
      Case("reader.frame") {
        GeometryReader { space in
          c(space.frame(in: .local).width / 2, space.frame(in: .local).midY).at(20, 20, 130, 80)
        }
        .padding(20)
      }
      Case("reader.text") {
        VStack(spacing: 0) {
          Text("A").at(nil, 0, nil, 22.1)
          GeometryReader { c($0.size.width / 2, 10).at(0, 22.1, 150, 10) }.at(0, 22.1, 300, 177.9)
        }
      }
      Case("reader.share") {
        HStack(spacing: 10) {
          GeometryReader { c($0.size.width / 2, 10).at(0, 0, 72.5, 10) }
          GeometryReader { c($0.size.width / 2, 10).at(155, 0, 72.5, 10) }
        }
      }
    }
  }
}
