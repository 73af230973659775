import SwiftUI

/// Views that leave slowly and were all that what is around them had.
struct LeavingPage: View {
  @State private var isStarting = true
  @State private var toasts = false
  @State private var hasBanner = true

  var body: some View {
    ZStack {
      VStack(spacing: 20) {
        if hasBanner {
          Text("Banner").frame(maxWidth: .infinity).frame(height: 60).background(.orange)
            .accessibilityIdentifier("banner")
            .transition(.opacity)
        }
        Button("Start") { withAnimation(.linear(duration: 1)) { isStarting = false } }
        Button("Toast") { withAnimation(.linear(duration: 1)) { toasts.toggle() } }
        Button("Close") { withAnimation(.linear(duration: 1)) { hasBanner = false } }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) {
        VStack {
          if toasts {
            Text("Saved").padding().background(.green).accessibilityIdentifier("toast")
              .transition(.move(edge: .top))
          }
        }
      }
      ZStack {
        if isStarting {
          ZStack {
            Color.black.ignoresSafeArea()
            Circle().fill(.green).frame(width: 100, height: 100)
          }
          .accessibilityElement(children: .contain)
          .accessibilityIdentifier("launch")
          .transition(.move(edge: .leading))
          .onTapGesture { withAnimation(.linear(duration: 1)) { isStarting = false } }
        }
      }
      .zIndex(2)
    }
  }
}
