import SwiftUI

/// Rows and columns of everyday.
struct StackIdioms: View {
  var body: some View {
    Group {
      Case("stack.spacers") {
        VStack {
          c(20, 20).at(140, 0, 20, 20)
          Spacer()
          c(20, 20).at(140, 180, 20, 20)
        }
      }
      Case("stack.gap-in-padding") {
        HStack {
          Spacer()
          c(20, 20).at(264, 90, 20, 20)
        }
        .padding(.horizontal)
      }
      Case("stack.color-gap") {
        HStack {
          Color.red.at(0, 0, 242, 200)
          c(50, 20).at(250, 90, 50, 20)
        }
      }
      Case("stack.limits") {
        HStack {
          Color.red.frame(maxWidth: 100).at(0, 0, 100, 200)
          Color.red.at(108, 0, 192, 200)
        }
      }
      Case("stack.minimums") {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 200).at(0, 0, 200, 200)
          Color.red.at(200, 0, 100, 200)
        }
      }
      Case("stack.group") {
        HStack(spacing: 0) {
          Group {
            c(20, 20).at(120, 90, 20, 20)
            c(20, 20).at(140, 90, 20, 20)
          }
          c(20, 20).at(160, 90, 20, 20)
        }
      }
      Case("stack.each") {
        HStack(spacing: 5) { ForEach(0..<4) { c(20, 20).at(102.5 + CGFloat($0) * 25, 90, 20, 20) } }
      }
      Case("stack.columns") {
        HStack(alignment: .top, spacing: 0) {
          VStack(spacing: 0) {
            c(40, 20).at(55, 0, 40, 20)
            Color.red.at(0, 20, 150, 180)
          }
          VStack(alignment: .leading, spacing: 0) {
            c(40, 20).at(150, 0, 40, 20)
            Color.red.frame(height: 30).at(150, 20, 150, 30)
          }
        }
      }
    }
    Group {
      Case("stack.padded-color") {
        HStack(spacing: 0) {
          Color.red.padding(10).at(0, 0, 150, 200)
          Color.red.at(150, 0, 150, 200)
        }
      }
      Case("stack.fixed-row") {
        HStack(spacing: 0) {
          Color.red.frame(width: 30).at(135, 85, 30, 30)
          c(0, 30)
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      Case("stack.lazy") {
        LazyVStack(alignment: .leading, spacing: 2) {
          c(20, 20).at(0, 79, 20, 20)
          c(30, 20).at(0, 101, 30, 20)
        }
      }
      Case("stack.lazy-row") {
        LazyHStack(alignment: .bottom, spacing: 2) {
          c(20, 20).at(129, 180, 20, 20)
          c(20, 30).at(151, 170, 20, 30)
        }
      }
      Case("stack.toolbar") {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            c(30, 30).at(10, 5, 30, 30)
            Spacer()
            c(60, 20).at(120, 10, 60, 20)
            Spacer()
            c(30, 30).at(260, 5, 30, 30)
          }
          .padding(.horizontal, 10).padding(.vertical, 5)
          Divider().at(0, 40, 300, 1)
          Color.red.at(0, 41, 300, 159)
        }
      }
      Case("stack.badge") {
        HStack(spacing: 12) {
          c(44, 44).at(16, 78, 44, 44)
          VStack(alignment: .leading, spacing: 4) {
            c(100, 16).at(72, 82, 100, 16)
            c(60, 16).at(72, 102, 60, 16)
          }
          Spacer(minLength: 0)
          c(12, 20).at(272, 90, 12, 20)
        }
        .padding(16)
      }
      Case("stack.centered-spacers") {
        HStack {
          Spacer()
          c(20, 20).at(140, 90, 20, 20)
          Spacer()
        }
      }
      Case("stack.priority-gap") {
        HStack(spacing: 0) {
          Color.red.layoutPriority(1).at(0, 0, 280, 200)
          Spacer(minLength: 20)
        }
      }
    }
  }
}
