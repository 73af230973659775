import SwiftUI

private let r = Color.red

/// Spacers and dividers of all kinds, in all kinds of containers.
struct GapIdioms: View {
  var body: some View {
    spacers
  }

  private var spacers: some View {
    Group {
      Case("spacer.lazy") {
        ScrollView {
          LazyVStack(spacing: 0) {
            c(20, 20).at(140, 0, 20, 20)
            Spacer()
            c(20, 20).at(140, 28, 20, 20)
          }
        }
      }
      Case("spacer.framed-height") {
        VStack(spacing: 0) {
          c(20, 20).at(140, 75, 20, 20)
          Spacer().frame(height: 10)
          c(20, 20).at(140, 105, 20, 20)
        }
      }
      Case("spacer.framed-most") {
        HStack(spacing: 0) {
          c(20, 20).at(105, 90, 20, 20)
          Spacer().frame(maxWidth: 50)
          c(20, 20).at(175, 90, 20, 20)
        }
      }
      Case("spacer.column-in-row") {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            c(30, 20).at(120, 0, 30, 20)
            Spacer()
          }
          .at(120, 0, 30, 200)
          c(30, 20).at(150, 90, 30, 20)
        }
      }
      Case("spacer.row-in-column") {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Spacer()
            c(30, 20).at(270, 80, 30, 20)
          }
          .at(0, 80, 300, 20)
          c(30, 20).at(135, 100, 30, 20)
        }
      }
      Case("spacer.overlay") {
        c(100, 60).overlay {
          VStack(spacing: 0) {
            Spacer()
            HStack(spacing: 0) {
              Spacer()
              c(20, 10).at(180, 120, 20, 10)
            }
          }
        }
      }
      Case("spacer.beside-color") {
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          r.frame(maxWidth: 100).at(200, 0, 100, 200)
        }
      }
      Case("spacer.colors") {
        HStack(spacing: 0) {
          r.at(0, 0, 140, 200)
          Spacer(minLength: 20)
          r.at(160, 0, 140, 200)
        }
      }
      Case("spacer.padded") {
        HStack(spacing: 0) {
          c(20, 20).at(0, 90, 20, 20)
          Spacer().padding(.horizontal, 10)
          c(20, 20).at(280, 90, 20, 20)
        }
      }
      Case("spacer.behind") {
        HStack(spacing: 0) {
          c(20, 20)
          Spacer()
          c(20, 20)
        }
        .padding(10).background { r.at(0, 80, 300, 40) }
      }
      Case("spacer.fixed") {
        HStack(spacing: 0) {
          c(20, 20).at(126, 90, 20, 20)
          Spacer()
          c(20, 20).at(154, 90, 20, 20)
        }
        .fixedSize()
      }
      Case("spacer.sideways") {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            c(20, 20).at(0, 90, 20, 20)
            Spacer(minLength: 30)
            c(20, 20).at(50, 90, 20, 20)
          }
        }
      }
      Case("spacer.texts") {
        HStack(spacing: 0) {
          Text("A").frame(width: 30).at(0, nil, 30, 22.1)
          Spacer()
          Text("B").frame(width: 30).at(135, nil, 30, 22.1)
          Spacer()
          Text("C").frame(width: 30).at(270, nil, 30, 22.1)
        }
      }
      Case("spacer.tree") {
        VStack(spacing: 0) {
          Spacer()
          HStack(spacing: 0) {
            Spacer()
            VStack(spacing: 0) {
              c(40, 20).at(130, 80, 40, 20)
              c(20, 20).at(140, 100, 20, 20)
            }
            Spacer()
          }
          Spacer()
        }
        .at(0, 0, 300, 200)
      }
    }
  }
}
