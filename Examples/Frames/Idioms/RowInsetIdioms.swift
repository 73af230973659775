import SwiftUI

private let r = Color.red

/// Rows that say the room around them.
struct RowInsetIdioms: View {
  var body: some View {
    Group {
      Case("rows.no-insets") {
        List { r.frame(height: 60).at(16, nil, 268, 60).listRowInsets(EdgeInsets()) }
      }
      Case("rows.own-insets") {
        List {
          r.frame(height: 60).at(26, 26, 238, 60)
            .listRowInsets(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 20))
        }
      }
      Case("rows.plain-insets") {
        List {
          ForEach(0..<2, id: \.self) { index in
            r.frame(height: 60).at(0, CGFloat(index) * 60, 300, 60).listRowInsets(EdgeInsets())
              .listRowSeparator(.hidden)
          }
        }
        .listStyle(.plain)
      }
      Case("rows.plain-picture") {
        List {
          Piece.sample.resizable().scaledToFit().at(0, 0, 300, 200).listRowInsets(EdgeInsets())
        }
        .listStyle(.plain)
      }
      Case("rows.grouped") { List { Section { r.frame(height: 24.5).at(16, nil, 268, 24.5) } }.listStyle(.grouped) }
    }
  }
}
