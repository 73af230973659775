import SwiftUI

/// Columns, and rows in them.
struct ColumnIdioms: View {
  var body: some View {
    Group {
      Case("stack.section") {
        VStack(spacing: 0) {
          Section {
            c(20, 20).at(140, 90, 20, 20)
          } header: {
            c(20, 10).at(140, 80, 20, 10)
          } footer: {
            c(20, 10).at(140, 110, 20, 10)
          }
        }
      }
      Case("stack.group-box-free") {
        VStack(spacing: 6) {
          HStack(spacing: 6) {
            Color.red.at(0, 0, 147, 97)
            Color.red.at(153, 0, 147, 97)
          }
          HStack(spacing: 6) {
            Color.red.at(0, 103, 96, 97)
            Color.red.at(102, 103, 96, 97)
            Color.red.at(204, 103, 96, 97)
          }
        }
      }
      Case("stack.hidden-overlay") {
        VStack(spacing: 0) {
          c(40, 20).hidden().overlay { c(10, 10).at(145, 85, 10, 10) }
          c(20, 20).at(140, 100, 20, 20)
        }
      }
      Case("stack.fixed-size-ideal") {
        VStack(spacing: 0) {
          Color.red.at(145, 90, 10, 10)
          c(10, 10).at(145, 100, 10, 10)
        }
        .fixedSize()
      }
      Case("stack.max-height") {
        HStack(spacing: 0) {
          c(20, 20).frame(maxHeight: .infinity, alignment: .top).at(130, 0, 20, 200)
          c(20, 20).at(150, 90, 20, 20)
        }
      }
      Case("stack.equal") {
        HStack(spacing: 10) {
          c(20, 20).frame(maxWidth: .infinity).at(0, 90, 145, 20)
          c(60, 20).frame(maxWidth: .infinity).at(155, 90, 145, 20)
        }
      }
    }
  }
}
