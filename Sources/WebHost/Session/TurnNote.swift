/// A note of what the main thread works on, in memory that outlasts the process: 256 bytes.
///
/// One byte says whether it is at it, 16 are the page's name, 16 say where the page began, one is the length of the text
/// that follows: event and screen.
package struct TurnNote: @unchecked Sendable {
  /// Bytes of a note.
  package static let size = 256
  private static let textStart = 34

  private let memory: UnsafeMutableRawPointer

  /// Writes to, or reads from, memory that somebody else holds. Zeros are a note of nothing.
  package init(_ memory: UnsafeMutableRawPointer) {
    self.memory = memory
  }

  /// The main thread begins to work for a page.
  package func begin(_ page: SessionID, from origin: [UInt8], _ event: String, on screen: String) {
    memory.storeBytes(of: 0, as: UInt8.self)
    for (index, byte) in (page.bytes + origin.prefix(16)).enumerated() {
      memory.storeBytes(of: byte, toByteOffset: 1 + index, as: UInt8.self)
    }
    var count = 0
    for byte in "\(event) on \(screen)".utf8.prefix(Self.size - Self.textStart) {
      memory.storeBytes(of: byte, toByteOffset: Self.textStart + count, as: UInt8.self)
      count += 1
    }
    memory.storeBytes(of: UInt8(count), toByteOffset: Self.textStart - 1, as: UInt8.self)
    memory.storeBytes(of: 1, as: UInt8.self)
  }

  /// The main thread has done it.
  package func end() {
    memory.storeBytes(of: 2, as: UInt8.self)
  }

  /// Takes the note away.
  package func clear() {
    memory.storeBytes(of: 0, as: UInt8.self)
  }

  /// Whether the main thread was at it, for a signal handler: nothing is allocated.
  static func isUnderWay(in memory: UnsafeMutableRawPointer) -> Bool { memory.load(as: UInt8.self) == 1 }

  /// Event and screen as they lie in memory, for a signal handler; nil where there is no note.
  static func text(in memory: UnsafeMutableRawPointer) -> UnsafeRawBufferPointer? {
    guard memory.load(as: UInt8.self) != 0 else { return nil }
    let length = Int(memory.load(fromByteOffset: textStart - 1, as: UInt8.self))
    return UnsafeRawBufferPointer(start: memory + textStart, count: min(length, size - textStart))
  }

  /// What was worked on last; nil where there is no note.
  package var content: (page: SessionID, origin: [UInt8], text: String, isUnderWay: Bool)? {
    let state = memory.load(as: UInt8.self)
    guard state != 0 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: memory, count: Self.size)
    guard let page = SessionID(Array(bytes[1..<17])) else { return nil }
    let length = Int(bytes[Self.textStart - 1])
    let text = String(decoding: bytes[Self.textStart..<min(Self.size, Self.textStart + length)], as: UTF8.self)
    return (page, Array(bytes[17..<33]), text, state == 1)
  }
}
