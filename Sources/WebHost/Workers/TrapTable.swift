import Crypto

/// Pages in whose work the program has trapped, in memory that the supervisor writes and workers read: 64 rows of a count
/// and a name of 16 bytes. Where it is full the oldest row goes.
package struct TrapTable: @unchecked Sendable {
  /// Traps after which a page begins at the program's start.
  package static let limit = 2
  private static let rows = 64
  private static let width = 24
  /// Bytes that the table needs.
  package static let size = 8 + rows * width

  private let memory: UnsafeMutableRawPointer

  /// Works on memory that somebody else holds. Zeros are an empty table.
  package init(_ memory: UnsafeMutableRawPointer) {
    self.memory = memory
  }

  /// Notes a trap. For the supervisor alone.
  package func add(_ name: [UInt8]) {
    if let row = row(of: name) {
      let count = memory.load(fromByteOffset: row, as: UInt64.self)
      memory.storeBytes(of: count + 1, toByteOffset: row, as: UInt64.self)
      return
    }
    let number = memory.load(as: UInt64.self)
    memory.storeBytes(of: number + 1, as: UInt64.self)
    let row = 8 + Int(number % UInt64(Self.rows)) * Self.width
    memory.storeBytes(of: 0, toByteOffset: row, as: UInt64.self)
    for (index, byte) in name.prefix(16).enumerated() {
      memory.storeBytes(of: byte, toByteOffset: row + 8 + index, as: UInt8.self)
    }
    memory.storeBytes(of: 1, toByteOffset: row, as: UInt64.self)
  }

  /// True where a page has trapped so often that it is not to be tried again.
  package func isHopeless(_ name: [UInt8]) -> Bool {
    row(of: name).map { memory.load(fromByteOffset: $0, as: UInt64.self) >= Self.limit } ?? false
  }

  /// Names a visitor at a place: a page that traps as it begins has no name yet.
  static func origin(of visitor: VisitorID, at place: String) -> [UInt8] {
    Array(SHA256.hash(data: visitor.bytes + Array(place.utf8)).prefix(16))
  }

  private func row(of name: [UInt8]) -> Int? {
    (0..<Self.rows).map { 8 + $0 * Self.width }.first { row in
      memory.load(fromByteOffset: row, as: UInt64.self) > 0
        && name.prefix(16).enumerated().allSatisfy {
          memory.load(fromByteOffset: row + 8 + $0, as: UInt8.self) == $1
        }
    }
  }
}
