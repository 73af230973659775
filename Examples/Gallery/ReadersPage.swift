import SwiftUI

/// Readers of geometry that are told their size before anybody has measured.
struct ReadersPage: View {
  var body: some View {
    VStack(spacing: 10) {
      Size("frame").frame(width: 120, height: 30)
      Size("padding").padding(8).frame(width: 160, height: 40)
      Size("width").frame(height: 24)
      Size("limits").frame(maxWidth: 200, maxHeight: 20)
      Size("proportions").aspectRatio(4, contentMode: .fit).frame(width: 160, height: 60)
      HStack(spacing: 6) {
        Color.red.frame(width: 50)
        Size("rest")
        Size("half")
      }
      .frame(width: 300, height: 20)
      ScrollView(.horizontal) {
        HStack { Size("scroll").frame(width: 140) }
      }
      .frame(height: 22)
      ScrollView {
        Size("unspecified")
      }
      .frame(width: 200, height: 30)
      Color.yellow.frame(width: 130, height: 20).overlay { Size("overlay") }
      GeometryReader { outer in
        Size("nested").frame(width: outer.size.width / 2, height: outer.size.height)
      }
      .frame(width: 260, height: 20)
    }
  }
}

/// Says the size that it has.
private struct Size: View {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    GeometryReader { space in
      Text("\(name) \(Int(space.size.width.rounded())) × \(Int(space.size.height.rounded()))")
        .font(.caption2).lineLimit(1)
    }
  }
}
