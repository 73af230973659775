import SwiftUI

private let r = Color.red

/// Dividers in all kinds of containers.
struct DividerIdioms: View {
  var body: some View {
    Group {
      Case("divider.z") {
        ZStack {
          c(20, 20).at(140, 90, 20, 20)
          Divider().at(0, 99.5, 300, 1)
        }
      }
      Case("divider.lazy") {
        ScrollView {
          LazyVStack(spacing: 0) {
            c(20, 20).at(140, 0, 20, 20)
            Divider().at(0, 20, 300, 1)
            c(20, 20).at(140, 21, 20, 20)
          }
        }
      }
      Case("divider.lazy-row") {
        LazyHStack(spacing: 0) {
          c(20, 20).at(129.5, 90, 20, 20)
          Divider().at(149.5, 0, 1, 200)
          c(20, 20).at(150.5, 90, 20, 20)
        }
      }
      Case("divider.over") { r.overlay(alignment: .bottom) { Divider().at(0, 199, 300, 1) } }
      Case("divider.group") {
        HStack(spacing: 0) {
          c(20, 20).at(129.5, 90, 20, 20)
          Group {
            Divider().at(149.5, 0, 1, 200)
          }
          c(20, 20).at(150.5, 90, 20, 20)
        }
      }
      Case("divider.padded-column") {
        VStack(spacing: 0) {
          c(20, 20).at(140, 74.5, 20, 20)
          Divider().at(20, 99.5, 260, 1).padding(.horizontal, 20).padding(.vertical, 5)
          c(20, 20).at(140, 105.5, 20, 20)
        }
      }
      Case("divider.each") {
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { index in
            c(40, 20).at(130, 69 + CGFloat(index) * 21, 40, 20)
            if index < 2 { Divider().at(0, 89 + CGFloat(index) * 21, 300, 1) }
          }
        }
      }
      Case("divider.scroll-row") {
        ScrollView(.horizontal) {
          HStack(spacing: 4) {
            c(20, 40).at(0, 80, 20, 40)
            Divider().frame(height: 20).at(24, 90, 1, 20)
            c(20, 20).at(29, 90, 20, 20)
          }
        }
      }
      Case("divider.limited") {
        VStack(spacing: 0) {
          c(20, 20).at(140, 79.5, 20, 20)
          Divider().frame(maxWidth: 120).at(90, 99.5, 120, 1)
          c(20, 20).at(140, 100.5, 20, 20)
        }
      }
      Case("divider.scroll") {
        ScrollView {
          VStack(spacing: 0) {
            c(20, 20).at(140, 0, 20, 20)
            Divider().at(0, 20, 300, 1)
          }
        }
      }
    }
  }
}
