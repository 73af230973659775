import SwiftUI
import UIKit

struct NotesList: View {
  @EnvironmentObject var store: Store<AppState, AppAction>
  @State private var showingSettings = false
  @State private var selection: UUID?
  @Environment(\.horizontalSizeClass) var sizeClass
  @Environment(\.colorScheme) var colorScheme

  var notes: [Note] {
    store.state.notes
      .filter {
        store.state.filter == .all
          || (store.state.filter == .pinned ? $0.pinned : $0.date > Date().addingTimeInterval(-7 * 86400))
      }
      .filter { store.state.query.isEmpty || $0.title.lowercased().contains(store.state.query.lowercased()) }
  }

  var body: some View {
    NavigationView {
      ZStack(alignment: .bottomTrailing) {
        VStack(spacing: 0) {
          SearchBar(text: store.binding(\.query, AppAction.query), placeholder: "Search notes")
          Picker("", selection: store.binding(\.filter, AppAction.setFilter)) {
            ForEach(Filter.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(SegmentedPickerStyle())
          .padding([.horizontal, .bottom])
          List {
            ForEach(notes) { note in
              NavigationLink(destination: NoteEditor(note: note), tag: note.id, selection: $selection) {
                NoteRow(note: note)
              }
              .listRowBackground(note.pinned ? Color.yellow.opacity(0.15) : Color(UIColor.systemBackground))
            }
            .onDelete { store.send(.delete($0)) }
          }
          .listStyle(PlainListStyle())
        }
        Button(action: { store.send(.add) }) {
          Image(systemName: "plus")
            .font(.title)
            .foregroundColor(.white)
            .frame(width: 60, height: 60)
            .background(Color.accentColor)
            .clipShape(Circle())
            .shadow(radius: 4, y: 2)
        }
        .padding(24)
        .accessibility(label: Text("New note"))
      }
      .navigationBarTitle(Text("Notes"), displayMode: .large)
      .navigationBarItems(
        leading: Button(action: { showingSettings = true }) { Image(systemName: "gear").imageScale(.large) },
        trailing: EditButton()
      )
      .sheet(isPresented: $showingSettings) { SettingsSheet(isPresented: self.$showingSettings) }
      .overlay(Toast(text: store.state.toast), alignment: .top)

      Text("Select a note").foregroundColor(.secondary)
    }
  }
}

struct Toast: View {
  let text: String?
  var body: some View {
    Group {
      if let text = text {
        Text(text)
          .font(.footnote).bold()
          .padding(.horizontal, 16).padding(.vertical, 8)
          .background(BlurView(style: .systemThinMaterial))
          .clipShape(Capsule())
          .transition(AnyTransition.move(edge: .top).combined(with: .opacity))
          .padding(.top, 8)
      }
    }
    .animation(.easeInOut(duration: 0.3), value: text)
  }
}

struct NoteRow: View {
  let note: Note
  static let formatter: RelativeDateTimeFormatter = {
    let f = RelativeDateTimeFormatter(); f.unitsStyle = .abbreviated; return f
  }()
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        if note.pinned {
          Image(systemName: "pin.fill").font(.caption).foregroundColor(.yellow).rotationEffect(.degrees(45))
        }
        Text(note.title).font(.headline)
        Spacer()
        Text(NoteRow.formatter.localizedString(for: note.date, relativeTo: Date())).font(.caption).foregroundColor(
          .secondary)
      }
      Text(note.text.isEmpty ? "No text" : note.text).font(.subheadline).foregroundColor(.secondary).lineLimit(2)
      if !note.tags.isEmpty {
        HStack { ForEach(note.tags.sorted(), id: \.self) { TagView(text: $0) } }
      }
    }
    .padding(.vertical, 4)
  }
}

struct TagView: View {
  let text: String
  var body: some View {
    Text("#\(text)").font(.caption2).padding(.horizontal, 8).padding(.vertical, 3)
      .foregroundColor(.accentColor)
      .background(RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(Color.accentColor, lineWidth: 1))
  }
}
