import SwiftUI

private let r = Color.red

/// What lists stand in, and what stands on them.
struct ListPlaceIdioms: View {
  var body: some View {
    Group {
      Case("rows.over") {
        List { r.frame(height: 20) }.overlay { c(40, 40).at(130, 80, 40, 40) }.at(0, 0, 300, 200)
      }
      Case("rows.above") {
        VStack(spacing: 0) {
          List { r.frame(height: 20).at(32, nil, 236, 20) }.at(0, 0, 300, 150)
          c(100, 50).at(100, 150, 100, 50)
        }
      }
      Case("rows.halves") {
        VStack(spacing: 0) {
          List { r.frame(height: 20) }.at(0, 0, 300, 100)
          r.at(0, 100, 300, 100)
        }
      }
      Case("rows.beside") {
        HStack(spacing: 0) {
          List { r.frame(height: 20).at(32, nil, 86, 20) }.at(0, 0, 150, 200)
          List { r.frame(height: 20).at(182, nil, 86, 20) }.at(150, 0, 150, 200)
        }
      }
      Case("rows.framed") {
        List { r.frame(height: 20).at(82, nil, 136, 20) }.frame(width: 200, height: 120).at(50, 40, 200, 120)
      }
      Case("rows.inset-bar") {
        List { r.frame(height: 20) }.at(0, 0, 300, 150).safeAreaInset(edge: .bottom, spacing: 0) {
          c(300, 50).at(0, 150, 300, 50)
        }
      }
      Case("rows.form-framed") {
        Form { r.frame(height: 20).at(32, nil, 236, 20) }.frame(maxHeight: 120).at(0, 40, 300, 120)
      }
    }
  }
}
