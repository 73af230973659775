import SwiftUI

/// Screens as published programs have them, which once looked or worked otherwise. `test_programs.py` uses them.
struct ProgramsPage: View {
  var body: some View {
    TabView {
      Choosing().tabItem { Label("Choosing", systemImage: "checkmark") }
      ColouredSheets().tabItem { Label("Sheets", systemImage: "rectangle") }
      TurnedCards().tabItem { Label("Cards", systemImage: "menucard") }
      Swiped().tabItem { Label("Swiped", systemImage: "hand.draw") }
      Links().tabItem { Label("Links", systemImage: "link") }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Color.orange.frame(height: 40).offset(y: -49).accessibilityIdentifier("player")
    }
  }
}

private struct Choosing: View {
  @State private var chosen: Set<Int> = []
  @State private var mode = EditMode.inactive

  var body: some View {
    NavigationStack {
      List(selection: $chosen) {
        ForEach(0..<4, id: \.self) { number in
          NavigationLink {
            Text("Page \(number)")
          } label: {
            Text("Row \(number)")
          }
        }
        .onDelete { _ in }
        NavigationLink("Never") { Text("Nowhere") }.disabled(true)
      }
      .navigationTitle("Chosen \(chosen.count)")
      .toolbar { Button(mode == .active ? "Stop" : "Choose") { mode = mode == .active ? .inactive : .active } }
      .environment(\.editMode, $mode)
    }
  }
}

private struct ColouredSheets: View {
  @State private var asks = false
  @State private var answer = "none"
  @State private var card: Int?
  @State private var isGreen = false
  @State private var isLayered = false

  var body: some View {
    VStack {
      Button("Green") { isGreen = true }
      Button("Layered") { isLayered = true }
      Button("Ask") { asks = true }
      Text("Answer \(answer), card \(card ?? 0)")
      Button("To the sixth") { withAnimation { card = 5 } }
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { number in
            Text("Card \(number)").containerRelativeFrame(.horizontal).frame(height: 100)
              .accessibilityIdentifier("paged \(number)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging).scrollPosition(id: $card).frame(height: 100)
    }
    .alert("Name", isPresented: $asks) {
      Button("OK") { answer = "ok" }
      Button("Cancel", role: .cancel) { answer = "cancel" }
    }
    .sheet(isPresented: $isGreen) {
      Text("hello").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.green)
    }
    .sheet(isPresented: $isLayered) {
      ZStack {
        Color.green.ignoresSafeArea()
        Text("hello")
      }
    }
  }
}

private struct TurnedCards: View {
  @State private var angle = 0.0

  var body: some View {
    VStack(spacing: 40) {
      ForEach(0..<2) { number in
        ZStack {
          RoundedRectangle(cornerRadius: 25).fill(.yellow)
          VStack {
            Text("Who played the 13th Doctor in Doctor Who?").font(.title).accessibilityIdentifier("card \(number)")
            Text("Jodie Whittaker").font(.title2)
          }
          .padding(20)
        }
        .frame(width: 360, height: 180)
        .rotationEffect(.degrees(angle)).offset(x: number == 1 ? angle : 0)
        .animation(number == 0 ? nil : .default, value: angle)
      }
      Button("Turn") { angle = angle == 0 ? 12 : 0 }
      VStack {
        Text(String(repeating: "Many words of a text. ", count: 9)).accessibilityIdentifier("shared")
        Color.red.accessibilityIdentifier("filler")
      }
      .frame(width: 300, height: 100)
    }
  }
}

private struct Swiped: View {
  @State private var pressed = "nothing"

  var body: some View {
    List {
      Text("Pressed \(pressed)")
      VStack {
        Text("Tall")
        Color.teal.frame(height: 100)
      }
      .swipeActions { Button("Reply", systemImage: "arrow.left") { pressed = "reply" } }
      Text("Both").swipeActions { Button("Remove") { pressed = "remove" } }
        .accessibilityIdentifier("both")
        .contextMenu { Button("Own entry") { pressed = "own" } }
    }
  }
}

private struct Links: View {
  @State private var opened = "none"

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Color.blue.frame(width: 200, height: 60).gesture(DragGesture().onChanged { _ in opened = "drawn" })
          .padding(10).background(.gray)
          .onTapGesture { place in opened = "\(Int(place.x)) \(Int(place.y))" }
          .accessibilityIdentifier("drawn")
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Color.blue.frame(width: 30, height: 30).alignmentGuide(.firstTextBaseline) { $0.height / 2 }
            .accessibilityIdentifier("icon")
          Text("Hello").accessibilityIdentifier("beside")
        }
        .frame(height: 60).accessibilityElement(children: .contain).accessibilityIdentifier("row")
        Text("go [inner](https://service.test/tags/inner)")
        Text("go [own](myapp://tags/own)")
        Text("Opened \(opened)")
        Text("Least").frame(maxWidth: .infinity, minHeight: 80, maxHeight: .infinity).accessibilityIdentifier("least")
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 110))]) {
          VStack {
            GeometryReader { _ in Color.red }.aspectRatio(1, contentMode: .fit).padding(8)
              .accessibilityIdentifier("square")
            Text("Bird")
          }
        }
        Image(systemName: "moon.stars.fill").resizable().scaledToFit()
          .containerRelativeFrame(.horizontal) { width, _ in width * 0.6 }.accessibilityIdentifier("moon")
      }
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened = url.lastPathComponent
        return .handled
      })
  }
}
