import Foundation
import SQLiteStorage

/// A value in PostgreSQL's binary format, as one of four types.
struct PostgresValue {
  /// Types by their numbers in `pg_type.dat`.
  private static let (bytea, int8, int2, int4, text, float8): (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
    17, 20, 21, 23, 25, 701
  )

  /// 0 lets the server find out.
  let type: UInt32
  /// nil for NULL.
  let bytes: [UInt8]?

  init(_ value: SQLValue) {
    switch value {
    case .null: (type, bytes) = (0, nil)
    case .integer(let number): (type, bytes) = (Self.int8, Self.bigEndian(UInt64(bitPattern: number)))
    case .real(let number): (type, bytes) = (Self.float8, Self.bigEndian(number.bitPattern))
    case .text(let text): (type, bytes) = (Self.text, Array(text.utf8))
    case .blob(let data): (type, bytes) = (Self.bytea, Array(data))
    }
  }

  /// A value that the server has sent; types that the tables do not have are read as text.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, type: UInt32) -> SQLValue {
    let number = bytes.count <= 8 ? bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } : 0
    switch type {
    case int8: return .integer(Int64(bitPattern: number))
    case int4: return .integer(Int64(Int32(truncatingIfNeeded: number)))
    case int2: return .integer(Int64(Int16(truncatingIfNeeded: number)))
    case float8: return .real(Double(bitPattern: number))
    case bytea: return .blob(Data(bytes))
    default: return .text(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Calls `body` with where the values' bytes are; nil is NULL, and no bytes are not.
  static func withPointers<Result>(to values: [PostgresValue], _ body: (LibPQ.Words) -> Result) -> Result {
    let copies = values.map { value in
      value.bytes.map { bytes in
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
        copy.initialize(from: bytes, count: bytes.count)
        return copy
      }
    }
    defer { for copy in copies { copy?.deallocate() } }
    let pointers = copies.map { $0.map { UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self) } }
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }

  private static func bigEndian(_ number: UInt64) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
