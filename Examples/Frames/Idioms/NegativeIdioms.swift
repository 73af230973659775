import SwiftUI

private let r = Color.red

/// Distances and paddings below nothing.
struct NegativeIdioms: View {
  var body: some View {
    Group {
      Case("negative.faces") {
        HStack(spacing: -12) {
          ForEach(0..<4, id: \.self) { Circle().frame(width: 40, height: 40).at(88 + CGFloat($0) * 28, 80, 40, 40) }
        }
      }
      Case("negative.column") {
        VStack(spacing: -10) {
          c(40, 30).at(130, 75, 40, 30)
          c(60, 30).at(120, 95, 60, 30)
        }
        .at(120, 75, 60, 50)
      }
      Case("negative.nested") {
        HStack(spacing: -10) {
          ForEach(0..<2, id: \.self) { column in
            VStack(spacing: -20) {
              ForEach(0..<2, id: \.self) { row in
                c(40, 40).at(115 + CGFloat(column) * 30, 70 + CGFloat(row) * 20, 40, 40)
              }
            }
          }
        }
      }
      Case("negative.circle") { Circle().frame(height: 40).at(130, 80, 40, 40).padding(-5) }
      Case("negative.least") {
        r.frame(minWidth: 40).at(-10, -10, 320, 220).padding(-10)
      }
      Case("negative.column-fill") {
        VStack(spacing: -20) {
          r.at(0, 0, 300, 110)
          r.at(0, 90, 300, 110)
        }
      }
      Case("negative.padding-top") {
        VStack(spacing: 0) {
          c(300, 80).at(0, 40, 300, 80)
          c(60, 60).at(120, 100, 60, 60).padding(.top, -20)
        }
      }
      Case("negative.padding-row") {
        HStack(spacing: 0) {
          c(40, 20).at(115, 90, 40, 20)
          c(40, 20).at(145, 90, 40, 20).padding(.leading, -10)
        }
      }
      Case("negative.bleed") {
        VStack(spacing: 0) {
          c(100, 20).at(100, 70, 100, 20)
          r.frame(height: 40).at(0, 90, 300, 40).padding(.horizontal, -20)
        }
        .padding(.horizontal, 20)
      }
      Case("negative.lazy") {
        ScrollView {
          LazyVStack(spacing: -5) {
            c(40, 20).at(130, 0, 40, 20)
            c(40, 20).at(130, 15, 40, 20)
          }
        }
      }
      Case("negative.background") { c(60, 40).background { r.at(110, 70, 80, 60).padding(-10) } }
    }
  }
}
