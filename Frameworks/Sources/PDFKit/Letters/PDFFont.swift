import Foundation

/// What a page says of a font: what its codes mean and how wide they are.
struct PDFFont {
  /// One character of a text.
  struct Letter {
    var text: String
    /// In thousandths of the font's size.
    var width: Double
    var isSpace: Bool
  }

  /// The font's name, which tells whether it is bold.
  let name: String
  private let isWide: Bool
  private var characters: PDFCharacters?
  private var names: [Int: String] = [:]
  private var widths: [Int: Double] = [:]
  private var usualWidth: Double
  private let encoding: String.Encoding

  init(_ values: [String: PDFValue], in file: PDFFile) {
    name = file[values["BaseFont"]].name ?? ""
    isWide = file[values["Subtype"]].name == "Type0"
    usualWidth = isWide ? 1000 : name.contains("Courier") ? 600 : 500
    if case .stream = file[values["ToUnicode"]] { characters = PDFCharacters(file.contents(values["ToUnicode"])) }
    let way = file[values["Encoding"]]
    let base = way.name ?? file[way.dictionary?["BaseEncoding"]].name
    encoding = base == "MacRomanEncoding" ? .macOSRoman : .windowsCP1252
    readDifferences(file[way.dictionary?["Differences"]].array ?? [], file)
    if isWide { readWideWidths(values, file) } else { readWidths(values, file) }
  }

  private mutating func readDifferences(_ list: [PDFValue], _ file: PDFFile) {
    var code = 0
    for value in list.map({ file[$0] }) {
      if let number = value.number { code = Int(number) }
      guard let name = value.name else { continue }
      names[code] = GlyphNames.text(name)
      code += 1
    }
  }

  private mutating func readWidths(_ values: [String: PDFValue], _ file: PDFFile) {
    let first = Int(file[values["FirstChar"]].number ?? 0)
    for (offset, width) in file.numbers(values["Widths"]).enumerated() { widths[first + offset] = width }
    if let missing = file[file[values["FontDescriptor"]].dictionary?["MissingWidth"]].number, missing > 0 {
      usualWidth = missing
    }
  }

  private mutating func readWideWidths(_ values: [String: PDFValue], _ file: PDFFile) {
    guard let inner = file[file[values["DescendantFonts"]].array?.first].dictionary else { return }
    usualWidth = file[inner["DW"]].number ?? 1000
    var list = (file[inner["W"]].array ?? []).map { file[$0] }[...]
    while let first = list.popFirst()?.number, let next = list.popFirst() {
      if let array = next.array {
        for (offset, width) in array.enumerated() { widths[Int(first) + offset] = file[width].number }
      } else if let last = next.number, let width = list.popFirst()?.number, last >= first, last - first < 65_536 {
        for code in Int(first)...Int(last) { widths[code] = width }
      }
    }
  }

  /// The characters of a text of the page.
  func letters(_ bytes: [UInt8]) -> [Letter] {
    if isWide {
      return stride(from: 0, to: bytes.count - 1, by: 2).map { place in
        let code = Int(bytes[place]) << 8 | Int(bytes[place + 1])
        return Letter(text: characters?[code] ?? "", width: widths[code] ?? usualWidth, isSpace: false)
      }
    }
    return bytes.map { byte in
      let code = Int(byte)
      let text = characters?[code] ?? names[code] ?? String(bytes: [byte], encoding: encoding) ?? ""
      return Letter(text: text, width: widths[code] ?? estimate(text), isSpace: byte == 32)
    }
  }

  /// The fonts that every reader has come without widths: these are near those of Helvetica.
  private func estimate(_ text: String) -> Double {
    guard widths.isEmpty, !name.contains("Courier"), let letter = text.unicodeScalars.first else { return usualWidth }
    if " .,:;!|/\\ijltfI'()[]".unicodeScalars.contains(letter) { return 278 }
    if "mMW@%".unicodeScalars.contains(letter) { return 880 }
    return letter.properties.isUppercase ? 690 : 556
  }
}

/// What the names of characters mean that fonts use.
enum GlyphNames {
  static func text(_ name: String) -> String? {
    if name.count == 1 { return name }
    if let known = known[name] { return known }
    let digits = name.hasPrefix("uni") ? name.dropFirst(3).prefix(4) : name.hasPrefix("u") ? name.dropFirst() : ""
    return UInt32(digits, radix: 16).flatMap(UnicodeScalar.init).map { String(Character($0)) }
  }

  private static let known: [String: String] = [
    "space": " ", "exclam": "!", "quotedbl": "\"", "numbersign": "#", "dollar": "$", "percent": "%", "ampersand": "&",
    "quotesingle": "'", "parenleft": "(", "parenright": ")", "asterisk": "*", "plus": "+", "comma": ",",
    "hyphen": "-", "period": ".", "slash": "/", "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4",
    "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "colon": ":", "semicolon": ";", "less": "<",
    "equal": "=", "greater": ">", "question": "?", "at": "@", "bracketleft": "[", "backslash": "\\",
    "bracketright": "]", "underscore": "_", "braceleft": "{", "bar": "|", "braceright": "}", "fi": "fi", "fl": "fl",
    "ff": "ff", "ffi": "ffi", "ffl": "ffl", "endash": "–", "emdash": "—", "bullet": "•", "quoteleft": "‘",
    "quoteright": "’", "quotedblleft": "“", "quotedblright": "”", "ellipsis": "…", "adieresis": "ä",
    "odieresis": "ö", "udieresis": "ü", "Adieresis": "Ä", "Odieresis": "Ö", "Udieresis": "Ü", "germandbls": "ß",
    "eacute": "é", "egrave": "è", "agrave": "à", "ccedilla": "ç", "ntilde": "ñ", "Euro": "€", "degree": "°",
    "copyright": "©", "registered": "®", "trademark": "™", "section": "§", "minus": "−", "multiply": "×",
  ]
}
