import SwiftUI

private let r = Color.red

/// Grids and scroll views that have little room, and labels that fill.
struct NarrowIdioms: View {
  var body: some View {
    Group {
      Case("narrow.scroll-row") {
        HStack(spacing: 0) {
          ScrollView(.horizontal) { c(50, 20).at(0, 90, 50, 20) }.at(0, nil, 200, nil)
          c(100, 20).at(200, 90, 100, 20)
        }
      }
      Case("narrow.grid-row") {
        HStack(spacing: 0) {
          LazyVGrid(columns: [GridItem(.flexible(minimum: 40, maximum: 60))], spacing: 0) {
            r.frame(height: 20).at(nil, 90, 60, 20)
          }
          c(200, 20)
        }
      }
      Case("narrow.grid-row-two") {
        HStack(spacing: 0) {
          LazyVGrid(
            columns: [GridItem(.flexible(minimum: 40, maximum: 60), spacing: 0), GridItem(.flexible(minimum: 20))],
            spacing: 0
          ) {
            r.frame(height: 20).at(0, 90, 50, 20)
            r.frame(height: 20).at(50, 90, 50, 20)
          }
          c(200, 20).at(200 - 100, 90, 200, 20)
        }
      }
      Case("narrow.adaptive-row") {
        HStack(spacing: 0) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)], spacing: 0) {
            r.frame(height: 20).at(0, 80, 50, 20)
            r.frame(height: 20).at(50, 80, 50, 20)
            r.frame(height: 20).at(0, 100, 50, 20)
          }
          c(200, 20).at(100, 90, 200, 20)
        }
      }
      Case("narrow.grid-shared") {
        HStack(spacing: 0) {
          LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { r.frame(height: 20).at(0, 90, 150, 20) }
          r.at(150, 0, 150, 200)
        }
      }
      Case("narrow.sideways-picture") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(60))]) {
            r.aspectRatio(1.5, contentMode: .fit).at(0, 70, 90, 60)
            r.aspectRatio(1.5, contentMode: .fit).at(98, 70, 90, 60)
          }
        }
      }
      Case("narrow.button") {
        Button {
        } label: {
          c(50, 20).at(125, 90, 50, 20).frame(maxWidth: .infinity).at(0, 90, 300, 20)
        }
        .buttonStyle(.plain)
      }
      Case("narrow.buttons") {
        HStack(spacing: 0) {
          Button {
          } label: {
            c(50, 20).frame(maxWidth: .infinity).at(0, 90, 150, 20)
          }
          Button {
          } label: {
            c(50, 20).frame(maxWidth: .infinity).at(150, 90, 150, 20)
          }
        }
        .buttonStyle(.plain)
      }
      Case("narrow.button-color") {
        Button {
        } label: {
          r.at(0, 0, 300, 200)
        }.buttonStyle(.plain)
      }
      Case("narrow.button-circle") {
        HStack(spacing: 10) {
          ForEach(0..<4) { index in
            Button {
            } label: {
              c(10, 10).frame(maxWidth: .infinity, maxHeight: .infinity).aspectRatio(1, contentMode: .fit)
                .at(CGFloat(index) * 77.5, 66.25, 67.5, 67.5)
            }
            .buttonStyle(.plain)
          }
        }
      }
      Case("narrow.editor") {
        VStack(spacing: 0) {
          TextEditor(text: .constant("A")).at(0, 0, 300, 180)
          c(20, 20).at(140, 180, 20, 20)
        }
      }
      Case("narrow.geometry-row") {
        HStack(spacing: 0) {
          GeometryReader { proxy in c(proxy.size.width / 2, 20).at(0, 0, 50, 20) }
          c(200, 20).at(100, 90, 200, 20)
        }
      }
      Case("narrow.fits-row") {
        HStack(spacing: 0) {
          ViewThatFits {
            c(120, 20)
            c(80, 20).at(10, 90, 80, 20)
          }
          c(200, 20).at(90, 90, 200, 20)
        }
      }
    }
  }
}
