/// The lines of a sequence of bytes that come one after another, without what ends them.
///
/// A line ends at a line feed, a carriage return, both, or one of the separators of Unicode. Empty lines are left out, as
/// on Apple's platforms.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  private let base: Base

  init(_ base: Base) {
    self.base = base
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

  public struct AsyncIterator: AsyncIteratorProtocol {
    private var base: Base.AsyncIterator
    private var line: [UInt8] = []

    init(_ base: Base.AsyncIterator) {
      self.base = base
    }

    public mutating func next() async throws -> String? {
      while let byte = try await base.next() {
        line.append(byte)
        let end = Self.end(of: line)
        if end == 0 { continue }
        line.removeLast(end)
        if let line = take() { return line }
      }
      return take()
    }

    /// How many bytes at the end of a line end it; 0 where it goes on.
    private static func end(of line: [UInt8]) -> Int {
      switch line.last {
      case 0x0A, 0x0B, 0x0C, 0x0D: 1
      case 0x85 where line.suffix(2).elementsEqual([0xC2, 0x85]): 2
      case 0xA8 where line.suffix(3).elementsEqual([0xE2, 0x80, 0xA8]): 3
      case 0xA9 where line.suffix(3).elementsEqual([0xE2, 0x80, 0xA9]): 3
      default: 0
      }
    }

    private mutating func take() -> String? {
      defer { line.removeAll(keepingCapacity: true) }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The bytes as lines of UTF-8; empty lines are left out.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}
