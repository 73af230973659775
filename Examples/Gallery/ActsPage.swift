import SwiftUI

/// What follows from what the reader does, and when: presses that are held, what moves as it appears, questions, and values
/// that pages leave behind.
struct ActsPage: View {
  @State private var items = [ActsItem("Ada"), ActsItem("Bob")]
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(items) { item in
          Button("Edit \(item.name), friend of \(item.friend?.name ?? "nobody")") { path.append(item) }
        }
        NavigationLink("Page of Ada") { ItemPage(item: items[0], items: items) }
        NavigationLink("Presses") { PressesPage() }
        NavigationLink("Changes") { ChangesPage() }
        NavigationLink("Sections") { SectionsPage() }
        NavigationLink("Chat") { ShortChatPage() }
      }
      .navigationTitle("Acts")
      .navigationDestination(for: ActsItem.self) { ItemPage(item: $0, items: items) }
    }
  }
}

@Observable
final class ActsItem: Identifiable, Hashable {
  var name: String
  var friend: ActsItem?

  init(_ name: String) { self.name = name }

  static func == (one: ActsItem, other: ActsItem) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private struct ItemPage: View {
  @Bindable var item: ActsItem
  let items: [ActsItem]

  var body: some View {
    Form {
      TextField("Name", text: $item.name)
      Picker("Friend", selection: $item.friend) {
        Text("None").tag(nil as ActsItem?)
        ForEach(items) { Text($0.name).tag($0 as ActsItem?) }
      }
    }
    .navigationTitle("Item")
  }
}

private struct PressesPage: View {
  @State private var first = "up"
  @State private var second = "up"
  @GestureState private var isHeld = false
  @GestureState private var drawn = CGSize.zero

  var body: some View {
    VStack {
      Text("\(first), \(second), \(isHeld ? "down" : "up")").accessibilityIdentifier("presses")
      Color.red.frame(width: 100, height: 100)
        .onLongPressGesture(minimumDuration: .infinity, pressing: { first = $0 ? "down" : "up" }, perform: {})
        .accessibilityIdentifier("endless")
      Color.blue.frame(width: 100, height: 100)
        .onLongPressGesture(minimumDuration: 0.8) {
          second = "done"
        } onPressingChanged: {
          if second != "done" { second = $0 ? "down" : "up" }
        }
        .accessibilityIdentifier("short")
      Color.green.frame(width: 100, height: 100)
        .gesture(LongPressGesture(minimumDuration: 5).updating($isHeld) { now, state, _ in state = now })
        .accessibilityIdentifier("state")
      Text("\(Int(drawn.width)) points").accessibilityIdentifier("drawn")
      Color.orange.frame(width: 100, height: 100)
        .gesture(
          LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture()).updating($drawn) { value, state, _ in
            if case .second(true, let drag?) = value { state = drag.translation }
          }
        )
        .accessibilityIdentifier("sequence")
    }
  }
}

private struct ChangesPage: View {
  @State private var isLoading = false
  @State private var count = 0
  @State private var isAsked = false
  @State private var title = ""

  var body: some View {
    VStack {
      Group {
        if isLoading { Text("Loading").accessibilityIdentifier("loading") } else { Text("Loaded") }
      }
      .animation(.linear(duration: 3), value: count)
      Group {
        if count.isMultiple(of: 2) { Text("Even") } else { Text("Odd").accessibilityIdentifier("odd") }
      }
      .animation(.linear(duration: 3), value: count)
      Button("Load") { isLoading = true }
      Button("Count") { count += 1 }
      Button("Show") { count += 100 }
      if count >= 100 { Mover() }
      Button("Ask") { isAsked = true }
        .alert("New item", isPresented: $isAsked) {
          Button("Add") {}
          TextField("Title", text: $title)
          Button("Cancel", role: .cancel) {}
        }
    }
    .navigationTitle("Changes")
  }
}

/// Moves as soon as it is there.
private struct Mover: View {
  @State private var hasMoved = false

  var body: some View {
    Rectangle().fill(.red).frame(width: 40, height: 40)
      .accessibilityIdentifier("mover")
      .offset(x: hasMoved ? 150 : 0)
      .onAppear { withAnimation(.linear(duration: 2)) { hasMoved = true } }
  }
}

/// Buttons with the ids of the sections that they lead to.
private struct SectionsPage: View {
  private let names = ["one", "two", "three"]

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        ScrollView(.horizontal) {
          HStack {
            ForEach(names, id: \.self) { name in Button("To \(name)") { proxy.scrollTo(name, anchor: .top) } }
          }
        }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(names, id: \.self) { name in
              Color.green.frame(height: 900).overlay(Text(name)).accessibilityIdentifier(name).id(name)
            }
          }
        }
      }
    }
  }
}

private struct ShortChatPage: View {
  var body: some View {
    ScrollView {
      VStack { ForEach(0..<3) { Color.blue.frame(height: 50).accessibilityIdentifier("message \($0)") } }
    }
    .defaultScrollAnchor(.bottom)
  }
}
