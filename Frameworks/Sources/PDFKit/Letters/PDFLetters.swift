import Foundation

/// Follows the operators of a page and collects its texts.
struct PDFLetters {
  private struct State {
    var matrix: Matrix
    var color = "#000000"
    var font: PDFFont?
    var size = 1.0
    var letterSpace = 0.0
    var wordSpace = 0.0
    var stretch = 1.0
    var leading = 0.0
    var rise = 0.0
    var mode = 0
  }

  private let file: PDFFile
  private(set) var runs: [PDFRun] = []
  private var state: State
  private var saved: [State] = []
  private var text = Matrix()
  private var line = Matrix()
  private var fonts: [String: PDFFont] = [:]
  private var resources: [String: PDFValue] = [:]
  private var depth = 0
  private var forms = 0

  init(file: PDFFile, matrix: Matrix) {
    self.file = file
    state = State(matrix: matrix)
  }

  mutating func run(_ bytes: [UInt8], _ resources: [String: PDFValue]) {
    forms += 1
    guard depth < 8, forms < 1_000, runs.count < 100_000 else { return }
    let before = (state, saved, self.resources, fonts)
    (self.resources, fonts, saved) = (resources, [:], [])
    depth += 1
    var lexer = PDFLexer(bytes)
    var operands: [PDFValue] = []
    while let value = lexer.next() {
      guard let word = value.word else {
        operands.append(value)
        continue
      }
      perform(word, operands)
      operands = []
    }
    depth -= 1
    (state, saved, self.resources, fonts) = before
  }

  private mutating func perform(_ word: String, _ operands: [PDFValue]) {
    let n = operands.compactMap(\.number)
    switch word {
    case "q": saved.append(state)
    case "Q": state = saved.popLast() ?? state
    case "cm": if let matrix = Matrix(n) { state.matrix = matrix.then(state.matrix) }
    case "g", "rg", "k", "sc", "scn": setColor(n)
    case "BT": (text, line) = (Matrix(), Matrix())
    case "Tf":
      state.font = operands.first?.name.flatMap { font($0) }
      state.size = n.last ?? 1
    case "Tc": state.letterSpace = n.first ?? 0
    case "Tw": state.wordSpace = n.first ?? 0
    case "Tz": state.stretch = (n.first ?? 100) / 100
    case "TL": state.leading = n.first ?? 0
    case "Ts": state.rise = n.first ?? 0
    case "Tr": state.mode = Int(n.first ?? 0)
    case "Td": if n.count == 2 { move(n[0], n[1]) }
    case "TD":
      guard n.count == 2 else { return }
      state.leading = -n[1]
      move(n[0], n[1])
    case "Tm": if let matrix = Matrix(n) { (text, line) = (matrix, matrix) }
    case "T*": move(0, -state.leading)
    case "Tj": show(operands)
    case "TJ": show(operands.first?.array ?? [])
    case "'", "\"":
      if n.count == 2 { (state.wordSpace, state.letterSpace) = (n[0], n[1]) }
      move(0, -state.leading)
      show(operands.suffix(1))
    case "Do": form(operands.first?.name)
    default: break
    }
  }

  private mutating func setColor(_ n: [Double]) {
    let rgb: [Double]
    switch n.count {
    case 1: rgb = [n[0], n[0], n[0]]
    case 3: rgb = n
    case 4: rgb = (0..<3).map { (1 - n[$0]) * (1 - n[3]) }
    default: return
    }
    state.color = "#" + rgb.map { String(format: "%02x", Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
  }

  private mutating func font(_ name: String) -> PDFFont? {
    if let known = fonts[name] { return known }
    guard let values = file[file[resources["Font"]].dictionary?[name]].dictionary else { return nil }
    let font = PDFFont(values, in: file)
    fonts[name] = font
    return font
  }

  private mutating func move(_ x: Double, _ y: Double) {
    line = shift(x, y).then(line)
    text = line
  }

  private func shift(_ x: Double, _ y: Double) -> Matrix { Matrix([1, 0, 0, 1, x, y]) ?? Matrix() }

  /// Texts, and numbers that move what follows back. A wide gap ends a run.
  private mutating func show(_ values: some Sequence<PDFValue>) {
    for value in values {
      if let number = value.number { text = shift(-number / 1000 * state.size * state.stretch, 0).then(text) }
      guard case .string(let bytes) = value, let font = state.font else { continue }
      let letters = font.letters(bytes)
      let length = letters.reduce(0) { sum, letter in
        sum + (letter.width / 1000 * state.size + state.letterSpace + (letter.isSpace ? state.wordSpace : 0))
          * state.stretch
      }
      let words = letters.map(\.text).joined()
      let size = Matrix([state.size * state.stretch, 0, 0, state.size, 0, state.rise]) ?? Matrix()
      if !words.isEmpty, state.size != 0, state.mode != 3 {
        runs.append(
          PDFRun(
            text: words, matrix: size.then(text).then(state.matrix), length: length / (state.size * state.stretch),
            font: font.name, color: state.color))
      }
      text = shift(length, 0).then(text)
    }
  }

  private mutating func form(_ name: String?) {
    guard let name, case .stream(let values, _) = file[file[resources["XObject"]].dictionary?[name]],
      file[values["Subtype"]].name == "Form"
    else { return }
    let before = (state, text, line)
    if let matrix = Matrix(file.numbers(values["Matrix"])) { state.matrix = matrix.then(state.matrix) }
    run(
      file.contents(file[resources["XObject"]].dictionary?[name]),
      file[values["Resources"]].dictionary ?? resources)
    (state, text, line) = before
  }
}
