import Foundation

/// Inline Markdown: emphasis, code, strikethrough, links and bare web addresses. Line breaks stay as they are.
struct Markdown {
  /// Characters of equal style.
  struct Run: Equatable {
    var string: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var destination: String?
    /// Which phrase, of those whose words agree with a number, the characters belong to.
    var phrase: Int?

    /// True where the characters look as those around them do.
    var isPlain: Bool {
      !(isBold || isItalic || isCode || isStruck) && destination == nil && phrase == nil
    }
  }

  /// The runs of a text.
  ///
  /// - Parameter isExtended: Whether attributes count, `^[5 task](inflect: true)`.
  static func runs(of text: String, isExtended: Bool = true) -> [Run] {
    guard mayHaveMarks(text) else {
      return text.isEmpty ? [] : [Run(string: text)]
    }
    var parser = Markdown(text: Array(text), isExtended: isExtended)
    parser.parse(0..<parser.text.count, Run(string: ""))
    return parser.runs
  }

  /// True where a character stands in the text that begins emphasis, code or a link, or may be a part of an address.
  private static func mayHaveMarks(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "<"),
        UInt8(ascii: "~"), UInt8(ascii: "\\"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
  }

  private let text: [Character]
  private let isExtended: Bool
  private var phrases = 0
  private var runs: [Run] = []
  /// Marks of emphasis that are known not to end before a position.
  private var unclosed: Set<Opening> = []
  /// How far the end of a link is looked for.
  private static let reach = 4096

  private struct Opening: Hashable {
    var mark: Character
    var size: Int
    var end: Int
  }

  private init(text: [Character], isExtended: Bool) {
    self.text = text
    self.isExtended = isExtended
  }

  private mutating func parse(_ range: Range<Int>, _ style: Run) {
    var index = range.lowerBound
    while index < range.upperBound {
      index = special(index, range, style) ?? plain(index, style)
    }
  }

  /// Takes one character as it is.
  private mutating func plain(_ index: Int, _ style: Run) -> Int {
    append(String(text[index]), style)
    return index + 1
  }

  /// Takes what begins with a special character; nil where it means nothing special here.
  private mutating func special(_ index: Int, _ range: Range<Int>, _ style: Run) -> Int? {
    switch text[index] {
    case "\\":
      guard index + 1 < range.upperBound, isPunctuation(text[index + 1]) else { return nil }
      append(String(text[index + 1]), style)
      return index + 2
    case "`": return code(index, range, style)
    case "*", "_", "~": return emphasis(index, range, style)
    case "[": return link(index, range, style)
    case "^": return isExtended ? attributed(index, range, style) : nil
    case "<": return autolink(index, range, style)
    case "h": return address(index, range, style)
    default: return nil
    }
  }

  private mutating func append(_ string: String, _ style: Run) {
    guard !string.isEmpty else { return }
    if var last = runs.last {
      let known = last.string
      last.string = style.string
      if last == style {
        runs[runs.count - 1].string = known + string
        return
      }
    }
    var run = style
    run.string = string
    runs.append(run)
  }

  // MARK: Code

  private mutating func code(_ index: Int, _ range: Range<Int>, _ style: Run) -> Int? {
    let count = length(of: "`", at: index, range)
    var end = index + count
    while end < range.upperBound {
      guard text[end] == "`" else {
        end += 1
        continue
      }
      let closing = length(of: "`", at: end, range)
      if closing == count {
        var code = style
        code.isCode = true
        append(String(text[(index + count)..<end]).trimmingCharacters(in: .whitespaces), code)
        return end + count
      }
      end += closing
    }
    append(String(repeating: "`", count: count), style)
    return index + count
  }

  // MARK: Emphasis

  private mutating func emphasis(_ index: Int, _ range: Range<Int>, _ style: Run) -> Int? {
    let mark = text[index]
    let count = length(of: mark, at: index, range)
    guard opens(mark, index, count, range) else {
      append(String(repeating: mark, count: count), style)
      return index + count
    }
    let sizes = mark == "~" ? [2].filter { $0 <= count } : Array((1...min(count, 3)).reversed())
    for size in sizes {
      let start = index + count
      guard let end = closing(mark, size, from: start, range) else { continue }
      append(String(repeating: mark, count: count - size), style)
      var inside = style
      if mark == "~" {
        inside.isStruck = true
      } else {
        inside.isBold = inside.isBold || size >= 2
        inside.isItalic = inside.isItalic || size != 2
      }
      parse(start..<end, inside)
      return end + size
    }
    append(String(repeating: mark, count: count), style)
    return index + count
  }

  private func length(of mark: Character, at index: Int, _ range: Range<Int>) -> Int {
    text[index..<range.upperBound].prefix { $0 == mark }.count
  }

  private func opens(_ mark: Character, _ index: Int, _ count: Int, _ range: Range<Int>) -> Bool {
    guard index + count < range.upperBound, !text[index + count].isWhitespace else { return false }
    return mark != "_" || index == 0 || !isWord(text[index - 1])
  }

  /// Where the run of marks stands that ends the emphasis.
  private mutating func closing(_ mark: Character, _ size: Int, from start: Int, _ range: Range<Int>) -> Int? {
    let opening = Opening(mark: mark, size: size, end: range.upperBound)
    guard !unclosed.contains(opening) else { return nil }
    let end = search(mark, size, from: start, range)
    if end == nil { unclosed.insert(opening) }
    return end
  }

