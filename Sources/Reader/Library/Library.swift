import Combine
import Fetch
import Foundation
import Shelf

/// What one reader keeps, as the screens see it: every change is there at once, and is written behind their backs.
@MainActor
public final class Library: ObservableObject {
  /// A point in the order in which things are read.
  typealias Moment = Int

  @Published private(set) var contents = ShelfContents()
  /// Set where something could not be kept: a sentence for the reader.
  @Published var failure: String?

  private let shelf: Shelf
  private let reader: String
  /// The time.
  let now: () -> Date
  /// What was read since the library was opened, by its place in the order.
  private var readings: [String: Moment] = [:]
  private var writing: Task<Void, Never>?
  /// How often something was changed here.
  private var changes = 0
  private var loading: AnyCancellable?

  /// Makes the library of a reader and begins to fill it.
  ///
  /// - Parameters:
  ///   - reader: The name under which the shelf knows the reader.
  ///   - now: The time.
  init(shelf: Shelf, reader: String, now: @escaping () -> Date) {
    self.shelf = shelf
    self.reader = reader
    self.now = now
    load { $0.merge($1) }
  }

  /// Takes what another process has kept meanwhile, for a page that is built now; what is changed here meanwhile counts more.
  func refresh() {
    guard loading == nil else { return }
    let changes = changes
    load { library, kept in
      if library.changes == changes, library.contents != kept { library.contents = kept }
    }
  }

  private func load(_ take: @escaping @MainActor (Library, ShelfContents) -> Void) {
    let (shelf, reader, date, before) = (shelf, reader, now(), writing)
    loading = FetchPublisher { () async -> Result<ShelfContents, any Error> in
      await before?.value
      return await Result { try await shelf.contents(of: reader, now: date) }
    }
    .receive(on: DispatchQueue.main)
    .sink { [weak self] result in
      guard let self else { return }
      loading = nil
      switch result {
      case .success(let contents): take(self, contents)
      case .failure(let error): failure = error.localizedDescription
      }
    }
  }

  /// What was put aside, the latest first.
  var bookmarks: [Bookmark] { contents.bookmarks }

  /// Whether something is put aside.
  func isBookmarked(_ id: String) -> Bool {
    contents.bookmarks.contains { $0.id == id }
  }

  /// Puts something aside, or takes it away where it is.
  func toggle(_ bookmark: Bookmark) {
    if isBookmarked(bookmark.id) {
      contents.bookmarks.removeAll { $0.id == bookmark.id }
      write { shelf, reader in try await shelf.remove(bookmark: bookmark.id, of: reader) }
    } else {
      var bookmark = bookmark
      bookmark.date = now()
      contents.bookmarks.insert(bookmark, at: 0)
      let kept = bookmark
      write { shelf, reader in try await shelf.keep(kept, of: reader) }
    }
  }

  /// How many stars the reader has given something; nil for none.
  func stars(of bookmark: Bookmark) -> Int? { stars(ofMovie: bookmark.name) }

  /// How many stars the reader has given a movie, by the service's number for it; nil for none.
  func stars(ofMovie number: String) -> Int? {
    let id = "\(Bookmark.Kind.rated.rawValue)/\(number)"
    return contents.bookmarks.first { $0.id == id }?.stars
  }

  /// Gives a movie stars, 1 to 5; nil takes them back. What has stars need not be watched any more.
  func rate(_ bookmark: Bookmark, _ stars: Int?) {
    var rated = bookmark.with(.rated)
    if isBookmarked(rated.id) { toggle(rated) }
    guard let stars, (1...5).contains(stars) else { return }
    rated.stars = stars
    toggle(rated)
    let watched = bookmark.with(.watch)
    if isBookmarked(watched.id) { toggle(watched) }
  }

  /// Puts aside what was kept elsewhere, and mutes what was muted there; what is here already stays as it is.
  func take(_ archive: Archive) {
    for mute in archive.mutes.prefix(shelf.limits.mutes).reversed() where !mutes.contains(where: { $0.id == mute.id }) {
      add(Mute(mute.kind, mute.text, until: mute.end))
    }
    let added = archive.bookmarks.prefix(shelf.limits.bookmarks).filter { $0.isSound && !isBookmarked($0.id) }
    contents.bookmarks = (contents.bookmarks + added).sorted { $0.date > $1.date }
    for bookmark in added {
      write { shelf, reader in try await shelf.keep(bookmark, of: reader) }
    }
  }

