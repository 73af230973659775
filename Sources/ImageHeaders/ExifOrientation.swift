/// Which way up a camera says that a JPEG is: 1 to 8, where 5 and more lie on their side.
enum ExifOrientation {
  /// Reads the orientation from an Exif segment whose contents begin at `start`; nil where it says none.
  static func read(_ bytes: ByteReader, at start: Int) -> Int? {
    guard bytes.text(start, 4) == "Exif" else { return nil }
    let tiff = start + 6
    let isLittle = bytes.byte(tiff) == 0x49
    func number(_ offset: Int, _ width: Int) -> Int? {
      isLittle ? bytes.little(offset, width) : bytes.big(offset, width)
    }
    guard let distance = number(tiff + 4, 4) else { return nil }
    let directory = tiff + distance
    guard let count = number(directory, 2) else { return nil }
    for entry in 0..<min(count, 64) {
      let offset = directory + 2 + entry * 12
      if number(offset, 2) == 0x0112 { return number(offset + 8, 2) }
    }
    return nil
  }
}
