import Foundation

/// Follows the operators of a page and writes elements of SVG.
struct PDFPainter {
  let file: PDFFile
  /// Clips, masks and gradients.
  private(set) var definitions = ""
  private(set) var elements = ""

  private var state = PDFState(matrix: Matrix())
  private var saved: [PDFState] = []
  private var resources: [String: PDFValue] = [:]
  private var path = PDFPath()
  /// The rule of a clip that counts from the next painting on.
  private var nextClip: String?
  private var count = 0
  /// How many drawings lie in each other now, and how many have been drawn: a drawing may name itself.
  private var depth = 0
  private var runs = 0

  init(file: PDFFile) {
    self.file = file
  }

  /// Draws what operators say.
  mutating func run(_ bytes: [UInt8], _ resources: [String: PDFValue], _ state: PDFState) {
    runs += 1
    guard depth < 12, runs < 1_000 else { return }
    let before = (self.state, self.saved, self.resources, self.path)
    (self.state, self.saved, self.resources, self.path) = (state, [], resources, PDFPath())
    depth += 1
    var lexer = PDFLexer(bytes)
    var operands: [PDFValue] = []
    while let value = lexer.next() {
      guard let word = value.word else {
        operands.append(value)
        continue
      }
      // A picture among the operators ends with a word of its own.
      if word == "ID" { Self.skipPicture(&lexer) } else { perform(word, operands) }
      operands = []
    }
    depth -= 1
    (self.state, self.saved, self.resources, self.path) = before
  }

  private static func skipPicture(_ lexer: inout PDFLexer) {
    while lexer.position + 2 < lexer.bytes.count {
      if lexer.bytes[lexer.position] == UInt8(ascii: "E"), lexer.bytes[lexer.position + 1] == UInt8(ascii: "I") {
        lexer.position += 2
        return
      }
      lexer.position += 1
    }
    lexer.position = lexer.bytes.count
  }

  private mutating func perform(_ word: String, _ operands: [PDFValue]) {
    let n = operands.compactMap(\.number)
    if path.add(word, n) { return }
    switch word {
    case "q": saved.append(state)
    case "Q": state = saved.popLast() ?? state
    case "cm": if let matrix = Matrix(n) { state.matrix = matrix.then(state.matrix) }
    case "w": state.lineWidth = n.first ?? 1
    case "J": state.lineCap = Int(n.first ?? 0)
    case "j": state.lineJoin = Int(n.first ?? 0)
    case "M": state.miterLimit = n.first ?? 10
    case "d":
      state.dash = operands.first.map { file.numbers($0) } ?? []
      state.dashPhase = n.last ?? 0
    case "gs": setGraphics(operands.first?.name)
    case "g", "rg", "k": set(\.fill, n)
    case "G", "RG", "K": set(\.stroke, n)
    case "cs": setSpace(\.fill, operands.first)
    case "CS": setSpace(\.stroke, operands.first)
    case "sc", "scn": setColor(\.fill, operands)
    case "SC", "SCN": setColor(\.stroke, operands)
    case "f", "F", "f*": paint(fills: word == "f*" ? "evenodd" : "nonzero")
    case "S", "s":
      if word == "s" { path.close() }
      paint(strokes: true)
    case "B", "B*", "b", "b*":
      if word.hasPrefix("b") { path.close() }
      paint(fills: word.hasSuffix("*") ? "evenodd" : "nonzero", strokes: true)
    case "n": paint()
    case "W": nextClip = "nonzero"
    case "W*": nextClip = "evenodd"
    case "sh": shade(operands.first?.name)
    case "Do": draw(operands.first?.name)
    default: break
    }
  }

  private func resource(_ kind: String, _ name: String?) -> PDFValue {
    guard let name else { return .null }
    return file[file[resources[kind]].dictionary?[name]]
  }

  private var spaces: [String: PDFValue] { file[resources["ColorSpace"]].dictionary ?? [:] }

  private mutating func identifier() -> String {
    count += 1
    return "p\(count)"
  }

  // MARK: Colours

  private mutating func set(_ side: WritableKeyPath<PDFState, PDFPaint>, _ numbers: [Double]) {
    state[keyPath: side].space = numbers.count == 1 ? .gray : numbers.count == 4 ? .cmyk : .rgb
    state[keyPath: side].numbers = numbers
    state[keyPath: side].pattern = nil
  }

  private mutating func setSpace(_ side: WritableKeyPath<PDFState, PDFPaint>, _ value: PDFValue?) {
    let space = PDFColorSpace(value, in: file, named: spaces)
    state[keyPath: side].space = space
    // Black, but for tints, which are whole.
    state[keyPath: side].numbers = space.count == 4 ? [0, 0, 0, 1] : [Double](repeating: 0, count: space.count)
    state[keyPath: side].pattern = nil
  }

