import Logging
import Synchronization

/// Our own drawings of common symbols, by the SF Symbols names that programs use.
///
/// A drawing is an SVG path of lines in a square of 24 by 24; what stands after a bar is drawn in the colour of the
/// background where the symbol is filled, what stands after a `#` is always solid. The ends of a name (`fill`, `slash`,
/// `circle`, `badge.plus`, ...) are applied to the drawing of what stands before them.
enum SymbolTable {
  /// The drawing for a name, nil for names that are not known, which are logged once.
  static func drawing(for name: String) -> Drawing? {
    if let known = cache.withLock({ $0[name] }) { return known }
    let drawing = resolve(name)
    let isNew = cache.withLock { cache in
      guard cache.count < 4096 else { return false }
      return cache.updateValue(drawing, forKey: name) == nil
    }
    if drawing == nil, isNew, name.count < 100 {
      Logger(label: "symbols").warning("There is no symbol \"\(name)\": nothing is drawn.")
    }
    return drawing
  }

  /// What is known of names; names may come from outside, so there is an end to it.
  private static let cache = Mutex<[String: Drawing?]>([:])

  /// The shapes that a symbol can stand in.
  private static let enclosures = [
    "circle", "square", "rectangle", "triangle", "diamond", "octagon", "hexagon", "seal", "shield", "app", "bubble",
    "message", "icloud", "viewfinder", "rectangle.portrait",
  ]

  private static func resolve(_ name: String) -> Drawing? {
    let name = aliases[name] ?? name
    if let base = base(name) { return base }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    var rest = parts[...]
    var drawing = Drawing()
    drawing.isFilled = rest.drop("fill")
    if let index = rest.lastIndex(of: "badge"), index > 0 {
      let kind = rest[(index + 1)...].joined(separator: ".")
      guard let badge = kind.isEmpty ? "" : path(kind) else { return nil }
      drawing.badge = badge.replacing("|", with: "")
      rest = rest[..<index]
      if rest.drop("fill") { drawing.isFilled = true }
    }
    drawing.isDashed = rest.drop("dashed")
    drawing.isSlashed = rest.drop("slash")
    if let base = base(rest.joined(separator: ".")) {
      drawing.take(base)
      return drawing
    }
    for enclosure in enclosures {
      var inside = rest
      guard inside.drop(enclosure.split(separator: ".")) else { continue }
      if inside.drop("slash") { drawing.isSlashed = true }
      guard let base = base(inside.joined(separator: ".")) else { continue }
      drawing.take(base)
      drawing.enclosure = path(enclosure == "bubble" ? "bubble.left" : enclosure)
      return drawing
    }
    // Two symbols of which one is filled: both are.
    guard !parts.isEmpty, parts.dropLast().contains("fill") else { return nil }
    var filled = resolve(parts.filter { $0 != "fill" }.joined(separator: "."))
    filled?.isFilled = true
    return filled
  }

  /// A drawing as it stands, without what the ends of a name add.
  private static func base(_ name: String) -> Drawing? {
    if let path = path(name) { return Drawing(source: path) }
    if let letters = letters(name) { return Drawing(letters: letters) }
    // The seconds stand within the arrow.
    if let dot = name.lastIndex(of: "."), ["goforward", "gobackward"].contains(name[..<dot]),
      let seconds = letters(String(name[name.index(after: dot)...])), let path = path(String(name[..<dot]))
    {
      return Drawing(path: path, letters: seconds)
    }
    return nil
  }

  private static func path(_ name: String) -> String? {
    let name = aliases[name] ?? inset(name) ?? name
    for table in tables { if let path = table[name] { return path.description } }
    return nil
  }

  private static let tables = [
    signs, objects, nature, arrows, marks, shapes, documents, tools, weather, places, people,
    home, science, insets,
  ]

  /// The characters that a name stands for: a letter, a number of two figures, a sign of writing or money.
  private static func letters(_ name: String) -> String? {
    if let sign = characters[name] { return sign }
    guard let first = name.utf8.first, name.utf8.count <= 2 else { return nil }
    if name.utf8.count == 1, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { return name.uppercased() }
    return name.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ? name : nil
  }

  private static let characters = [
    "abc": "abc", "bitcoinsign": "₿", "bold": "B", "brazilianrealsign": "R$", "centsign": "¢", "character": "A",
    "dollarsign": "$", "eurosign": "€", "francsign": "₣", "greaterthan": ">", "indianrupeesign": "₹", "italic": "I",
    "lessthan": "<", "lirasign": "₤",
    "paragraphsign": "¶", "parkingsign": "P", "quote.closing": "”", "quote.opening": "“", "rublesign": "₽",
    "shekelsign": "₪", "sterlingsign": "£", "textformat.123": "123", "textformat.abc": "Abc", "turkishlirasign": "₺",
    "wonsign": "₩", "x.squareroot": "√x", "yensign": "¥",
  ]
}

extension ArraySlice<Substring> {
  /// Takes words off the end; false where it ends otherwise, or has no others.
  fileprivate mutating func drop(_ words: [Substring]) -> Bool {
    guard count > words.count, suffix(words.count).elementsEqual(words) else { return false }
    removeLast(words.count)
    return true
  }

  fileprivate mutating func drop(_ word: Substring) -> Bool { drop([word]) }
}
