import Foundation

struct Book: Decodable, Identifiable {
  let id: Int
  let title: String
}

/// What there is to read. Foundation is all it imports, as it may be on Apple's platforms.
final class Library: ObservableObject {
  @Published private(set) var books: [Book] = []
  let session = URLSession.shared

  init() {
    guard let url = Bundle.main.url(forResource: "books", withExtension: "json"), let data = try? Data(contentsOf: url),
      let books = try? JSONDecoder().decode([Book].self, from: data)
    else { return }
    self.books = books
  }

  var name: String { Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "?" }

  var about: String {
    let info = Bundle.main.infoDictionary ?? [:]
    let opened = info["LibraryOpened"] as? String ?? "?"
    let version = info["CFBundleShortVersionString"] as? String ?? "?"
    let hours = Bundle.main.url(forResource: "hours", withExtension: "txt", subdirectory: "Notes")
      .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    return [opened, version, hours?.trimmingCharacters(in: .newlines) ?? "?", lending].joined(separator: " · ")
  }

  private var lending: String {
    #if LENDING && DEBUG && !SWIFT_PACKAGE
      return "lends"
    #else
      return "lends nothing"
    #endif
  }
}
