import SwiftUI

private let r = Color.red

/// Buttons in stacks and frames.
struct ButtonIdioms: View {
  var body: some View {
    Group {
      Case("button.row") {
        HStack {
          Button {
          } label: {
            c(50, 20).at(53, 90, 50, 20)
          }.buttonStyle(.bordered).at(39, 83, 78, 34)
          Button {
          } label: {
            c(50, 20)
          }.buttonStyle(.borderedProminent).at(125, 83, 78, 34)
          Button {
          } label: {
            c(50, 20)
          }.buttonStyle(.borderless).at(211, 90, 50, 20)
        }
      }
      Case("button.wide") {
        Button {
        } label: {
          c(50, 20).frame(maxWidth: .infinity)
        }.buttonStyle(.borderedProminent).at(0, 83, 300, 34)
      }
      Case("button.framed") {
        Button {
        } label: {
          c(50, 20)
        }.buttonStyle(.bordered).frame(maxWidth: .infinity).at(0, 83, 300, 34)
      }
      Case("button.round") {
        Button {
        } label: {
          c(50, 20)
        }.buttonStyle(.bordered).buttonBorderShape(.capsule).at(111, 83, 78, 34)
      }
      Case("button.column") {
        VStack {
          Button {
          } label: {
            c(50, 20)
          }.buttonStyle(.bordered).at(111, 62, 78, 34)
          Button {
          } label: {
            c(50, 20)
          }.buttonStyle(.borderedProminent).at(111, 104, 78, 34)
        }
      }
      Case("button.plain-fill") {
        Button {
        } label: {
          r
        }.buttonStyle(.plain).at(0, 0, 300, 200)
      }
      Case("button.card") {
        Button {
        } label: {
          HStack(spacing: 0) {
            c(20, 20).at(10, 90, 20, 20)
            Spacer()
            c(20, 20).at(270, 90, 20, 20)
          }
          .padding(10).background(r)
        }
        .buttonStyle(.plain).at(0, 80, 300, 40)
      }
    }
    Group {
      Case("button.circle") { boxed.buttonStyle(.bordered).buttonBorderShape(.circle).at(133, 83, 34, 34) }
      Case("button.circle-large") {
        boxed.buttonStyle(.borderedProminent).buttonBorderShape(.circle).controlSize(.large).at(125, 75, 50, 50)
      }
      Case("button.corners") { boxed.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle).at(126, 83, 48, 34) }
      Case("button.cover") {
        Button {
        } label: {
          r.aspectRatio(2, contentMode: .fill).at(50, 50, 200, 100).frame(width: 100, height: 100).clipped()
        }
        .buttonStyle(.plain)
      }
      Case("button.cover-row") {
        HStack(spacing: 0) {
          ForEach(0..<2, id: \.self) { index in
            Button {
            } label: {
              r.aspectRatio(1, contentMode: .fill).frame(height: 60).clipped().at(CGFloat(index) * 150, 70, 150, 60)
            }
            .buttonStyle(.plain)
          }
        }
      }
      Case("button.glass") { boxed.buttonStyle(.glass).at(126, 83, 48, 34) }
      Case("button.glass-prominent") { boxed.buttonStyle(.glassProminent).at(126, 83, 48, 34) }
    }
  }

  private var boxed: some View {
    Button {
    } label: {
      c(20, 20)
    }
  }
}
