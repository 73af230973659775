import Foundation

/// The objects of a PDF file.
///
/// They are found by looking through the file, not by its table: files of other programs' making have wrong ones.
struct PDFFile: Sendable {
  private(set) var objects: [Int: PDFValue] = [:]

  init(_ data: Data) {
    let bytes = [UInt8](data)
    let mark = Array(" obj".utf8)
    var start = 0
    while let place = Self.find(mark, in: bytes, from: start) {
      start = place + mark.count
      guard let number = Self.number(before: place, in: bytes) else { continue }
      var lexer = PDFLexer(bytes, at: start)
      guard let value = lexer.next() else { continue }
      if let dictionary = value.dictionary, let body = Self.body(dictionary, &lexer) {
        objects[number] = .stream(dictionary, body)
      } else if value.number != nil {
        // A number may be the beginning of a reference.
        var after = lexer
        let isReference = after.next()?.number != nil && after.next()?.word == "R"
        objects[number] = isReference ? .reference(Int(value.number ?? 0)) : value
      } else {
        objects[number] = value
      }
      start = max(start, lexer.position)
    }
    for value in Array(objects.values) where value.dictionary?["Type"]?.name == "ObjStm" { readObjects(value) }
  }

  /// The objects in a compressed one: pairs of number and place, then values.
  private mutating func readObjects(_ stream: PDFValue) {
    guard let dictionary = stream.dictionary, let count = self[dictionary["N"]].number,
      let first = self[dictionary["First"]].number
    else { return }
    let bytes = contents(stream)
    var lexer = PDFLexer(bytes)
    for _ in 0..<max(Int(count), 0) {
      guard let number = lexer.next()?.number, let offset = lexer.next()?.number else { return }
      var inner = PDFLexer(bytes, at: Int(first + offset))
      if let value = inner.next(), objects[Int(number)] == nil { objects[Int(number)] = value }
    }
  }

  /// A value, or the one that it refers to.
  subscript(_ value: PDFValue?) -> PDFValue {
    var value = value ?? .null
    for _ in 0..<10 {
      guard case .reference(let number) = value else { return value }
      value = objects[number] ?? .null
    }
    return .null
  }

  func numbers(_ value: PDFValue?) -> [Double] { (self[value].array ?? []).compactMap { self[$0].number } }

  /// The first page.
  var page: [String: PDFValue]? {
    for (_, value) in objects.sorted(by: { $0.key < $1.key }) {
      guard let catalog = value.dictionary, catalog["Type"]?.name == "Catalog" else { continue }
      var node = self[catalog["Pages"]].dictionary ?? [:]
      // What a page does not say its parents do.
      for _ in 0..<20 {
        guard let first = self[node["Kids"]].array?.first, var child = self[first].dictionary else { break }
        for key in ["MediaBox", "CropBox", "Resources"] where child[key] == nil { child[key] = node[key] }
        node = child
      }
      if node["Type"]?.name == "Page" || node["Contents"] != nil { return node }
    }
    return objects.sorted { $0.key < $1.key }.lazy.compactMap(\.value.dictionary)
      .first { $0["Type"]?.name == "Page" }
  }

  /// The bytes of a stream without its filters, or of several one after the other.
  func contents(_ value: PDFValue?) -> [UInt8] {
    switch self[value] {
    case .array(let parts):
      // A list may name itself: streams alone are followed.
      let streams = parts.filter { if case .stream = self[$0] { true } else { false } }
      return Array(streams.map { contents($0) }.joined(separator: [10]))
    case .stream(let dictionary, let bytes):
      return filters(dictionary).reduce(bytes) { bytes, filter in
        switch filter.name {
        case "FlateDecode", "Fl": PDFPredictor.undone(Flate.inflated(bytes), filter.parameters.mapValues { self[$0] })
        case "ASCIIHexDecode", "AHx":
          {
            var lexer = PDFLexer([UInt8(ascii: "<")] + bytes)
            if case .string(let text)? = lexer.next() { return text }
            return []
          }()
        default: bytes
        }
      }
    default: return []
    }
  }

