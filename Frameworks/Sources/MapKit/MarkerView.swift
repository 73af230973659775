import SwiftUI

/// What stands in the balloon of a marker.
enum MarkerSign {
  case pin
  case symbol(String)
  case image(String)
  case letters(Text)
}

/// What a marker looks like.
struct MarkerView: View {
  let title: Text
  var sign = MarkerSign.pin
  var tint: Color?

  var body: some View {
    VStack(spacing: 2) {
      sight
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(tint ?? .red, in: Circle())
      title.font(.caption2).fixedSize()
    }
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder private var sight: some View {
    switch sign {
    case .pin: Image(systemName: "mappin")
    case .symbol(let name): Image(systemName: name)
    case .image(let name): Image(name).resizable().scaledToFit().padding(5)
    case .letters(let text): text.lineLimit(1)
    }
  }
}

/// Where the reader is.
struct ReaderDot: View {
  var body: some View {
    Circle().fill(.blue).frame(width: 14, height: 14).padding(3).background(.white, in: Circle()).shadow(radius: 2)
      .accessibilityLabel("You")
  }
}
