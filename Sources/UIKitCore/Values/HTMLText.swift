import Foundation

/// Reads HTML as text with attributes: paragraphs, line breaks, lists, links, what is bold, italic, underlined, struck out or code. Pictures,
/// tables' lines and style sheets are left out. Of broken HTML it takes what it can, as browsers do.
struct HTMLText {
  private var text = ""
  private var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
  private var open: [(tag: String, attributes: [NSAttributedString.Key: Any])] = []
  private var lists: [Int?] = []
  private var hidden: String?

  /// The text that some HTML is.
  static func read(_ html: String) -> NSAttributedString {
    var reader = HTMLText()
    reader.read(html)
    let result = NSMutableAttributedString(string: reader.text)
    for run in reader.runs where NSMaxRange(run.range) <= result.length {
      result.addAttributes(run.attributes, range: run.range)
    }
    return result
  }

  private mutating func read(_ html: String) {
    var rest = Substring(html)
    while let bracket = rest.firstIndex(of: "<") {
      append(rest[..<bracket])
      rest = rest[bracket...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      let next = rest.dropFirst().first
      guard next.map({ $0.isLetter || $0 == "/" || $0 == "!" }) ?? false, let end = rest.firstIndex(of: ">") else {
        append("<")
        rest = rest.dropFirst()
        continue
      }
      tag(rest[rest.index(after: bracket)..<end])
      rest = rest[rest.index(after: end)...]
    }
    append(rest)
  }

  private mutating func tag(_ words: Substring) {
    let isEnd = words.hasPrefix("/")
    let name = words.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == "!" }.lowercased()
    if let hidden {
      if isEnd && name == hidden { self.hidden = nil }
      return
    }
    switch name {
    case "script", "style", "head", "title": if !isEnd { hidden = name }
    case "br": text += "\n"
    case "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "tr", "section", "article", "pre", "hr":
      breakLine()
      if isEnd { close(name) } else { begin(name, Self.heading(name)) }
    case "ul", "ol":
      breakLine()
      if isEnd { _ = lists.popLast() } else { lists.append(name == "ol" ? 1 : nil) }
    case "li":
      breakLine()
      if !isEnd { text += bullet() }
    default: if isEnd { close(name) } else { begin(name, Self.attributes(of: name, words)) }
    }
  }

  private mutating func bullet() -> String {
    guard let number = lists.last ?? nil else { return "\t•\t" }
    lists[lists.count - 1] = number + 1
    return "\t\(number).\t"
  }

  private mutating func breakLine() {
    while text.last == " " { text.removeLast() }
    if !text.isEmpty, text.last != "\n" { text += "\n" }
  }

  private mutating func begin(_ tag: String, _ attributes: [NSAttributedString.Key: Any]) {
    open.append((tag, attributes))
  }

  private mutating func close(_ tag: String) {
    if let place = open.lastIndex(where: { $0.tag == tag }) { open.remove(at: place) }
  }

  private mutating func append(_ part: Substring) {
    guard hidden == nil, !part.isEmpty else { return }
    var words = Self.decoded(part)
    if !open.contains(where: { $0.tag == "pre" }) {
      words = words.replacing(#/[ \t\r\n]+/#, with: " ")
      if text.isEmpty || text.last?.isWhitespace == true { words = String(words.trimmingPrefix(" ")) }
    }
    let attributes = open.reduce(into: [:]) { all, part in
      all.merge(part.attributes) { former, new in Self.font(former, and: new) }
    }
    let start = text.utf16.count
    text += words
    if !attributes.isEmpty { runs.append((NSRange(location: start, length: words.utf16.count), attributes)) }
  }

  /// What is bold and italic is both.
  private static func font(_ former: Any, and new: Any) -> Any {
    guard let former = former as? UIFont, let new = new as? UIFont else { return new }
    let traits = former.fontDescriptor.symbolicTraits.union(new.fontDescriptor.symbolicTraits)
    return former.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: former.pointSize) }
      ?? new
  }

  private static func heading(_ tag: String) -> [NSAttributedString.Key: Any] {
    guard tag.hasPrefix("h"), let level = tag.last?.wholeNumberValue else { return [:] }
    return [.font: UIFont.boldSystemFont(ofSize: [28, 22, 19, 17, 15, 13][min(max(level, 1), 6) - 1])]
  }

  private static func attributes(of tag: String, _ words: Substring) -> [NSAttributedString.Key: Any] {
    switch tag {
    case "b", "strong": return [.font: UIFont.boldSystemFont(ofSize: 17)]
    case "i", "em", "cite": return [.font: UIFont.italicSystemFont(ofSize: 17)]
    case "code", "tt", "kbd": return [.font: UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)]
    case "u": return [.underlineStyle: 1]
    case "s", "del", "strike": return [.strikethroughStyle: 1]
    case "a":
      guard let match = words.firstMatch(of: #/href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/#.ignoresCase()),
        let address = match.1 ?? match.2 ?? match.3, let url = URL(string: decoded(address))
      else { return [:] }
      return [.link: url]
    default: return [:]
    }
  }

  /// The text with the characters that entities stand for.
  static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing(#/&(#[xX][0-9a-fA-F]{1,6}|#[0-9]{1,7}|[A-Za-z]{2,8});/#) { match in
      let name = match.1
      if name.hasPrefix("#x") || name.hasPrefix("#X") {
        return character(UInt32(name.dropFirst(2), radix: 16), match.0)
      }
      if name.hasPrefix("#") { return character(UInt32(name.dropFirst()), match.0) }
      return entities[String(name)] ?? String(match.0)
    }
  }

  private static func character(_ number: UInt32?, _ words: Substring) -> String {
    number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(words)
  }

  private static let entities = [
    "amp": "&", "apos": "'", "bull": "•", "cent": "¢", "copy": "©", "deg": "°", "euro": "€", "frac12": "½", "ge": "≥",
    "gt": ">", "hellip": "…", "iexcl": "¡", "iquest": "¿", "laquo": "«", "ldquo": "“", "le": "≤", "lsquo": "‘",
    "lt": "<", "mdash": "—", "middot": "·", "nbsp": "\u{a0}", "ndash": "–", "ne": "≠", "para": "¶", "plusmn": "±",
    "pound": "£", "quot": "\"", "raquo": "»", "rarr": "→", "larr": "←", "rdquo": "”", "reg": "®", "rsquo": "’",
    "sect": "§", "shy": "\u{ad}", "times": "×", "trade": "™", "yen": "¥", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "aacute": "á",
    "acirc": "â", "ecirc": "ê", "iacute": "í", "oacute": "ó", "uacute": "ú", "ntilde": "ñ", "ccedil": "ç",
  ]
}
