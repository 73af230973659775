import SwiftUI

/// What well known programs do that was shown wrongly once.
struct IdiomsPage: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Chat") { ChatPage() }
        NavigationLink("Pad") { PadPage() }
        NavigationLink("Cards") { CardsPage() }
        NavigationLink("Night") { NightPage() }
        NavigationLink("Tabs") { CapsuleTabsPage() }
      }
    }
  }
}

/// Begins at its end.
private struct ChatPage: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(0..<20) { Text("Message \($0)").frame(height: 60).id($0) }
        }
      }
      .onAppear { proxy.scrollTo(19, anchor: .bottom) }
    }
  }
}

/// A drawing pad, which begins empty.
private struct PadPage: View {
  @State private var points: [CGPoint] = []

  var body: some View {
    VStack {
      Text("\(points.count) points").accessibilityIdentifier("points")
      Canvas { context, _ in
        var path = Path()
        path.addLines(points)
        context.stroke(path, with: .color(.red), lineWidth: 4)
      }
      .gesture(DragGesture(minimumDistance: 0).onChanged { points.append($0.location) })
      .accessibilityIdentifier("pad")
    }
  }
}

/// The first of two cards lies in front, as it says inside of what lies over it; a title that changes, with what is below it.
private struct CardsPage: View {
  @State private var presses = 0
  @State private var title = "One"

  var body: some View {
    VStack {
      Text(title).transition(.opacity).id(title).accessibilityIdentifier("title")
      Text("below").accessibilityIdentifier("below")
      Button("Change") { withAnimation(.linear(duration: 3)) { title = title == "One" ? "Two" : "One" } }
      ZStack {
        ForEach(0..<2) { index in
          RoundedRectangle(cornerRadius: 20)
            .fill(index == 0 ? Color.green : .red)
            .zIndex(index == 0 ? 1 : 0)
            .overlay(Text("card \(index)"))
            .offset(x: 0)
            .contextMenu { Button("Nothing") {} }
            .onTapGesture { presses += index == 0 ? 1 : 100 }
        }
      }
      .frame(width: 200, height: 200)
      .accessibilityIdentifier("cards")
      Text("\(presses) presses")
      Button {
      } label: {
        HStack {
          Text("Outside").frame(maxWidth: .infinity)
          Button {
          } label: {
            Text("Get this").padding(.horizontal, 20).background(Color.yellow)
          }
          .accessibilityIdentifier("inner")
        }
      }
      Rectangle().subtracting(Circle()).fill(.blue).frame(width: 100, height: 100)
        .onTapGesture { presses += 1000 }
        .accessibilityIdentifier("hole")
    }
  }
}

/// A dark page, and a page above it that does not say what it is.
private struct NightPage: View {
  var body: some View {
    NavigationLink("Deeper") { Text("Deep").accessibilityIdentifier("deep") }
      .preferredColorScheme(.dark)
  }
}

/// A capsule that follows the chosen word.
private struct CapsuleTabsPage: View {
  @State private var chosen = 0
  @Namespace private var space

  var body: some View {
    HStack(spacing: 20) {
      ForEach(0..<3) { index in
        Text(["a", "a longer one", "mid"][index])
          .padding(8)
          .matchedGeometryEffect(id: index, in: space)
          .onTapGesture { withAnimation { chosen = index } }
          .accessibilityIdentifier("word \(index)")
      }
    }
    .background {
      Capsule().fill(.yellow)
        .accessibilityLabel("capsule")
        .matchedGeometryEffect(id: chosen, in: space, isSource: false)
    }
  }
}
