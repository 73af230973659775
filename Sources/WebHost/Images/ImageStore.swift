import Synchronization
import ViewGraph

/// The pictures of a process under their content hashes, bounded by bytes.
///
/// A picture stays while a session shows it. Those that no session shows any more stay as long as there is room, the
/// last used the longest, because a page elsewhere (or in the browser's history) may still ask for them.
package final class ImageStore: Sendable {
  private struct Entry {
    var image: ImageData
    var holders: Int
    var lastUse: Int
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var size = 0
    var uses = 0
  }

  /// Bytes beyond which pictures that nobody shows are dropped.
  package let maxSize: Int
  private let state = Mutex(State())

  /// Makes an empty store.
  package init(maxSize: Int) {
    self.maxSize = maxSize
  }

  /// The bytes that are kept.
  package var size: Int { state.withLock(\.size) }

  /// Keeps pictures for a holder, who must release each of them once.
  package func hold(_ images: [String: ImageData]) {
    guard !images.isEmpty else { return }
    state.withLock { state in
      for (name, image) in images {
        state.uses += 1
        if state.entries[name] == nil { state.size += image.data.count }
        state.entries[name, default: Entry(image: image, holders: 0, lastUse: 0)].holders += 1
        state.entries[name]?.lastUse = state.uses
      }
      Self.shrink(&state, to: maxSize)
    }
  }

  /// Gives pictures up for a holder.
  package func release(_ names: some Collection<String>) {
    guard !names.isEmpty else { return }
    state.withLock { state in
      for name in names { state.entries[name]?.holders -= 1 }
      Self.shrink(&state, to: maxSize)
    }
  }

  /// The picture of that name, nil where it is not here.
  package func image(_ name: String) -> ImageData? {
    state.withLock { state in
      guard let image = state.entries[name]?.image else { return nil }
      state.uses += 1
      state.entries[name]?.lastUse = state.uses
      return image
    }
  }

  private static func shrink(_ state: inout State, to maxSize: Int) {
    guard state.size > maxSize else { return }
    let idle = state.entries.filter { $0.value.holders <= 0 }.sorted { $0.value.lastUse < $1.value.lastUse }
    for (name, entry) in idle {
      guard state.size > maxSize else { return }
      state.entries[name] = nil
      state.size -= entry.image.data.count
    }
  }
}
