import SwiftUI

struct ContentView: View {
  @EnvironmentObject var store: HabitStore
  @AppStorage("showCompleted") private var showCompleted = true
  @SceneStorage("selectedTab") private var tab = "today"

  var body: some View {
    TabView(selection: $tab) {
      TodayView()
        .tabItem { Label("Today", systemImage: "sun.max") }
        .tag("today")
        .badge(store.habits.filter { $0.progress(on: Date()) < 1 }.count)
      StatsView()
        .tabItem { Label("Stats", systemImage: "chart.bar.fill") }
        .tag("stats")
      SettingsView(showCompleted: $showCompleted)
        .tabItem { Label("Settings", systemImage: "gearshape") }
        .tag("settings")
    }
    .accentColor(.purple)
  }
}

struct TodayView: View {
  @EnvironmentObject var store: HabitStore
  @State private var isAdding = false
  @State private var editing: Habit?
  @State private var habitToDelete: Habit?
  @State private var sortByName = false
  @Namespace private var ns

  private var sorted: [Habit] {
    sortByName
      ? store.habits.sorted { $0.title.localizedCaseInsensitiveCompare($1.title) == .orderedAscending } : store.habits
  }

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        WeekStrip(selection: $store.selectedDate)
          .padding(.vertical, 8)
        List {
          Section {
            ForEach(sorted) { habit in
              NavigationLink(destination: HabitDetail(habit: habit)) {
                HabitRow(habit: habit, date: store.selectedDate) {
                  withAnimation(.spring()) {
                    if let i = store.habits.firstIndex(of: habit) {
                      store.habits[i].increment(on: store.selectedDate)
                    }
                  }
                }
              }
              .swipeActions(edge: .trailing) {
                Button(role: .destructive) {
                  habitToDelete = habit
                } label: {
                  Label("Delete", systemImage: "trash")
                }
                Button {
                  editing = habit
                } label: {
                  Label("Edit", systemImage: "pencil")
                }.tint(.orange)
              }
              .contextMenu {
                Button("Edit") { editing = habit }
                Button("Delete", role: .destructive) { habitToDelete = habit }
              }
            }
            .onMove { store.habits.move(fromOffsets: $0, toOffset: $1) }
            .onDelete { store.habits.remove(atOffsets: $0) }
          } header: {
            Text(store.selectedDate, style: .date)
          } footer: {
            if let saved = store.lastSaved {
              Text("Saved \(saved, style: .relative) ago")
            }
          }
        }
        .listStyle(.insetGrouped)
      }
      .navigationTitle("Habits")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .navigationBarTrailing) {
          Menu {
            Picker("Sort", selection: $sortByName) {
              Text("Manual").tag(false)
              Text("Name").tag(true)
            }
          } label: {
            Image(systemName: "arrow.up.arrow.down.circle")
          }
          Button {
            isAdding.toggle()
          } label: {
            Image(systemName: "plus")
          }
        }
      }
      .sheet(isPresented: $isAdding) {
        HabitEditor(habit: Habit(title: "")) { store.habits.append($0) }
      }
      .sheet(item: $editing) { habit in
        HabitEditor(habit: habit) { new in
          if let i = store.habits.firstIndex(where: { $0.id == new.id }) { store.habits[i] = new }
        }
      }
      .alert(item: $habitToDelete) { habit in
        Alert(
          title: Text("Delete \(habit.title)?"), message: Text("This cannot be undone."),
          primaryButton: .destructive(Text("Delete")) { store.habits.removeAll { $0.id == habit.id } },
          secondaryButton: .cancel())
      }
    }
    .navigationViewStyle(.stack)
  }
}
