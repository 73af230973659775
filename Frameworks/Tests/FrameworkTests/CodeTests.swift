import CoreImage
import Foundation
import SwiftUI
import Testing
import UIKit

/// Codes are read back as a reader would.
struct CodeTests {
  /// The fields of a picture of a code without its margin, from a PNG of a dot for each field.
  private func fields(_ png: Data) throws -> [[Bool]] {
    let bytes = [UInt8](png)
    let side = Int(bytes[18]) << 8 | Int(bytes[19])
    // Behind the name of the part, two bytes of zlib and five of its block.
    let start = try #require(png.range(of: Data("IDAT".utf8))).upperBound + 7
    let rowLength = 1 + (side + 7) / 8
    return (1..<side - 1).map { y in
      (1..<side - 1).map { x in
        bytes[start + y * rowLength + 1 + x / 8] >> (7 - x % 8) & 1 == 1
      }
    }
  }

  /// The text of a code in one block, without correcting anything.
  private func text(_ fields: [[Bool]]) -> String {
    let size = fields.count
    // The mask stands beside the corner, mixed with a fixed pattern.
    let mask = [2, 3, 4].enumerated().reduce(0) { $0 | ((fields[8][$1.element] ? 1 : 0) << (2 - $1.offset)) } ^ 0b101
    func isMasked(_ x: Int, _ y: Int) -> Bool {
      switch mask {
      case 0: (x + y) % 2 == 0
      case 1: y % 2 == 0
      case 2: x % 3 == 0
      case 3: (x + y) % 3 == 0
      case 4: (x / 3 + y / 2) % 2 == 0
      case 5: x * y % 2 + x * y % 3 == 0
      case 6: (x * y % 2 + x * y % 3) % 2 == 0
      default: ((x + y) % 2 + x * y % 3) % 2 == 0
      }
    }
    func isFixed(_ x: Int, _ y: Int) -> Bool {
      let inCorner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)
      let inAlignment = size > 21 && abs(x - (size - 7)) <= 2 && abs(y - (size - 7)) <= 2
      return inCorner || inAlignment || x == 6 || y == 6
    }
    var bits: [Int] = []
    var (x, isUp) = (size - 1, true)
    while x > 0 {
      if x == 6 { x -= 1 }
      for step in 0..<size {
        let y = isUp ? size - 1 - step : step
        for column in [x, x - 1] where !isFixed(column, y) {
          bits.append(fields[y][column] != isMasked(column, y) ? 1 : 0)
        }
      }
      (x, isUp) = (x - 2, !isUp)
    }
    func number(_ start: Int, _ count: Int) -> Int { bits[start..<start + count].reduce(0) { $0 << 1 | $1 } }
    guard number(0, 4) == 4 else { return "mode \(number(0, 4))" }
    return String(decoding: (0..<number(4, 8)).map { UInt8(number(12 + $0 * 8, 8)) }, as: UTF8.self)
  }

  @Test(arguments: ["Ada\nada@example.com", "a", "https://example.com/ä"], ["L", "M"])
  func codesSayTheirText(message: String, level: String) throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(message.utf8)
    filter.correctionLevel = level
    let image = try #require(filter.outputImage)
    let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
    let png = try #require(UIImage(cgImage: drawn).pngData())
    #expect(try text(fields(png)) == message)
  }

  @Test func codesAreAsLargeAsTheyAreMade() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    #expect(filter.outputImage == nil)
    filter.setValue(Data("Ada".utf8), forKey: "inputMessage")
    let small = try #require(filter.outputImage)
    #expect(small.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let image = UIImage(ciImage: small.transformed(by: CGAffineTransform(scaleX: 10, y: 10)))
    #expect(image.size == CGSize(width: 230, height: 230))
    filter.setValue(Data(repeating: 65, count: 3000), forKey: "inputMessage")
    #expect(filter.outputImage == nil)
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
  }
}
