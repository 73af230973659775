import SwiftUI
import UIKit

/// What lies in front of what, and what a press does to the field that is edited: behaviour that one meets in the first
/// minute with a program.
struct FrontPage: View {
  @State private var isCovered = false

  var body: some View {
    TabView {
      Bars(isCovered: $isCovered).tabItem { Label("Bars", systemImage: "menubar.rectangle") }
      Rows().tabItem { Label("Rows", systemImage: "list.bullet") }
      Chat().tabItem { Label("Chat", systemImage: "bubble") }
      Wide().tabItem { Label("Wide", systemImage: "arrow.left.and.right") }
      Old().tabItem { Label("Old", systemImage: "clock") }
    }
    .overlay {
      if isCovered {
        Color.black.opacity(0.9).ignoresSafeArea().onTapGesture { isCovered = false }
          .accessibilityIdentifier("cover")
      }
    }
  }
}

private struct Bars: View {
  @Binding var isCovered: Bool
  @State private var words = ""
  @State private var sent: [String] = []
  @State private var order = "none"
  @FocusState private var isEdited: Bool

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        Text("Order: \(order)")
        Text(isEdited ? "edited" : "at rest")
        HStack {
          TextField("Message", text: $words).focused($isEdited)
          Button("Send") {
            sent.append(words)
            words = ""
          }
        }
        Text("Sent: \(sent.joined(separator: ", "))")
        Button("Cover") { isCovered = true }
        NavigationLink("Plain link") { Opened() }.buttonStyle(.plain)
        Spacer()
      }
      .padding()
      .navigationTitle("Bars")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Menu("Sort") {
            Button("By name") { order = "name" }
            Button("By date") { order = "date" }
          }
        }
      }
    }
  }
}

private struct Opened: View {
  var body: some View { Button("inside") {}.accessibilityIdentifier("inside") }
}

private struct Rows: View {
  private struct Problem: Identifiable {
    let id = 1
  }

  @State private var problem: Problem?
  @State private var chosen: Set<Int> = []
  @State private var mode = EditMode.inactive

  var body: some View {
    NavigationStack {
      List(selection: $chosen) {
        ForEach(0..<4) { row in
          HStack {
            Text("Row \(row)")
            Spacer()
            Button("Star \(row)") { problem = Problem() }.buttonStyle(.borderless)
          }
          .alert(item: $problem) { _ in Alert(title: Text("Needs a login")) }
        }
      }
      .environment(\.editMode, $mode)
      .toolbar { Button(mode.isEditing ? "Done" : "Select") { mode = mode.isEditing ? .inactive : .active } }
      .navigationTitle("Chosen \(chosen.count)")
    }
  }
}

private struct Chat: View {
  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVStack {
          ForEach(0..<120) { Text("Message \($0)").frame(height: 40) }
          Color.clear.frame(height: 1).id("end")
        }
      }
      .onAppear { reader.scrollTo("end", anchor: .bottom) }
      .overlay(alignment: .top) { Button("To 75") { reader.scrollTo(75, anchor: .center) } }
    }
  }
}

private struct Wide: View {
  @GestureState private var way: CGFloat = 0
  @State private var place = 0

  var body: some View {
    VStack {
      Text("Card \(place)")
      GeometryReader { room in
        HStack(spacing: 20) {
          ForEach(0..<8) { card in
            Color(hue: Double(card) / 8, saturation: 1, brightness: 1).frame(width: room.size.width - 110)
          }
        }
        .padding(.horizontal, 20)
        .offset(x: CGFloat(place) * -(room.size.width - 90) + way)
        .gesture(
          DragGesture().updating($way) { value, way, _ in way = value.translation.width }
            .onEnded { place = max(place + ($0.translation.width < 0 ? 1 : -1), 0) })
      }
      .frame(height: 340)
    }
  }
}

private struct Old: View {
  @State private var words = ""

  var body: some View {
    NavigationView {
      VStack {
        Search(words: $words)
        List(0..<20) { row in Text("\(words) \(row)") }
      }
      .navigationBarTitle("Countries")
    }
  }
}

private struct Search: UIViewRepresentable {
  @Binding var words: String

  final class Coordinator: NSObject, UISearchBarDelegate {
    var tell: (String) -> Void = { _ in }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { tell(searchText) }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar()
    bar.placeholder = "Search countries"
    bar.delegate = context.coordinator
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: Context) { context.coordinator.tell = { words = $0 } }
}
