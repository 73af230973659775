import Foundation

/// Reads numbers from bytes; nil beyond the end.
struct ByteReader {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  var count: Int { data.count }

  func byte(_ offset: Int) -> Int? {
    guard offset >= 0, offset < data.count else { return nil }
    return Int(data[data.startIndex + offset])
  }

  /// A number with its highest byte first.
  func big(_ offset: Int, _ width: Int) -> Int? {
    (0..<width).reduce(Int?.some(0)) { sum, index in
      guard let sum, let byte = byte(offset + index) else { return nil }
      return sum << 8 | byte
    }
  }

  /// A number with its lowest byte first.
  func little(_ offset: Int, _ width: Int) -> Int? {
    (0..<width).reversed().reduce(Int?.some(0)) { sum, index in
      guard let sum, let byte = byte(offset + index) else { return nil }
      return sum << 8 | byte
    }
  }

  func text(_ offset: Int, _ width: Int) -> String? {
    guard offset >= 0, offset + width <= data.count else { return nil }
    let start = data.startIndex + offset
    return String(decoding: data[start..<start + width], as: UTF8.self)
  }
}
