/// Tells a session from others of the same name: a page takes its session's name along to other processes, each of which makes
/// a session of its own, and the one that it comes back to may still have what the page was before.
package struct Incarnation: Hashable, Sendable {
  /// How many bytes it has.
  static let length = 4
  let number: UInt32

  /// Makes one that no other session of the name has.
  package init() {
    number = .random(in: .min ... .max)
  }

  init(_ bytes: some Sequence<UInt8>) {
    number = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  var bytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * $0)) } }
}
