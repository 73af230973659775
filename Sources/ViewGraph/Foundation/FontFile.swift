import Foundation
import Synchronization

/// A font that belongs to the program: pages load it from the server.
package struct FontFile: Sendable {
  /// A name by which programs call it.
  package struct Name: Hashable, Sendable {
    package let text: String
    /// As style sheets count; nil where the name stands for this file alone.
    package let weight: Int?
    package let isItalic: Bool
  }

  package let bytes: Data
  package let names: [Name]
  /// Whether its outlines are those of PostScript (`.otf`).
  package let isOpenType: Bool

  /// Reads a TrueType or OpenType font; nil where it is none or says no names. Tables `name` and `OS/2` are as in
  /// ISO/IEC 14496-22.
  package init?(_ bytes: Data) {
    let reader = Reader(bytes: [UInt8](bytes))
    guard let kind = reader.long(0), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(kind) else { return nil }
    self.bytes = bytes
    isOpenType = kind == 0x4F54_544F
    let texts = reader.names()
    let os2 = reader.table("OS/2")
    let weight = os2.flatMap { reader.short($0 + 4) } ?? 400
    let selection = os2.flatMap { reader.short($0 + 62) } ?? 0
    // 1 is the family, 16 the family that has more than four members; 4 the whole name, 6 that of PostScript.
    let families = Set([1, 16].compactMap { texts[$0] })
    let own = Set([4, 6].compactMap { texts[$0] }).subtracting(families)
    names =
      families.sorted().map { Name(text: $0, weight: weight, isItalic: selection & 1 == 1) }
      + own.sorted().map { Name(text: $0, weight: nil, isItalic: false) }
    if names.isEmpty { return nil }
  }
}

extension FontFile {
  private static let all = Mutex<[FontFile]>([])

  /// The fonts of the process's program, in the order in which they came.
  package static var registered: [FontFile] { all.withLock { $0 } }

  /// Lets all pages load a font.
  ///
  /// - Returns: False where the file is no font.
  @discardableResult
  package static func register(_ bytes: Data) -> Bool {
    guard let font = FontFile(bytes) else { return false }
    all.withLock { all in
      if !all.contains(where: { $0.bytes == bytes }) { all.append(font) }
    }
    return true
  }
}

/// Reads numbers, which are in the order of networks.
private struct Reader {
  let bytes: [UInt8]

  func short(_ place: Int) -> Int? {
    place >= 0 && place + 2 <= bytes.count ? Int(bytes[place]) << 8 | Int(bytes[place + 1]) : nil
  }

  func long(_ place: Int) -> Int? {
    guard let high = short(place), let low = short(place + 2) else { return nil }
    return high << 16 | low
  }

  /// Where a table begins.
  func table(_ tag: String) -> Int? {
    for index in 0..<(short(4) ?? 0) {
      let place = 12 + index * 16
      if place + 16 <= bytes.count, bytes[place..<place + 4].elementsEqual(tag.utf8) { return long(place + 8) }
    }
    return nil
  }

  /// The names by their numbers: those in Unicode, or of the Macintosh in Roman letters.
  func names() -> [Int: String] {
    guard let table = table("name"), let count = short(table + 2), let texts = short(table + 4) else { return [:] }
    var names: [Int: String] = [:]
    for place in (0..<count).map({ table + 6 + $0 * 12 }) {
      guard let platform = short(place), let number = short(place + 6), let length = short(place + 8),
        let start = short(place + 10).map({ table + texts + $0 }), start + length <= bytes.count
      else { continue }
      let slice = bytes[start..<start + length]
      let text =
        platform == 1 ? String(bytes: slice, encoding: .macOSRoman) : String(bytes: slice, encoding: .utf16BigEndian)
      if let text, !text.isEmpty, platform != 1 || names[number] == nil { names[number] = text }
    }
    return names
  }
}
