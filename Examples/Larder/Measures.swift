import SwiftUI

struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct OffsetKey: PreferenceKey {
  typealias Value = CGFloat
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct EqualWidth: ViewModifier {
  let width: CGFloat?

  func body(content: Content) -> some View {
    content
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
        }
      )
      .frame(width: width, alignment: .leading)
  }
}

/// A header that grows as the page is drawn down.
struct StretchyHeader: View {
  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .bottomLeading) {
        LinearGradient(
          gradient: Gradient(colors: [.orange, .pink]), startPoint: .topLeading, endPoint: .bottomTrailing
        )
        .frame(
          width: geometry.size.width,
          height: geometry.frame(in: .global).minY > 0
            ? geometry.frame(in: .global).minY + geometry.size.height : geometry.size.height
        )
        .offset(y: geometry.frame(in: .global).minY > 0 ? -geometry.frame(in: .global).minY : 0)
        Text("Larder").font(.largeTitle).bold().foregroundColor(.white).padding()
      }
    }
    .frame(height: 180)
  }
}
