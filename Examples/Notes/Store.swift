import Combine
import SwiftUI

struct Note: Identifiable, Equatable, Codable {
  var id = UUID(); var title: String; var text: String; var date = Date(); var tags: Set<String> = [];
  var pinned = false
}

struct AppState: Equatable {
  var notes: [Note] = Note.samples; var filter: Filter = .all; var query = ""; var toast: String?
}
enum Filter: String, CaseIterable, Identifiable { case all, pinned, recent; var id: String { rawValue } }
enum AppAction { case add, delete(IndexSet), update(Note), setFilter(Filter), query(String), toast(String?), pin(UUID) }

typealias Reducer<S, A> = (inout S, A) -> AnyPublisher<A, Never>?
let appReducer: Reducer<AppState, AppAction> = { state, action in
  switch action {
  case .add:
    state.notes.insert(Note(title: "Untitled", text: ""), at: 0)
    return Just(.toast("Added")).delay(for: 0.1, scheduler: RunLoop.main).eraseToAnyPublisher()
  case .delete(let set): state.notes.remove(atOffsets: set)
  case .update(let n): if let i = state.notes.firstIndex(where: { $0.id == n.id }) { state.notes[i] = n }
  case .setFilter(let f): state.filter = f
  case .query(let q): state.query = q
  case .pin(let id): if let i = state.notes.firstIndex(where: { $0.id == id }) { state.notes[i].pinned.toggle() }
  case .toast(let t):
    state.toast = t
    if t != nil { return Just(.toast(nil)).delay(for: .seconds(2), scheduler: RunLoop.main).eraseToAnyPublisher() }
  }
  return nil
}

final class Store<S, A>: ObservableObject {
  @Published private(set) var state: S
  private let reducer: Reducer<S, A>
  private var effects: Set<AnyCancellable> = []
  init(initial: S, reducer: @escaping Reducer<S, A>) { state = initial; self.reducer = reducer }
  func send(_ action: A) {
    guard let effect = reducer(&state, action) else { return }
    var c: AnyCancellable?
    var done = false
    c = effect.receive(on: DispatchQueue.main).sink(
      receiveCompletion: { [weak self] _ in
        done = true; c.map { _ = self?.effects.remove($0) }
      }, receiveValue: { [weak self] in self?.send($0) })
    if !done, let c { effects.insert(c) }
  }
  func binding<V>(_ keyPath: KeyPath<S, V>, _ action: @escaping (V) -> A) -> Binding<V> {
    Binding(get: { self.state[keyPath: keyPath] }, set: { self.send(action($0)) })
  }
}

extension Note {
  static let samples = [
    Note(title: "Shopping", text: "Milk\nEggs\nBread", tags: ["home"], pinned: true),
    Note(title: "Ideas", text: "A wiki for cats", tags: ["work", "fun"]),
    Note(title: "Travel", text: "Tickets, hotel", date: Date().addingTimeInterval(-86400 * 40)),
  ]
}