  private mutating func setColor(_ side: WritableKeyPath<PDFState, PDFPaint>, _ operands: [PDFValue]) {
    state[keyPath: side].numbers = operands.compactMap(\.number)
    state[keyPath: side].pattern = operands.last?.name
  }

  private mutating func setGraphics(_ name: String?) {
    guard let values = resource("ExtGState", name).dictionary else { return }
    if let opacity = file[values["ca"]].number { state.fill.opacity = opacity }
    if let opacity = file[values["CA"]].number { state.stroke.opacity = opacity }
    if let width = file[values["LW"]].number { state.lineWidth = width }
    if let cap = file[values["LC"]].number { state.lineCap = Int(cap) }
    if let join = file[values["LJ"]].number { state.lineJoin = Int(join) }
    if let limit = file[values["ML"]].number { state.miterLimit = limit }
    if let dash = file[values["D"]].array { perform("d", dash) }
    if let mode = file[values["BM"]].name ?? file[values["BM"]].array?.first.flatMap({ file[$0].name }) {
      state.blend = Self.blends[mode]
    }
    switch file[values["SMask"]] {
    case .name: state.mask = nil
    case .dictionary(let mask): state.mask = self.mask(mask)
    default: break
    }
  }

  private static let blends = [
    "Multiply": "multiply", "Screen": "screen", "Overlay": "overlay", "Darken": "darken", "Lighten": "lighten",
    "ColorDodge": "color-dodge", "ColorBurn": "color-burn", "HardLight": "hard-light", "SoftLight": "soft-light",
    "Difference": "difference", "Exclusion": "exclusion", "Hue": "hue", "Saturation": "saturation", "Color": "color",
    "Luminosity": "luminosity",
  ]

  /// What a group lets through: by its brightness, or where it is opaque.
  private mutating func mask(_ values: [String: PDFValue]) -> String? {
    guard case .stream = file[values["G"]] else { return nil }
    let kind = file[values["S"]].name == "Luminosity" ? "luminance" : "alpha"
    let content = captured { painter in
      var state = PDFState(matrix: painter.state.matrix)
      state.base = painter.state.base
      painter.form(painter.file[values["G"]], in: state)
    }
    let id = identifier()
    definitions +=
      "<mask id=\"\(id)\" style=\"mask-type:\(kind)\" maskUnits=\"userSpaceOnUse\" x=\"-9999\" y=\"-9999\" "
      + "width=\"19998\" height=\"19998\">\(content)</mask>"
    return id
  }

  /// What is drawn meanwhile, in the place of being added.
  private mutating func captured(_ body: (inout PDFPainter) -> Void) -> String {
    let before = elements
    elements = ""
    body(&self)
    let content = elements
    elements = before
    return content
  }

  // MARK: Painting

  /// Ends the path: fills it, draws its line, and lets it clip what comes.
  private mutating func paint(fills rule: String? = nil, strokes: Bool = false) {
    defer {
      path = PDFPath()
      nextClip = nil
    }
    if !path.isEmpty {
      if let rule {
        add("<path d=\"\(path.svg(state.matrix))\" fill-rule=\"\(rule)\"\(attributes("fill", state.fill))/>")
      }
      if strokes {
        add(
          "<path d=\"\(path.svg(Matrix()))\" transform=\"\(state.matrix.svg)\" fill=\"none\"\(line)\(attributes("stroke", state.stroke, under: state.matrix))/>"
        )
      }
    }
    if let nextClip {
      let id = identifier()
      let outer = state.clip.map { " clip-path=\"url(#\($0))\"" } ?? ""
      definitions +=
        "<clipPath id=\"\(id)\"\(outer)><path d=\"\(path.svg(state.matrix))\" clip-rule=\"\(nextClip)\"/></clipPath>"
      state.clip = id
    }
  }

  /// Adds an element within the clip and the mask.
  private mutating func add(_ element: String, opacity: Double = 1) {
    var group = ""
    if let clip = state.clip { group += " clip-path=\"url(#\(clip))\"" }
    if let mask = state.mask { group += " mask=\"url(#\(mask))\"" }
    if opacity < 1 { group += " opacity=\"\(short(opacity))\"" }
    if let blend = state.blend { group += " style=\"mix-blend-mode:\(blend)\"" }
    elements += group.isEmpty ? element : "<g\(group)>\(element)</g>"
  }

  private var line: String {
    var text = " stroke-width=\"\(short(state.lineWidth))\""
    // The thinnest line that there is.
    if state.lineWidth == 0 { text = " stroke-width=\"1\" vector-effect=\"non-scaling-stroke\"" }
    if state.lineCap > 0 { text += " stroke-linecap=\"\(state.lineCap == 1 ? "round" : "square")\"" }
    if state.lineJoin > 0 { text += " stroke-linejoin=\"\(state.lineJoin == 1 ? "round" : "bevel")\"" }
    text += " stroke-miterlimit=\"\(short(state.miterLimit))\""
    if state.dash.contains(where: { $0 > 0 }) {
      text += " stroke-dasharray=\"\(state.dash.map(short).joined(separator: " "))\""
      if state.dashPhase != 0 { text += " stroke-dashoffset=\"\(short(state.dashPhase))\"" }
    }
    return text
  }

