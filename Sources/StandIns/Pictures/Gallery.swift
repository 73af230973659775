import Dispatch
import Synchronization

/// The pictures drawn lately, as PNG files: 400 at most.
///
/// Drawing takes a while, so it happens on a thread of its own, one picture after the other: the threads that answer stay
/// free for other requests.
final class Gallery: Sendable {
  private static let drawing = DispatchQueue(label: "newsreel.stand-ins.drawing")
  private let pictures = Mutex<[String: [UInt8]]>([:])

  /// The picture of a name, drawn unless it is known. Safe to use from any thread, none of which waits.
  func picture(_ name: String, draw: @escaping @Sendable () -> Canvas) async -> [UInt8] {
    if let known = known(name) { return known }
    return await withCheckedContinuation { continuation in
      Self.drawing.async { continuation.resume(returning: self.drawn(name, draw)) }
    }
  }

  private func known(_ name: String) -> [UInt8]? { pictures.withLock { $0[name] } }

  /// It may have been drawn while it waited for its turn.
  private func drawn(_ name: String, _ draw: () -> Canvas) -> [UInt8] {
    if let known = known(name) { return known }
    let bytes = PNG.bytes(of: draw())
    pictures.withLock { pictures in
      if pictures.count >= 400 { pictures.removeAll() }
      pictures[name] = bytes
    }
    return bytes
  }
}
