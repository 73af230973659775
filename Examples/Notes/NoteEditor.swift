import SwiftUI
import UIKit

struct NoteEditor: View {
  @EnvironmentObject var store: Store<AppState, AppAction>
  @State var note: Note
  @State private var showShare = false
  @State private var size: CGSize = .zero
  @GestureState private var drag: CGSize = .zero
  @State private var offset: CGSize = .zero
  @State private var newTag = ""
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Form {
      Section(header: Text("Title")) {
        TextField(
          "Title", text: $note.title, onEditingChanged: { editing in if !editing { store.send(.update(note)) } },
          onCommit: { store.send(.update(note)) })
      }
      Section(header: Text("Text")) {
        TextView(text: $note.text).frame(height: 120)
      }
      Section(header: Text("Tags")) {
        FlowTags(tags: note.tags.sorted()) { tag in note.tags.remove(tag) }
        HStack {
          TextField("New tag", text: $newTag).autocapitalization(.none).disableAutocorrection(true)
          Button("Add") {
            note.tags.insert(newTag); newTag = ""; hideKeyboard()
          }.disabled(newTag.isEmpty)
        }
      }
      Section(footer: Text("Drag the sticker.")) {
        ZStack {
          Color(UIColor.tertiarySystemFill)
          Text("🐱").font(.system(size: 50))
            .offset(x: offset.width + drag.width, y: offset.height + drag.height)
            .gesture(
              DragGesture().updating($drag) { v, s, _ in s = v.translation }.onEnded {
                offset.width += $0.translation.width; offset.height += $0.translation.height
              })
        }
        .frame(height: 140).listRowInsets(EdgeInsets()).clipped()
      }
    }
    .navigationBarTitle(Text(note.title), displayMode: .inline)
    .navigationBarItems(
      trailing: HStack(spacing: 20) {
        Button(action: { store.send(.pin(note.id)) }) {
          Image(systemName: store.state.notes.first { $0.id == note.id }?.pinned == true ? "pin.slash" : "pin")
        }
        Button(action: { showShare = true }) { Image(systemName: "square.and.arrow.up") }
      }
    )
    .sheet(isPresented: $showShare) { ActivityView(items: [note.title, note.text]) }
    .onDisappear { store.send(.update(note)) }
    .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { _ in
      print("keyboard")
    }
  }
}

extension View {
  func hideKeyboard() {
    UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }
}

struct FlowTags: View {
  let tags: [String]
  let remove: (String) -> Void
  @State private var totalHeight: CGFloat = 40
  var body: some View {
    GeometryReader { geo in self.content(in: geo) }.frame(height: totalHeight)
  }
  private func content(in g: GeometryProxy) -> some View {
    var width = CGFloat.zero
    var height = CGFloat.zero
    return ZStack(alignment: .topLeading) {
      ForEach(tags, id: \.self) { tag in
        TagView(text: tag)
          .onTapGesture { remove(tag) }
          .padding(4)
          .alignmentGuide(.leading) { d in
            if abs(width - d.width) > g.size.width { width = 0; height -= d.height }
            let result = width
            if tag == tags.last { width = 0 } else { width -= d.width }
            return result
          }
          .alignmentGuide(.top) { _ in
            let result = height
            if tag == tags.last { height = 0 }
            return result
          }
      }
    }
    .background(GeometryReader { p in Color.clear.onAppear { totalHeight = p.size.height } })
  }
}