  /// Whether something has been read.
  func isRead(_ id: String) -> Bool { contents.read.contains(id) }

  /// Now.
  var moment: Moment { readings.count }

  /// Whether something had been read at a moment, or has been now.
  func isRead(_ id: String, before moment: Moment?) -> Bool {
    isRead(id) && readings[id, default: 0] <= moment ?? .max
  }

  /// Notes that something has been read.
  func markRead(_ id: String) {
    guard contents.read.insert(id).inserted else { return }
    readings[id] = readings.count + 1
    let date = now()
    write { shelf, reader in try await shelf.markRead(id, of: reader, at: date) }
  }

  /// Notes that several things have been read, or need not be.
  func markRead(_ ids: [String]) {
    for id in ids { markRead(id) }
  }

  /// When a story was read last; nil if it was not.
  func lastRead(_ id: String) -> Date? { contents.visits[id] }

  /// Notes that a story is read now, maybe once more.
  func visit(_ id: String) {
    let date = now()
    contents.visits[id] = date
    if isRead(id) {
      write { shelf, reader in try await shelf.markRead(id, of: reader, at: date) }
    } else {
      markRead(id)
    }
  }

  /// What was searched for in a section, the latest first.
  func searches(in section: String) -> [String] { contents.searches[section] ?? [] }

  /// Notes what was searched for.
  func remember(search words: String, in section: String) {
    let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty, searches(in: section).first != words else { return }
    var searches = searches(in: section).filter { $0 != words }
    searches.insert(words, at: 0)
    contents.searches[section] = Array(searches.prefix(shelf.limits.searches))
    let date = now()
    write { shelf, reader in try await shelf.remember(search: words, in: section, of: reader, at: date) }
  }

  /// Forgets what was searched for in a section.
  func forgetSearches(in section: String) {
    contents.searches[section] = nil
    write { shelf, reader in try await shelf.forgetSearches(in: section, of: reader) }
  }

  /// What is not to be seen, the latest first.
  var mutes: [Mute] { contents.mutes }

  /// Hides something from now on.
  func add(_ mute: Mute) {
    guard !mute.text.isEmpty else { return }
    contents.mutes.removeAll { $0.id == mute.id }
    contents.mutes.insert(mute, at: 0)
    write { shelf, reader in try await shelf.add(mute, of: reader) }
  }

  /// Shows again what was hidden.
  func remove(_ mute: Mute) {
    contents.mutes.removeAll { $0.id == mute.id }
    write { shelf, reader in try await shelf.remove(mute, of: reader) }
  }

  /// Whether the reader does not want to see something.
  func hides(_ item: some LibraryItem) -> Bool {
    guard !contents.mutes.isEmpty else { return false }
    let (now, texts, site, author) = (now(), item.texts, item.site, item.author)
    return contents.mutes.contains { $0.hides(texts: texts, site: site, author: author, at: now) }
  }

  /// Returns when everything has been written.
  func settle() async {
    await writing?.value
  }

  /// Takes what was kept before; what the reader has done in the meantime counts more.
  private func merge(_ kept: ShelfContents) {
    let (bookmarks, mutes) = (Set(contents.bookmarks.map(\.id)), Set(contents.mutes.map(\.id)))
    contents.bookmarks += kept.bookmarks.filter { !bookmarks.contains($0.id) }
    contents.mutes += kept.mutes.filter { !mutes.contains($0.id) }
    contents.read.formUnion(kept.read)
    contents.visits.merge(kept.visits) { latest, _ in latest }
    for (section, searches) in kept.searches {
      let latest = contents.searches[section, default: []]
      contents.searches[section] = latest + searches.filter { !latest.contains($0) }
    }
  }

  /// Writes one change after the other.
  private func write(_ change: @escaping @Sendable (Shelf, String) async throws -> Void) {
    changes += 1
    let (before, shelf, reader) = (writing, shelf, reader)
    writing = Task { [weak self] in
      await before?.value
      do {
        try await change(shelf, reader)
      } catch {
        self?.failure = error.localizedDescription
      }
    }
  }
}

extension Result where Failure == any Error {
  /// What asynchronous work comes to.
  fileprivate init(_ work: () async throws -> Success) async {
    do { self = .success(try await work()) } catch { self = .failure(error) }
  }
}
