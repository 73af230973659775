import SwiftUI

private let r = Color.red

/// What programs put into rows of lists, and what lists stand in.
struct RowKindIdioms: View {
  @State private var isOn = true
  @State private var count = 1
  @State private var words = ""

  var body: some View {
    contents
  }

  private var contents: some View {
    Group {
      Case("rows.trailing") {
        List { c(20, 20).at(248, nil, 20, 20).frame(maxWidth: .infinity, alignment: .trailing) }
      }
      Case("rows.middle") { List { c(20, 20).at(140, nil, 20, 20).frame(maxWidth: .infinity) } }
      Case("rows.color") { List { r.frame(height: 60).at(32, nil, 236, 60) } }
      Case("rows.column") {
        List {
          VStack(alignment: .leading, spacing: 4) {
            c(100, 20).at(32, nil, 100, 20)
            r.frame(height: 10).at(32, nil, 236, 10)
          }
        }
      }
      Case("rows.column-centered") {
        List {
          VStack(spacing: 4) {
            c(100, 20).at(32, nil, 100, 20)
            c(40, 10).at(62, nil, 40, 10)
          }
        }
      }
      Case("rows.labeled") {
        List {
          LabeledContent {
            c(40, 20).at(228, nil, 40, 20)
          } label: {
            c(60, 20).at(32, nil, 60, 20)
          }
        }
      }
      Case("rows.button") {
        List {
          Button {
          } label: {
            c(60, 20).at(32, nil, 60, 20)
          }
        }
      }
      Case("rows.bordered") {
        List {
          Button {
          } label: {
            c(60, 20)
          }
          .buttonStyle(.bordered).at(32, nil, 88, 34)
        }
      }
      Case("rows.two-buttons") {
        List {
          HStack {
            Button {
            } label: {
              c(60, 20)
            }
            .buttonStyle(.borderless).at(32, nil, 60, 20)
            Spacer()
            Button {
            } label: {
              c(60, 20)
            }
            .buttonStyle(.borderless).at(208, nil, 60, 20)
          }
        }
      }
      Case("rows.scroll") {
        List {
          ScrollView(.horizontal) {
            HStack(spacing: 10) { ForEach(0..<4, id: \.self) { c(80, 40).at(32 + CGFloat($0) * 90, nil, 80, 40) } }
          }
          .at(32, nil, 236, 40)
        }
      }
      Case("rows.grid") {
        List {
          LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 0) {
            r.frame(height: 20).at(32, nil, 118, 20)
            r.frame(height: 20).at(150, nil, 118, 20)
          }
        }
      }
      Case("rows.stepper-hidden") {
        List {
          HStack {
            c(40, 20).at(32, nil, 40, 20)
            Spacer()
            Stepper("A", value: $count).labelsHidden().at(174, nil, 94, 32)
          }
        }
      }
      Case("rows.toggle-label") {
        List {
          Toggle(isOn: $isOn) { c(60, 20).at(32, nil, 60, 20) }.at(32, nil, 236, 30)
        }
      }
      Case("rows.tall") { List { r.frame(height: 100).at(32, 31.75, 236, 100) } }
    }
  }
}
