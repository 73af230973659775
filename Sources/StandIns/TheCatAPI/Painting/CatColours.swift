/// The colours of one cat.
struct CatColours {
  typealias Colour = Canvas.Colour

  /// The coat, its shaded parts, its markings, its bright parts.
  let coat: Colour
  let shade: Colour
  let mark: Colour
  let light: Colour
  /// The skin of nose and ears.
  let skin: Colour
  let eyes: (left: Colour, right: Colour)
  /// Around eyes and mouth.
  let line: Colour
  let whiskers: Colour
  /// The second and third colour of a coat of several.
  let patches: (Colour, Colour)

  init(_ look: CatLook) {
    let (coat, mark) = Self.coats[look.coat] ?? (Colour(0x9A8F86), Colour(0x4A423C))
    let isPointed = look.pattern == .pointed
    self.coat = isPointed ? Colour(0xEFE2CC) : coat
    self.mark = isPointed ? Self.points[look.coat] ?? Colour(0x5A4336) : mark
    shade = self.coat.darker(look.coat == .black ? 0.35 : 0.14)
    let hasWhite = look.pattern == .bicolour || look.pattern == .van || look.pattern == .calico
    light = hasWhite ? Colour(0xFAF6EE) : self.coat.lighter(look.coat == .black ? 0.14 : 0.45)
    let isDark = [.black, .blue, .sable, .chocolate, .grey].contains(look.coat) && !hasWhite
    skin = isDark ? self.coat.darker(0.5) : Colour(0xE59A93)
    let eye = Self.eyes[look.eyes] ?? Colour(0x9DBB3F)
    eyes = look.eyes == .odd ? (Colour(0x6FB3E0), Colour(0xD9A02E)) : (eye, eye)
    line = look.coat == .black ? Colour(0x0B090B) : self.coat.darker(0.72)
    whiskers = look.coat == .white || isPointed || look.coat == .cream ? Colour(0x8C857C) : Colour(0xF4F0E8)
    patches = look.pattern == .van ? (Colour(0xC9783C), Colour(0xC9783C)) : (Colour(0xD5813A), Colour(0x2E2829))
  }

  private static let coats: [CatLook.Coat: (Colour, Colour)] = [
    .black: (Colour(0x2B272B), Colour(0x141214)), .white: (Colour(0xF6F2EA), Colour(0xD9D2C6)),
    .grey: (Colour(0x9A9896), Colour(0x4E4C4C)), .blue: (Colour(0x77818F), Colour(0x566070)),
    .red: (Colour(0xDC9048), Colour(0xAE5A1E)), .cream: (Colour(0xEBD3A9), Colour(0xCFA873)),
    .brown: (Colour(0x9B7A55), Colour(0x46331F)), .chocolate: (Colour(0x68432F), Colour(0x452A1C)),
    .cinnamon: (Colour(0xAE7148), Colour(0x7F4B2A)), .silver: (Colour(0xC9CACC), Colour(0x55585E)),
    .sand: (Colour(0xD9C19A), Colour(0x9A784C)), .ruddy: (Colour(0xB97B46), Colour(0x7A4822)),
    .amber: (Colour(0xD09A55), Colour(0x5B3618)), .sable: (Colour(0x5C4233), Colour(0x3B281E)),
    .lilac: (Colour(0xB7A7AB), Colour(0x8D7B82)), .pink: (Colour(0xE3B7A6), Colour(0xC28F80)),
  ]
  private static let points: [CatLook.Coat: Colour] = [.sable: Colour(0x6B4A39), .cream: Colour(0x4E3B33)]
  private static let eyes: [CatLook.Eyes: Colour] = [
    .green: Colour(0x8DB255), .gold: Colour(0xE3B23C), .blue: Colour(0x5BA4DC), .copper: Colour(0xC9742B),
  ]
}
