import Foundation
import SwiftUI
import Combine

enum HabitColor: String, CaseIterable, Codable, Identifiable {
  case red, orange, yellow, green, mint, blue, indigo, purple, pink
  var id: String { rawValue }
  var color: Color {
    switch self {
    case .red: return .red
    case .orange: return .orange
    case .yellow: return .yellow
    case .green: return .green
    case .mint: return .mint
    case .blue: return .blue
    case .indigo: return .indigo
    case .purple: return .purple
    case .pink: return .pink
    }
  }
}

struct Habit: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var symbol: String = "star.fill"
  var color: HabitColor = .blue
  var goal: Int = 1
  var completions: [String: Int] = [:]
  var reminder: Date?
  var notes: String = ""

  static let keyFormatter: DateFormatter = {
    let f = DateFormatter()
    f.dateFormat = "yyyy-MM-dd"
    return f
  }()

  func count(on date: Date) -> Int {
    completions[Habit.keyFormatter.string(from: date)] ?? 0
  }

  func progress(on date: Date) -> Double {
    min(1, Double(count(on: date)) / Double(max(goal, 1)))
  }

  mutating func increment(on date: Date) {
    let key = Habit.keyFormatter.string(from: date)
    let now = completions[key, default: 0]
    completions[key] = now >= goal ? 0 : now + 1
  }

  var streak: Int {
    var n = 0
    var day = Calendar.current.startOfDay(for: Date())
    while progress(on: day) >= 1 {
      n += 1
      day = Calendar.current.date(byAdding: .day, value: -1, to: day)!
    }
    return n
  }
}

final class HabitStore: ObservableObject {
  @Published var habits: [Habit] = []
  @Published var selectedDate = Date()
  @Published private(set) var lastSaved: Date?
  private var cancellables = Set<AnyCancellable>()
  private let url = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent(
    "habits.json")

  init() {
    load()
    $habits
      .dropFirst()
      .debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)
      .sink { [weak self] _ in self?.save() }
      .store(in: &cancellables)
  }

  func load() {
    if let data = try? Data(contentsOf: url), let list = try? JSONDecoder().decode([Habit].self, from: data) {
      habits = list
    } else {
      habits = Habit.samples
    }
  }

  func save() {
    guard let data = try? JSONEncoder().encode(habits) else { return }
    try? data.write(to: url, options: [.atomic])
    lastSaved = Date()
  }

  func binding(for habit: Habit) -> Binding<Habit>? {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return nil }
    return Binding(get: { self.habits[index] }, set: { self.habits[index] = $0 })
  }
}

extension Habit {
  static let samples: [Habit] = [
    Habit(title: "Drink water", symbol: "drop.fill", color: .blue, goal: 8),
    Habit(title: "Read 20 pages", symbol: "book.fill", color: .orange),
    Habit(title: "Meditate", symbol: "leaf.fill", color: .green),
    Habit(title: "Run", symbol: "figure.run", color: .red, goal: 1, notes: "At least 5 km"),
  ]
}
