import Foundation
import Testing

@testable import ViewGraph

struct FontFileTests {
  /// A font of two tables, as ISO/IEC 14496-22 lays them out: enough to be called by its names.
  private func font(kind: UInt32 = 0x0001_0000, names: [Int: String], weight: Int, isItalic: Bool) -> Data {
    func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 255), UInt8(value & 255)] }
    func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value & 0xFFFF) }
    var os2 = [UInt8](repeating: 0, count: 64)
    os2.replaceSubrange(4..<6, with: short(weight))
    os2.replaceSubrange(62..<64, with: short(isItalic ? 1 : 0))
    var records: [UInt8] = []
    var texts: [UInt8] = []
    for (number, text) in names.sorted(by: { $0.key < $1.key }) {
      let bytes = text.utf16.flatMap { short(Int($0)) }
      records += short(3) + short(1) + short(0x409) + short(number) + short(bytes.count) + short(texts.count)
      texts += bytes
    }
    let table = short(0) + short(names.count) + short(6 + records.count) + records + texts
    let start = 12 + 2 * 16
    let head = long(Int(kind)) + short(2) + short(0) + short(0) + short(0)
    let places =
      Array("OS/2".utf8) + long(0) + long(start) + long(os2.count)
      + Array("name".utf8) + long(0) + long(start + os2.count) + long(table.count)
    return Data(head + places + os2 + table)
  }

  @Test func aFontIsCalledByFamilyAndByItsOwnNames() throws {
    let bytes = font(
      names: [1: "Quill", 4: "Quill Bold Italic", 6: "Quill-BoldItalic"], weight: 700, isItalic: true)
    let file = try #require(FontFile(bytes))
    #expect(
      file.names == [
        FontFile.Name(text: "Quill", weight: 700, isItalic: true),
        FontFile.Name(text: "Quill Bold Italic", weight: nil, isItalic: false),
        FontFile.Name(text: "Quill-BoldItalic", weight: nil, isItalic: false),
      ])
    #expect(!file.isOpenType)
    let other = font(kind: 0x4F54_544F, names: [1: "Feder", 6: "Feder"], weight: 400, isItalic: false)
    #expect(FontFile(other)?.isOpenType == true)
    #expect(FontFile(other)?.names.map(\.text) == ["Feder"])
  }

  @Test func whatIsNoFontIsNone() {
    let whole = font(names: [1: "Quill"], weight: 400, isItalic: false)
    #expect(FontFile(Data("no font at all".utf8)) == nil)
    #expect(FontFile(Data()) == nil)
    // Cut at any place it is read without a trap.
    for count in 0..<whole.count { _ = FontFile(whole.prefix(count)) }
  }
}