  /// What a stream is encoded by, outermost first.
  func filters(_ dictionary: [String: PDFValue]) -> [(name: String, parameters: [String: PDFValue])] {
    func list(_ value: PDFValue) -> [PDFValue] { value.array ?? [value] }
    let names = list(self[dictionary["Filter"] ?? dictionary["F"]])
    let parameters = list(self[dictionary["DecodeParms"] ?? dictionary["DP"]])
    return names.enumerated().compactMap { place, name in
      self[name].name.map { ($0, parameters.indices.contains(place) ? self[parameters[place]].dictionary ?? [:] : [:]) }
    }
  }

  private static func find(_ word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= word.count else { return nil }
    var place = start
    while place <= bytes.count - word.count {
      if bytes[place] == word[0], bytes[place..<place + word.count].elementsEqual(word) { return place }
      place += 1
    }
    return nil
  }

  /// The first of the two numbers before a place: `12 0 obj`.
  private static func number(before place: Int, in bytes: [UInt8]) -> Int? {
    var start = place
    while start > 0, bytes[start - 1] == 32 || (48...57).contains(bytes[start - 1]) { start -= 1 }
    let words = String(decoding: bytes[start..<place], as: UTF8.self).split(separator: " ")
    return words.count >= 2 ? Int(words[words.count - 2]) : nil
  }

  /// The bytes of a stream after its dictionary; nil where there are none.
  private static func body(_ dictionary: [String: PDFValue], _ lexer: inout PDFLexer) -> [UInt8]? {
    var after = lexer
    guard after.next()?.word == "stream" else { return nil }
    var start = after.position
    let bytes = lexer.bytes
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    let mark = Array("endstream".utf8)
    if let length = dictionary["Length"]?.number, length >= 0, start + Int(length) <= bytes.count {
      let end = start + Int(length)
      var rest = PDFLexer(bytes, at: end)
      if rest.next()?.word == "endstream" {
        lexer.position = end
        return Array(bytes[start..<end])
      }
    }
    guard var end = find(mark, in: bytes, from: start) else { return nil }
    lexer.position = end
    if end > start, bytes[end - 1] == 10 { end -= 1 }
    if end > start, bytes[end - 1] == 13 { end -= 1 }
    return Array(bytes[start..<end])
  }
}

/// The differences between neighbours that a stream may be stored as.
enum PDFPredictor {
  static func undone(_ bytes: [UInt8], _ parameters: [String: PDFValue]) -> [UInt8] {
    guard let kind = parameters["Predictor"]?.number, kind >= 10 else { return bytes }
    func number(_ name: String, _ usual: Int) -> Int {
      parameters[name]?.number.map { Int(min(max($0, 0), 65_536)) } ?? usual
    }
    let unit = max(1, number("Colors", 1) * number("BitsPerComponent", 8) / 8)
    let width = max(1, number("Columns", 1) * number("Colors", 1) * number("BitsPerComponent", 8) / 8)
    guard width < bytes.count else { return [] }
    var result: [UInt8] = []
    var above = [UInt8](repeating: 0, count: width)
    var start = 0
    while start + width < bytes.count {
      let filter = bytes[start]
      var row = Array(bytes[start + 1...start + width])
      for index in row.indices {
        let left = index >= unit ? Int(row[index - unit]) : 0
        let up = Int(above[index])
        let corner = index >= unit ? Int(above[index - unit]) : 0
        let near = left + up - corner
        let guess =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: [left, up, corner].min { abs(near - $0) < abs(near - $1) } ?? 0
          default: 0
          }
        row[index] = UInt8(truncatingIfNeeded: Int(row[index]) + guess)
      }
      result += row
      above = row
      start += width + 1
    }
    return result
  }
}
