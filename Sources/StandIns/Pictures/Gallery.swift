import Synchronization

/// The pictures drawn lately, as PNG files: 400 at most.
final class Gallery: Sendable {
  private let pictures = Mutex<[String: [UInt8]]>([:])

  /// The picture of a name, drawn unless it is known. Safe to use from any thread; drawing happens outside of any lock.
  func picture(_ name: String, draw: () -> Canvas) -> [UInt8] {
    if let known = pictures.withLock({ $0[name] }) { return known }
    let bytes = PNG.bytes(of: draw())
    pictures.withLock { pictures in
      if pictures.count >= 400 { pictures.removeAll() }
      pictures[name] = bytes
    }
    return bytes
  }
}