  private func search(_ mark: Character, _ size: Int, from start: Int, _ range: Range<Int>) -> Int? {
    var index = start
    while index < range.upperBound {
      switch text[index] {
      case "\\": index += 2
      case "`":
        let count = length(of: "`", at: index, range)
        index += count
        if let end = endOfCode(count, from: index, range) { index = end }
      case mark:
        let count = length(of: mark, at: index, range)
        let isRightSize = count == size || (count > size && count >= 3)
        let canClose = !text[index - 1].isWhitespace
        let after = index + count
        if isRightSize, canClose, index > start, mark != "_" || after >= text.count || !isWord(text[after]) {
          return index + count - size
        }
        index += count
      default: index += 1
      }
    }
    return nil
  }

  private func endOfCode(_ count: Int, from start: Int, _ range: Range<Int>) -> Int? {
    var index = start
    while index < range.upperBound {
      guard text[index] == "`" else {
        index += 1
        continue
      }
      let closing = length(of: "`", at: index, range)
      index += closing
      if closing == count { return index }
    }
    return nil
  }

  // MARK: Links

  private mutating func link(_ index: Int, _ range: Range<Int>, _ style: Run) -> Int? {
    guard let (close, end) = brackets(index, range) else { return nil }
    let target = String(text[(close + 2)..<end]).trimmingCharacters(in: .whitespacesAndNewlines)
    var inside = style
    inside.destination = target.split(separator: " ").first.map { $0.trimmingCharacters(in: ["<", ">"]) } ?? ""
    parse((index + 1)..<close, inside)
    return end + 1
  }

  /// Takes text with attributes, of which the one that asks for agreement with a number counts.
  private mutating func attributed(_ index: Int, _ range: Range<Int>, _ style: Run) -> Int? {
    guard index + 1 < range.upperBound, text[index + 1] == "[", let (close, end) = brackets(index + 1, range) else {
      return nil
    }
    var inside = style
    if String(text[(close + 2)..<end]).filter({ !$0.isWhitespace }).contains("inflect:true") {
      phrases += 1
      inside.phrase = phrases
    }
    parse((index + 2)..<close, inside)
    return end + 1
  }

  /// Where `[...](...)` that begins at a position ends its brackets and its parentheses.
  private func brackets(_ index: Int, _ range: Range<Int>) -> (close: Int, end: Int)? {
    guard let close = matching("[", "]", from: index, range), close + 1 < range.upperBound, text[close + 1] == "(",
      let end = matching("(", ")", from: close + 1, range)
    else { return nil }
    return (close, end)
  }

  private func matching(_ open: Character, _ close: Character, from start: Int, _ range: Range<Int>) -> Int? {
    var depth = 0
    var index = start
    while index < min(range.upperBound, start + Self.reach) {
      switch text[index] {
      case "\\": index += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  private mutating func autolink(_ index: Int, _ range: Range<Int>, _ style: Run) -> Int? {
    guard let end = text[index..<min(range.upperBound, index + Self.reach)].firstIndex(of: ">") else { return nil }
    let address = String(text[(index + 1)..<end])
    let isMail = address.contains("@") && !address.contains(":")
    guard isMail || address.contains(":"), !address.contains(where: \.isWhitespace),
      address.first?.isLetter ?? false
    else { return nil }
    append(address, to: isMail ? "mailto:\(address)" : address, style)
    return end + 1
  }

  /// A web address that stands in the text as it is.
  private mutating func address(_ index: Int, _ range: Range<Int>, _ style: Run) -> Int? {
    guard style.destination == nil, index == 0 || !isWord(text[index - 1]) else { return nil }
    let rest = text[index..<range.upperBound]
    guard rest.starts(with: "http://") || rest.starts(with: "https://") else { return nil }
    var word = rest.prefix { !$0.isWhitespace && !"<>*`\"".contains($0) }
    while let last = word.last, ".,:;!?'_)]".contains(last) { word.removeLast() }
    guard word.count > 8 else { return nil }
    append(String(word), to: String(word), style)
    return word.endIndex
  }

  private mutating func append(_ string: String, to destination: String, _ style: Run) {
    var link = style
    link.destination = destination
    append(string, link)
  }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private func isPunctuation(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }
}

extension Markdown.Run {
  /// The run's style; `values`, from `next` on, stand where the run and the destination of its link have placeholders.
  func attributes(
    replacing placeholder: Unicode.Scalar, with values: [[TextPiece]], from next: Int
  ) -> TextAttributes {
    var attributes = TextAttributes()
    if isBold { attributes.weight = .bold }
    if isItalic { attributes.isItalic = true }
    if isCode { attributes.isMonospaced = true }
    if isStruck { attributes.strikethrough = TextAttributes.Line(isActive: true, color: nil) }
    guard let destination else { return attributes }
    var index = next + string.unicodeScalars.count { $0 == placeholder }
    var target = ""
    for scalar in destination.unicodeScalars {
      if scalar == placeholder, index < values.count {
        for piece in values[index] { target += piece.string }
        index += 1
      } else {
        target.unicodeScalars.append(scalar)
      }
    }
    attributes.link = URL(string: target)
    return attributes
  }
}
