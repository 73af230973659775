/// How numbers are a colour.
struct PDFColorSpace: Sendable {
  private indirect enum Kind: Sendable {
    case gray, rgb, cmyk, pattern
    case lab
    case tint(PDFFunction, PDFColorSpace)
    case indexed([UInt8], PDFColorSpace)
  }

  private var kind: Kind = .gray

  static let gray = PDFColorSpace(.gray)
  static let rgb = PDFColorSpace(.rgb)
  static let cmyk = PDFColorSpace(.cmyk)

  private init(_ kind: Kind) { self.kind = kind }

  init(_ value: PDFValue?, in file: PDFFile, named spaces: [String: PDFValue] = [:]) {
    kind = Self.kind(value, file, spaces, depth: 0)
  }

  private static func kind(_ value: PDFValue?, _ file: PDFFile, _ spaces: [String: PDFValue], depth: Int) -> Kind {
    let value = file[value]
    if let name = value.name {
      switch name {
      case "DeviceGray", "G", "CalGray": return .gray
      case "DeviceRGB", "RGB", "CalRGB": return .rgb
      case "DeviceCMYK", "CMYK": return .cmyk
      case "Lab": return .lab
      case "Pattern": return .pattern
      default:
        guard depth < 5, let known = spaces[name] else { return .gray }
        return kind(known, file, spaces, depth: depth + 1)
      }
    }
    guard let parts = value.array, let name = parts.first.flatMap({ file[$0].name }), depth < 5 else { return .gray }
    func part(_ place: Int) -> PDFValue? { parts.indices.contains(place) ? parts[place] : nil }
    func space(_ place: Int) -> PDFColorSpace { PDFColorSpace(kind(part(place), file, spaces, depth: depth + 1)) }
    switch name {
    case "ICCBased":
      let count = file[file[part(1)].dictionary?["N"]].number ?? 3
      return count == 1 ? .gray : count == 4 ? .cmyk : .rgb
    case "Separation", "DeviceN": return .tint(PDFFunction(part(3), in: file), space(2))
    case "Indexed", "I":
      if case .string(let bytes) = file[part(3)] { return .indexed(bytes, space(1)) }
      return .indexed(file.contents(part(3)), space(1))
    default: return kind(parts[0], file, spaces, depth: depth + 1)
    }
  }

  var isPattern: Bool { if case .pattern = kind { true } else { false } }

  var isIndexed: Bool { if case .indexed = kind { true } else { false } }

  /// How many numbers a colour has.
  var count: Int {
    switch kind {
    case .gray, .tint, .indexed, .pattern: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    }
  }

  /// Red, green and blue from 0 to 1.
  func rgb(_ numbers: [Double]) -> [Double] {
    mixed(numbers.map { $0.isFinite ? min(max($0, -1e9), 1e9) : 0 }).map { $0.isFinite ? min(max($0, 0), 1) : 0 }
  }

  private func mixed(_ numbers: [Double]) -> [Double] {
    func number(_ place: Int) -> Double { numbers.indices.contains(place) ? min(max(numbers[place], 0), 1) : 0 }
    switch kind {
    case .gray, .pattern: return [number(0), number(0), number(0)]
    case .rgb: return [number(0), number(1), number(2)]
    case .cmyk: return (0..<3).map { (1 - number($0)) * (1 - number(3)) }
    case .lab: return [Double](repeating: (numbers.first ?? 0) / 100, count: 3)
    case .tint(let function, let other):
      let mixed = function(numbers)
      return mixed.isEmpty ? [Double](repeating: 1 - number(0), count: 3) : other.rgb(mixed)
    case .indexed(let table, let other):
      let start = Int(numbers.first ?? 0) * other.count
      guard start >= 0, start + other.count <= table.count else { return [0, 0, 0] }
      return other.rgb(table[start..<start + other.count].map { Double($0) / 255 })
    }
  }

  /// As SVG writes it.
  func svg(_ numbers: [Double]) -> String {
    "#"
      + rgb(numbers).map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }.joined()
  }
}
