import Foundation

/// A picture of a PDF file, as a browser can show it.
struct PDFPicture {
  /// The picture as an address that holds it.
  let address: String

  init?(_ object: PDFValue, in file: PDFFile, spaces: [String: PDFValue]) {
    guard case .stream(let values, let bytes) = object else { return nil }
    let filters = file.filters(values).map(\.name)
    if filters == ["DCTDecode"], values["SMask"] == nil {
      address = "data:image/jpeg;base64," + Data(bytes).base64EncodedString()
      return
    }
    guard !filters.contains("DCTDecode"), !filters.contains("JPXDecode"), !filters.contains("CCITTFaxDecode"),
      let width = file[values["Width"]].number.map({ Int($0) }),
      let height = file[values["Height"]].number.map({ Int($0) }),
      width > 0, height > 0, width * height <= 1 << 24
    else { return nil }
    let isMask = if case .bool(true) = file[values["ImageMask"]] { true } else { false }
    guard !isMask, file[values["BitsPerComponent"]].number == 8 else { return nil }
    let space = PDFColorSpace(values["ColorSpace"], in: file, named: spaces)
    let data = file.contents(object)
    guard data.count >= width * height * space.count else { return nil }
    var alpha: [UInt8] = []
    if case .stream(let mask, _) = file[values["SMask"]], file[mask["Width"]].number == Double(width),
      file[mask["Height"]].number == Double(height), file[mask["BitsPerComponent"]].number == 8
    {
      alpha = file.contents(values["SMask"])
    }
    let isRaw = space.count == 3
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (1 + 4 * width))
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        let place = y * width + x
        let start = place * space.count
        let parts = data[start..<start + space.count]
        if isRaw {
          rows += parts
        } else {
          let scale: Double = space.isIndexed ? 1 : 255
          rows += space.rgb(parts.map { Double($0) / scale }).map { UInt8(($0 * 255).rounded()) }
        }
        rows.append(place < alpha.count ? alpha[place] : 255)
      }
    }
    address = "data:image/png;base64," + Data(Self.png(rows, width, height)).base64EncodedString()
  }

  private static func png(_ rows: [UInt8], _ width: Int, _ height: Int) -> [UInt8] {
    func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    func part(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + bytes
      return number(UInt32(bytes.count)) + body + number(Flate.checksum(body))
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + part("IHDR", number(UInt32(width)) + number(UInt32(height)) + [8, 6, 0, 0, 0])
      + part("IDAT", Flate.deflated(rows)) + part("IEND", [])
  }
}
