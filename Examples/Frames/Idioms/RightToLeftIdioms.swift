import SwiftUI

private let r = Color.red

/// The same in scripts that go from the right to the left: all that has a leading edge is mirrored.
struct RightToLeftIdioms: View {
  var body: some View {
    Group {
      stacks
      containers
      screens
    }
    .environment(\.layoutDirection, .rightToLeft)
  }

  @ViewBuilder private var stacks: some View {
    Case("rtl.row") {
      HStack(spacing: 0) {
        c(40, 20).at(260, 90, 40, 20)
        c(20, 20).at(240, 90, 20, 20)
        Spacer()
      }
    }
    Case("rtl.column") {
      VStack(alignment: .leading, spacing: 0) {
        c(100, 20).at(100, 80, 100, 20)
        c(40, 20).at(160, 100, 40, 20)
      }
    }
    Case("rtl.padding") { r.at(0, 0, 270, 200).padding(.leading, 30) }
    Case("rtl.frame") { c(40, 20).at(260, 90, 40, 20).frame(maxWidth: .infinity, alignment: .leading) }
    Case("rtl.z") {
      ZStack(alignment: .topLeading) {
        c(100, 100).at(100, 50, 100, 100)
        c(20, 20).at(180, 50, 20, 20)
      }
    }
    Case("rtl.overlay") { r.overlay(alignment: .bottomTrailing) { c(20, 20).at(0, 180, 20, 20) } }
    Case("rtl.background") { c(40, 40).background(alignment: .leading) { c(20, 60).at(150, 70, 20, 60) } }
    Case("rtl.negative") {
      HStack(spacing: -10) {
        c(40, 20).at(145, 90, 40, 20)
        c(40, 20).at(115, 90, 40, 20)
      }
    }
    Case("rtl.guide") {
      VStack(alignment: .leading, spacing: 0) {
        c(100, 20).at(100, 80, 100, 20)
        c(50, 20).alignmentGuide(.leading) { _ in -20 }.at(130, 100, 50, 20)
      }
    }
    Case("rtl.share") {
      HStack(spacing: 10) {
        r.frame(maxWidth: 50).at(250, 0, 50, 200)
        r.at(0, 0, 240, 200)
      }
    }
  }

  @ViewBuilder private var containers: some View {
    Case("rtl.lazy") { LazyVStack(alignment: .leading) { c(40, 20).at(260, 90, 40, 20) } }
    Case("rtl.grid") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          c(40, 20).at(150, 90, 40, 20)
          c(40, 20).at(110, 90, 40, 20)
        }
      }
    }
    Case("rtl.tracks") {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
        c(20, 20).at(242.67, 90, 20, 20)
        c(20, 20).at(140, 90, 20, 20)
        c(20, 20).at(37.33, 90, 20, 20)
      }
    }
    Case("rtl.sideways") {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          c(100, 50).at(200, 75, 100, 50)
          c(300, 20).at(-100, 90, 300, 20)
        }
      }
    }
    Case("rtl.tracks-sideways") {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 5) {
          c(20, 30).at(280, 66, 20, 30)
          c(20, 30).at(280, 104, 20, 30)
          c(20, 30).at(255, 66, 20, 30)
        }
      }
    }
    Case("rtl.inset") {
      r.at(0, 0, 250, 200).safeAreaInset(edge: .leading, spacing: 0) { c(50, 200).at(250, 0, 50, 200) }
    }
    Case("rtl.reader") { GeometryReader { _ in c(20, 20).at(280, 0, 20, 20) } }
    Case("rtl.larger") { c(150, 20).at(50, 90, 150, 20).frame(width: 100, alignment: .leading) }
    Case("rtl.too-long") {
      HStack(spacing: 10) {
        c(180, 20).at(155, 90, 180, 20)
        c(180, 20).at(-35, 90, 180, 20)
      }
    }
    Case("rtl.relative") {
      ScrollView {
        c(50, 20).at(250, 0, 50, 20).containerRelativeFrame(.horizontal, alignment: .leading).at(0, 0, 300, 20)
      }
    }
  }

  @ViewBuilder private var screens: some View {
    Case("rtl.list") {
      List {
        HStack {
          c(20, 20).at(248, nil, 20, 20)
          Spacer()
          c(30, 20).at(32, nil, 30, 20)
        }
      }
    }
    Case("rtl.toggle") {
      HStack {
        c(20, 20).at(280, 90, 20, 20)
        Spacer()
        Toggle("", isOn: .constant(true)).labelsHidden().at(0, 85, 66, 30)
      }
    }
    Case("rtl.labeled") {
      LabeledContent {
        c(30, 30).at(0, 85, 30, 30)
      } label: {
        c(20, 20).at(280, 90, 20, 20)
      }
    }
    Case("rtl.text") {
      Text("A").frame(width: 40).at(260, nil, 40, 22.1).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
