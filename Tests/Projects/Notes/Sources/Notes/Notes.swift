import Combine
import GRDB
import SwiftUI

struct Note: Codable, FetchableRecord, PersistableRecord {
  var id: Int64
  var text: String
}

/// What is noted, observed with GRDB's Combine publishers.
@MainActor
final class Notes: ObservableObject {
  @Published private(set) var texts: [String] = []
  private let queue: DatabaseQueue
  private var observation: AnyCancellable?

  init() {
    do {
      queue = try DatabaseQueue()
      try queue.write { database in
        try database.create(table: "note") { table in
          table.primaryKey("id", .integer)
          table.column("text", .text)
        }
        try Note(id: 1, text: "water the herbs").insert(database)
      }
    } catch {
      fatalError("\(error)")
    }
    observation = ValueObservation.tracking { try Note.fetchAll($0) }
      .publisher(in: queue, scheduling: .immediate)
      .sink { _ in
      } receiveValue: { [weak self] notes in
        self?.texts = notes.map(\.text)
      }
  }
}

@main
struct NotesApp: App {
  @StateObject private var notes = Notes()

  var body: some Scene {
    WindowGroup {
      List(notes.texts, id: \.self) { Text($0) }
    }
  }
}
