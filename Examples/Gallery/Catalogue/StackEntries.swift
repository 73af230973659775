import SwiftUI

extension Entry {
  private static func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.blue.frame(width: width, height: height)
  }

  static let stacks = [
    Entry("HStack and Spacer") {
      HStack {
        box(40, 40)
        Spacer()
        box(40, 40)
      }
    },
    Entry("VStack and Divider") {
      VStack(alignment: .leading) {
        box(80, 20)
        Divider()
        box(40, 20)
      }
    },
    Entry("ZStack and zIndex") {
      ZStack {
        Color.red.frame(width: 60, height: 60).zIndex(1)
        box(100, 40)
      }
    },
    Entry("LazyVStack and Section") {
      LazyVStack(alignment: .leading) {
        Section("Header") { ForEach(0..<3) { Text("Row \($0)") } }
      }
    },
    Entry("LazyHStack and ScrollView") {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<20) { box(CGFloat(20 + $0 * 4), 40) } } }.frame(height: 60)
    },
    Entry("LazyVGrid") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { ForEach(0..<8) { _ in Color.blue.frame(height: 40) } }
    },
    Entry("LazyHGrid") {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))]) { ForEach(0..<6) { _ in box(40, 30) } }
    },
    Entry("Grid and GridRow") {
      Grid(alignment: .leading) {
        GridRow {
          Text("Name")
          box(80, 20)
        }
        GridRow {
          Text("Longer name")
          box(40, 20).gridCellAnchor(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow { box(100, 10).gridCellColumns(2) }
      }
    },
    Entry("ViewThatFits") {
      ViewThatFits {
        box(2_000, 40)
        box(120, 40)
      }
    },
    Entry("AnyLayout") {
      Live(true) { isRow in
        let layout = isRow.wrappedValue ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout {
          box(40, 20)
          box(60, 20)
          Button("Turn") { isRow.wrappedValue.toggle() }
        }
      }
    },
    Entry("GroupBox and ControlGroup") {
      GroupBox("Group") {
        ControlGroup {
          Button("One") {}
          Button("Two") {}
        }
      }
    },
  ]

  static let sizes = [
    Entry("frame") { box(40, 20).frame(width: 120, height: 60, alignment: .bottomTrailing).border(.red) },
    Entry("frame with limits") { Color.blue.frame(minWidth: 40, maxWidth: 120, minHeight: 20, maxHeight: 60) },
    Entry("padding") { box(40, 20).padding().border(.red) },
    Entry("fixedSize") { Text("As wide as it is").fixedSize().frame(width: 40).border(.red) },
    Entry("aspectRatio") { Color.blue.aspectRatio(16 / 9, contentMode: .fit).frame(height: 90) },
    Entry("layoutPriority") {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20)
        Color.blue.layoutPriority(1)
      }
      .frame(width: 200, height: 40)
    },
    Entry("offset and position") {
      ZStack {
        box(40, 20).offset(x: 30, y: 10)
        Color.red.frame(width: 20, height: 20).position(x: 20, y: 20)
      }
      .frame(width: 160, height: 80).border(.gray)
    },
    Entry("alignmentGuide") {
      VStack(alignment: .leading) {
        box(100, 20).alignmentGuide(.leading) { $0[.trailing] }
        box(30, 20)
      }
    },
    Entry("GeometryReader") { GeometryReader { Text("\(Int($0.size.width)) points") }.frame(height: 40) },
    Entry("safeAreaInset") {
      Color.blue.safeAreaInset(edge: .bottom, spacing: 0) { Text("Bar").frame(maxWidth: .infinity).background(.yellow) }
        .frame(height: 100)
    },
    Entry("containerRelativeFrame") {
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<4) { _ in Color.blue.frame(height: 60).containerRelativeFrame(.horizontal, count: 2, spacing: 8) }
        }
      }
    },
  ]
}
