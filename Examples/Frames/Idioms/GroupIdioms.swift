import SwiftUI

private let r = Color.red

/// Boxes, sections and pages that group views.
struct GroupIdioms: View {
  var body: some View {
    Group {
      Case("group.box") { GroupBox { r.at(16, 16, 268, 168) }.at(0, 0, 300, 200) }
      Case("group.box-column") {
        GroupBox {
          VStack(spacing: 0) {
            c(60, 20).at(120, 80, 60, 20)
            c(40, 20).at(130, 100, 40, 20)
          }
        }
        .at(104, 64, 92, 72)
      }
      Case("group.box-wide") {
        GroupBox {
          HStack(spacing: 0) {
            c(60, 20).at(16, 90, 60, 20)
            Spacer()
            c(40, 20).at(244, 90, 40, 20)
          }
        }
        .at(0, 74, 300, 52)
      }
      Case("group.boxes") {
        VStack(spacing: 10) {
          GroupBox { c(60, 20).frame(maxWidth: .infinity) }.at(0, 43, 300, 52)
          GroupBox { c(60, 20).frame(maxWidth: .infinity) }.at(0, 105, 300, 52)
        }
      }
      Case("group.section") {
        ScrollView {
          VStack(alignment: .leading, spacing: 10) {
            Section {
              r.frame(height: 20).at(0, 20, 300, 20)
            } header: {
              c(80, 10).at(0, 0, 80, 10)
            }
          }
        }
      }
      Case("group.pages-sideways") {
        TabView {
          r.at(0, 0, 300, 200)
          c(20, 20)
        }
        .tabViewStyle(.page)
      }
      Case("group.pages-framed") {
        VStack(spacing: 0) {
          TabView {
            c(20, 20).at(140, 40, 20, 20)
            c(20, 20)
          }
          .tabViewStyle(.page(indexDisplayMode: .never)).frame(height: 100).at(0, 0, 300, 100)
          r.at(0, 100, 300, 100)
        }
      }
    }
  }
}
