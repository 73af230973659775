import SwiftUI

struct HabitEditor: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) var presentationMode
  @State var habit: Habit
  let onSave: (Habit) -> Void
  @State private var wantsReminder = false
  @State private var reminder = Date()
  @State private var error: String?
  @FocusState private var titleFocused: Bool

  private let symbols = [
    "star.fill", "drop.fill", "book.fill", "leaf.fill", "figure.run", "bed.double.fill", "heart.fill",
    "cup.and.saucer.fill", "pencil", "dumbbell.fill",
  ]

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Habit"), footer: Text(error ?? "").foregroundColor(.red)) {
          TextField("Title", text: $habit.title)
            .focused($titleFocused)
            .submitLabel(.done)
            .onSubmit(save)
          Stepper("Goal: \(habit.goal) a day", value: $habit.goal, in: 1...20)
        }
        Section("Look") {
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 12) {
              ForEach(HabitColor.allCases) { c in
                Circle()
                  .fill(c.color)
                  .frame(width: 32, height: 32)
                  .overlay(Circle().strokeBorder(Color.primary, lineWidth: habit.color == c ? 3 : 0))
                  .onTapGesture { habit.color = c }
                  .accessibilityAddTraits(.isButton)
                  .accessibilityLabel(c.rawValue)
              }
            }
            .padding(.vertical, 4)
          }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))], spacing: 12) {
            ForEach(symbols, id: \.self) { name in
              Image(systemName: name)
                .frame(width: 44, height: 44)
                .background(habit.symbol == name ? habit.color.color.opacity(0.3) : Color(.secondarySystemBackground))
                .clipShape(RoundedRectangle(cornerRadius: 10))
                .onTapGesture { habit.symbol = name }
            }
          }
        }
        Section {
          Toggle("Reminder", isOn: $wantsReminder.animation())
          if wantsReminder {
            DatePicker("Time", selection: $reminder, displayedComponents: .hourAndMinute)
          }
        }
        Section("Notes") {
          TextEditor(text: $habit.notes).frame(minHeight: 100)
        }
      }
      .navigationBarTitle(habit.title.isEmpty ? "New habit" : habit.title, displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button("Save", action: save).disabled(habit.title.trimmingCharacters(in: .whitespaces).isEmpty)
      )
      .onAppear {
        wantsReminder = habit.reminder != nil
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { titleFocused = true }
      }
      .interactiveDismissDisabled(!habit.title.isEmpty)
    }
  }

  private func save() {
    guard habit.title.count >= 3 else {
      error = "The title needs at least three letters."
      return
    }
    habit.reminder = wantsReminder ? reminder : nil
    onSave(habit)
    dismiss()
  }
}
