import Foundation
import SwiftUI

/// Keeps a word in every place there is, and follows what is there.
@MainActor
final class Keeper: ObservableObject {
  struct Place {
    var name: String
    var word: String
  }

  /// One object for the whole process, as programs have it.
  private nonisolated(unsafe) static let defaults = UserDefaults.standard

  @Published private(set) var places: [Place] = []
  private var subscription: AnyCancellable?

  init() {
    look()
    subscription = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
      .sink { [weak self] _ in MainActor.assumeIsolated { self?.look() } }
  }

  /// Puts a word into all places.
  func keep(_ word: String) {
    Self.defaults.set(word, forKey: "word")
    suite?.set([word], forKey: "words")
    try? Data(word.utf8).write(to: file)
    look()
  }

  private var suite: UserDefaults? { UserDefaults(suiteName: "group.pocket") }
  private var file: URL { .documentsDirectory.appending(path: "word.txt") }

  private func look() {
    places = [
      Place(name: "Defaults", word: Self.defaults.string(forKey: "word") ?? "nothing"),
      Place(name: "Suite", word: suite?.stringArray(forKey: "words")?.first ?? "nothing"),
      Place(name: "File", word: (try? String(contentsOf: file, encoding: .utf8)) ?? "nothing"),
    ]
  }
}
