import SwiftUI

/// Small things that a phone does without being asked.
struct MannersPage: View {
  @State private var rows = ["Apples", "Pears", "Plums"]
  @State private var crates = ["Crate A", "Crate B"]
  @State private var count = 3
  @State private var sizes: [String] = []
  @State private var chosen = "nothing"
  @State private var hasCover = false
  /// 120 by 80 points.
  private static let photograph =
    UIImage(
      data: Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAHgAAABQAQMAAADoVSPKAAAABlBMVEXIPCgAAABZi/dAAAAAEklEQVR42mNgGAWjYBSMgpEJAAUA
          AAEFu6vEAAAAAElFTkSuQmCC
          """, options: .ignoreUnknownCharacters) ?? Data()) ?? UIImage()

  var body: some View {
    TabView {
      NavigationStack {
        List {
          Section {
            HStack {
              Text("Portions")
              Spacer()
              Text("\(count)")
              Stepper("", value: $count).labelsHidden()
            }
            .accessibilityIdentifier("portions")
            HStack {
              Text("For").accessibilityIdentifier("short")
              Spacer()
              Text("everybody who comes by on one of the evenings between the years").accessibilityIdentifier("long")
            }
            Menu {
              Button {
                chosen = "photograph"
              } label: {
                Label {
                  Text("Photograph")
                } icon: {
                  Image(uiImage: Self.photograph)
                }
              }
              Button {
                chosen = "symbol"
              } label: {
                Label("Symbol", systemImage: "star")
              }
            } label: {
              Label("Choose", systemImage: "ellipsis.circle")
            }
            Text("chosen \(chosen)")
            Button("Show the cover") { hasCover = true }
          }
          Section {
            ForEach(rows, id: \.self) { Text($0) }
              .onDelete { rows.remove(atOffsets: $0) }
            ForEach(crates, id: \.self) { crate in
              HStack {
                Text(crate)
                Spacer()
                Button("Open") { chosen = crate }.buttonStyle(.borderless)
              }
            }
            .onDelete { crates.remove(atOffsets: $0) }
          }
          Section {
            Text("Swiped")
              .swipeActions(edge: .leading, allowsFullSwipe: false) {
                Button("Mark") { chosen = "mark" }.tint(.blue)
              }
              .swipeActions {
                Button("Archive") { chosen = "archive" }.tint(.orange)
                Button("Flag") { chosen = "flag" }
              }
          }
        }
        .navigationTitle("A title that is far too long for the bar of any phone there is")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { EditButton() }
        .fullScreenCover(isPresented: $hasCover) {
          VStack {
            Text("The cover")
            Button("Close") { hasCover = false }
          }
        }
      }
      .tabItem { Label("Manners", systemImage: "hand.wave") }
      MeasuredPage().tabItem { Label("Sizes", systemImage: "ruler") }
      CalmPage().tabItem { Label("Pictures", systemImage: "photo") }
      TypingPage().tabItem { Label("Typing", systemImage: "keyboard") }
    }
  }
}

/// Tells the sizes that `onAppear` and `task` saw.
private struct MeasuredPage: View {
  @State private var seen: [String] = []

  var body: some View {
    VStack {
      ForEach(seen, id: \.self) { Text($0) }
      GeometryReader { space in
        Color.yellow
          .onAppear { seen.append("appeared at \(Int(space.size.width)) by \(Int(space.size.height))") }
          .task { seen.append("ran at \(Int(space.size.width)) by \(Int(space.size.height))") }
      }
      .frame(width: 200, height: 100)
    }
  }
}

/// A picture that comes late, and comes back.
private struct CalmPage: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        AsyncImage(url: URL(string: "https://pictures.example/late.png")) {
          $0.resizable()
        } placeholder: {
          Color.red
        }
        .frame(width: 120, height: 80)
        .accessibilityIdentifier("late")
      }
      Button(isShown ? "Take away" : "Bring back") { isShown.toggle() }
    }
  }
}

/// A field for addresses, and a bar above the keyboard.
private struct TypingPage: View {
  @State private var address = ""
  @State private var submitted = "nothing"
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Address", text: $address)
          .keyboardType(.emailAddress)
          .focused($isFocused)
          .onSubmit { submitted = address }
        Text("submitted \(submitted)")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Finish") { isFocused = false }
        }
      }
    }
  }
}
