import SwiftUI

/// What a marker looks like.
struct MarkerView: View {
  let title: Text
  var symbol: String?
  var letters: String?
  var tint: Color?

  var body: some View {
    VStack(spacing: 2) {
      Image(systemName: symbol ?? "mappin")
        .font(.footnote)
        .foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(tint ?? .red, in: Circle())
      title.font(.caption2).fixedSize()
    }
    .accessibilityElement(children: .combine)
  }
}

/// Where the reader is.
struct ReaderDot: View {
  var body: some View {
    Circle().fill(.blue).frame(width: 14, height: 14).padding(3).background(.white, in: Circle()).shadow(radius: 2)
      .accessibilityLabel("You")
  }
}
