import Foundation
import Synchronization

/// What answers were decoded to, so that a thousand readers of one list are one decoding.
///
/// A value is given again for the same bytes, type and decoder. The least recently used go when the bytes that they were
/// decoded from are too many. Safe to use from any thread: whoever asks while another one decodes the same waits for that.
final class DecodedValues: Sendable {
  private struct Key: Hashable {
    let address: URL
    let type: ObjectIdentifier
    let decoder: ObjectIdentifier
  }

  /// One value, and the lock that those wait at who ask for it.
  private final class Slot: Sendable {
    struct Content {
      var body = Data()
      var value: (any Sendable)?
    }

    /// Kept, so that no other decoder has its identity.
    let decoder: JSONDecoder
    let content = Mutex(Content())

    init(_ decoder: JSONDecoder) {
      self.decoder = decoder
    }
  }

  private let slots: Mutex<LRUStore<Key, Slot>>
  /// How often something was decoded.
  let count = Atomic<Int>(0)

  /// Keeps values of so many bytes of answers; 16 MB by default.
  init(capacity: Int = 16 << 20) {
    slots = Mutex(LRUStore(capacity: capacity))
  }

  /// The value that `body` says, from before or decoded now.
  func value<T: Decodable & Sendable>(
    _ type: T.Type, from body: Data, at address: URL, with decoder: JSONDecoder
  ) throws(FetchError) -> T {
    let key = Key(address: address, type: ObjectIdentifier(type), decoder: ObjectIdentifier(decoder))
    let slot = slots.withLock { slots in
      if let known = slots.value(for: key) { return known }
      let slot = Slot(decoder)
      slots.store(slot, for: key, cost: body.count + 512)
      return slot
    }
    let result = slot.content.withLock { content -> Result<T, FetchError> in
      if let value = content.value as? T, content.body == body { return .success(value) }
      count.add(1, ordering: .relaxed)
      do throws(FetchError) {
        let value = try Fetcher.decode(type, from: body, with: decoder)
        content = Slot.Content(body: body, value: value)
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
