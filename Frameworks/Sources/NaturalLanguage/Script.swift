/// What letters a text is written in.
enum Script: Int {
  case latin, cyrillic, greek, arabic, hebrew, han, kana, hangul, thai, devanagari, bengali, tamil, telugu, gujarati
  case kannada, malayalam, punjabi, oriya, sinhala, georgian, armenian, khmer, lao, burmese, amharic, tibetan

  init?(_ scalar: Unicode.Scalar) {
    guard let found = Self.ranges.first(where: { $0.0.contains(scalar.value) }) else { return nil }
    guard found.1 != .latin || scalar.properties.isAlphabetic else { return nil }
    self = found.1
  }

  private static let ranges: [(ClosedRange<UInt32>, Script)] = [
    (0x41...0x24F, .latin), (0x1E00...0x1EFF, .latin), (0x370...0x3FF, .greek), (0x400...0x52F, .cyrillic),
    (0x530...0x58F, .armenian), (0x590...0x5FF, .hebrew), (0x600...0x77F, .arabic), (0xFB50...0xFEFC, .arabic),
    (0x900...0x97F, .devanagari), (0x980...0x9FF, .bengali), (0xA00...0xA7F, .punjabi), (0xA80...0xAFF, .gujarati),
    (0xB00...0xB7F, .oriya), (0xB80...0xBFF, .tamil), (0xC00...0xC7F, .telugu), (0xC80...0xCFF, .kannada),
    (0xD00...0xD7F, .malayalam), (0xD80...0xDFF, .sinhala), (0xE00...0xE7F, .thai), (0xE80...0xEFF, .lao),
    (0xF00...0xFFF, .tibetan), (0x1000...0x109F, .burmese), (0x10A0...0x10FF, .georgian), (0x1100...0x11FF, .hangul),
    (0x1200...0x137F, .amharic), (0x1780...0x17FF, .khmer), (0x3040...0x30FF, .kana), (0x3400...0x4DBF, .han),
    (0x4E00...0x9FFF, .han), (0xAC00...0xD7AF, .hangul), (0x20000...0x2FA1F, .han),
  ]

  /// The language that is written so, where there is one above others.
  var language: NLLanguage? {
    switch self {
    case .greek: .greek
    case .hebrew: .hebrew
    case .kana: .japanese
    case .hangul: .korean
    case .thai: .thai
    case .devanagari: .hindi
    case .bengali: .bengali
    case .tamil: .tamil
    case .telugu: .telugu
    case .gujarati: .gujarati
    case .kannada: .kannada
    case .malayalam: .malayalam
    case .punjabi: .punjabi
    case .oriya: .oriya
    case .sinhala: .sinhalese
    case .georgian: .georgian
    case .armenian: .armenian
    case .khmer: .khmer
    case .lao: .lao
    case .burmese: .burmese
    case .amharic: .amharic
    case .tibetan: .tibetan
    default: nil
    }
  }
}