  /// - Parameter under: The map that the element has itself, which gradients are not to have twice.
  private mutating func attributes(_ side: String, _ paint: PDFPaint, under: Matrix? = nil) -> String {
    let opacity = paint.opacity < 1 ? " \(side)-opacity=\"\(short(paint.opacity))\"" : ""
    guard let name = paint.pattern else { return " \(side)=\"\(paint.space.svg(paint.numbers))\"\(opacity)" }
    let pattern = resource("Pattern", name)
    guard let values = pattern.dictionary else { return " \(side)=\"none\"" }
    var matrix = (Matrix(file.numbers(values["Matrix"])) ?? Matrix()).then(state.base)
    if let under { matrix = matrix.then(under.inverted) }
    let id = identifier()
    let element =
      values["Shading"] == nil
      ? tile(pattern, values, id: id, matrix)
      : PDFShading(file: file, value: file[values["Shading"]], spaces: spaces).element(id: id, matrix)
    guard let element else { return " \(side)=\"none\"" }
    definitions += element
    return " \(side)=\"url(#\(id))\"\(opacity)"
  }

  /// A drawing that is repeated.
  private mutating func tile(_ pattern: PDFValue, _ values: [String: PDFValue], id: String, _ matrix: Matrix) -> String?
  {
    let box = file.numbers(values["BBox"])
    guard case .stream = pattern, box.count == 4, let across = file[values["XStep"]].number,
      let down = file[values["YStep"]].number, across != 0, down != 0
    else { return nil }
    let content = captured { painter in
      let file = painter.file
      painter.run(file.contents(pattern), file[values["Resources"]].dictionary ?? [:], PDFState(matrix: Matrix()))
    }
    return "<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\" x=\"\(short(box[0]))\" y=\"\(short(box[1]))\" "
      + "width=\"\(short(abs(across)))\" height=\"\(short(abs(down)))\" viewBox=\"\(short(box[0])) \(short(box[1])) "
      + "\(short(abs(across))) \(short(abs(down)))\" patternTransform=\"\(matrix.svg)\">\(content)</pattern>"
  }

  /// Fills all that is not clipped with a gradient.
  private mutating func shade(_ name: String?) {
    let id = identifier()
    let shading = PDFShading(file: file, value: resource("Shading", name), spaces: spaces)
    guard let element = shading.element(id: id, state.matrix) else { return }
    definitions += element
    add("<path d=\"M-9999-9999H9999V9999H-9999Z\" fill=\"url(#\(id))\"/>", opacity: state.fill.opacity)
  }

  private mutating func draw(_ name: String?) {
    let object = resource("XObject", name)
    guard case .stream(let values, _) = object else { return }
    switch file[values["Subtype"]].name {
    case "Form":
      // A group is seen through as a whole.
      let content = captured { painter in
        var state = painter.state
        (state.mask, state.blend, state.fill.opacity, state.stroke.opacity) = (nil, nil, 1, 1)
        painter.form(object, in: state)
      }
      if !content.isEmpty { add(content, opacity: state.fill.opacity) }
    case "Image":
      guard let picture = PDFPicture(object, in: file, spaces: spaces)?.address else { return }
      // Pictures are one unit wide and high, with their beginning at the top.
      let matrix = Matrix([1, 0, 0, -1, 0, 1])?.then(state.matrix) ?? state.matrix
      add(
        "<image width=\"1\" height=\"1\" preserveAspectRatio=\"none\" transform=\"\(matrix.svg)\" href=\"\(picture)\"/>",
        opacity: state.fill.opacity)
    default: break
    }
  }

  /// Draws a page in the page.
  private mutating func form(_ object: PDFValue, in outer: PDFState) {
    guard case .stream(let values, _) = object else { return }
    var state = outer
    state.matrix = (Matrix(file.numbers(values["Matrix"])) ?? Matrix()).then(outer.matrix)
    state.base = state.matrix
    let box = file.numbers(values["BBox"])
    if box.count == 4 {
      var edge = PDFPath()
      _ = edge.add("re", [box[0], box[1], box[2] - box[0], box[3] - box[1]])
      let id = identifier()
      let clip = outer.clip.map { " clip-path=\"url(#\($0))\"" } ?? ""
      definitions += "<clipPath id=\"\(id)\"\(clip)><path d=\"\(edge.svg(state.matrix))\"/></clipPath>"
      state.clip = id
    }
    run(file.contents(object), file[values["Resources"]].dictionary ?? resources, state)
  }
}
