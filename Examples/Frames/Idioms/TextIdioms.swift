import SwiftUI

/// Texts that take no part in what is compared but their share of the space.
struct TextIdioms: View {
  var body: some View {
    Group {
      Case("text.gap-row") {
        HStack {
          Text("A")
          Spacer()
          c(20, 20).at(280, 90, 20, 20)
        }
      }
      Case("text.frame") { Text("A").frame(width: 50, height: 30).at(125, 85, 50, 30) }
      Case("text.fill") { Text("A").frame(maxWidth: .infinity, maxHeight: .infinity).at(0, 0, 300, 200) }
      Case("text.fill-width") { Text("A").frame(maxWidth: .infinity).background(.red).at(0, nil, 300, 22.1) }
      Case("text.circle") { Text("A").padding().background(.red, in: .circle).at(nil, nil, nil, 54.1) }
      Case("text.circle-frame") {
        Text("A").frame(width: 40, height: 40).background(Circle().fill(.red)).at(130, 80, 40, 40)
      }
      Case("text.over") { Color.red.overlay { Text("A") }.at(0, 0, 300, 200) }
      Case("text.z") {
        ZStack {
          Color.red.at(0, 0, 300, 200)
          Text("A")
        }
      }
    }
    Group {
      Case("text.color-row") {
        HStack(spacing: 0) {
          Text("A").frame(width: 40).at(0, nil, 40, nil)
          Color.red.at(40, 0, 260, 200)
        }
      }
      Case("text.rest") {
        VStack(spacing: 0) {
          Text("A").frame(height: 30).at(nil, 0, nil, 30)
          Color.red.at(0, 30, 300, 170)
        }
      }
      Case("text.leading") {
        VStack(alignment: .leading, spacing: 0) {
          Text("A").frame(height: 20).at(0, 0, nil, 20)
          Color.red.at(0, 20, 300, 180)
        }
      }
      Case("text.two-columns") {
        HStack(spacing: 0) {
          Text("A").frame(maxWidth: .infinity, alignment: .leading).at(0, nil, 150, nil)
          Color.red.frame(height: 20).at(150, 90, 150, 20)
        }
      }
      Case("text.scroll") {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            Text("A").at(0, 0, nil, 22.1)
            Color.red.frame(height: 10).at(0, 22.1, 300, 10)
          }
        }
      }
      Case("text.lazy") {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            Text("A").at(0, 0, nil, 22.1)
            Text("B").padding(8).at(0, 22.1, nil, 38.1)
          }
        }
      }
      Case("text.tracks") {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())]) {
          Text("A").frame(maxWidth: .infinity).at(0, nil, 150, 22.1)
          c(20, 20).at(215, 90, 20, 20)
        }
      }
      Case("text.aspect") {
        HStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: .fit).frame(height: 60).at(0, 70, 60, 60)
          Text("A").frame(maxWidth: .infinity).at(60, nil, 240, nil)
        }
      }
    }
    Group {
      Case("text.column-priority") {
        VStack(spacing: 0) {
          Text(fox).layoutPriority(1).at(nil, 66.85, nil, 44.2)
          Text(fox).at(nil, 111.05, nil, 22.1)
        }
        .frame(width: 100, height: 66.3)
      }
      Case("text.columns-priority") {
        VStack(spacing: 0) {
          VStack(spacing: 0) { Text(fox).at(nil, 66.85, nil, 44.2) }.layoutPriority(1)
          VStack(spacing: 0) { Text(fox).at(nil, 111.05, nil, 22.1) }
        }
        .frame(width: 100, height: 66.3)
      }
      Case("text.column-lower") {
        VStack(spacing: 0) {
          Text(fox).layoutPriority(-1).at(nil, 55.8, nil, 22.1)
          Text(fox).at(nil, 77.9, nil, 66.3)
        }
        .frame(width: 100, height: 88.4)
      }
    }
  }

  private let fox = "The quick brown fox jumps over the lazy dog"
}
