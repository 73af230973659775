import Foundation

/// A page of a file as it is read: its texts, and its drawing in SVG.
struct PDFSheet {
  private let file: PDFFile
  private let page: [String: PDFValue]

  init(_ page: [String: PDFValue], in file: PDFFile) {
    self.file = file
    self.page = page
  }

  /// A box of the page, by its name; the whole sheet where it has none.
  func box(_ name: String) -> CGRect {
    let own = file.numbers(page[name])
    let crop = name == "MediaBox" ? [] : file.numbers(page["CropBox"])
    let box = [own, crop, file.numbers(page["MediaBox"]), [0, 0, 612, 792]].first { $0.count == 4 } ?? []
    let (left, bottom) = (min(box[0], box[2]), min(box[1], box[3]))
    return CGRect(x: left, y: bottom, width: abs(box[2] - box[0]), height: abs(box[3] - box[1]))
  }

  /// How far it is turned, in degrees.
  var rotation: Int { Int(file[page["Rotate"]].number ?? 0) }

  private var resources: [String: PDFValue] { file[page["Resources"]].dictionary ?? [:] }

  private func runs(_ matrix: Matrix) -> [PDFRun] {
    var letters = PDFLetters(file: file, matrix: matrix)
    letters.run(file.contents(page["Contents"]), resources)
    return letters.runs
  }

  /// The texts, one line below the other as the page has them.
  var text: String {
    var text = ""
    var end: (x: Double, y: Double)?
    for run in runs(Matrix()) {
      let start = run.matrix.apply(0, 0)
      let size = max(abs(run.matrix.d), abs(run.matrix.b), 0.001)
      if let end {
        if abs(start.y - end.y) > size / 2 {
          text += "\n"
        } else if start.x - end.x > size / 5, text.last?.isWhitespace == false, run.text.first?.isWhitespace == false {
          text += " "
        }
      }
      text += run.text
      end = run.matrix.apply(run.length, 0)
    }
    return text
  }

  /// The drawing: what lies on the page, and its letters above, in the fonts that browsers have.
  func svg(_ box: CGRect) -> String {
    let (width, height) = (box.width, box.height)
    let matrix = Matrix([1, 0, 0, -1, -box.minX, box.maxY]) ?? Matrix()
    var painter = PDFPainter(file: file)
    painter.run(file.contents(page["Contents"]), resources, PDFState(matrix: matrix))
    let turn = (rotation % 360 + 360) % 360
    let (across, down) = turn % 180 == 0 ? (width, height) : (height, width)
    let turned = [
      90: "translate(\(short(height)) 0) ", 180: "translate(\(short(width)) \(short(height))) ",
      270: "translate(0 \(short(width))) ",
    ]
    let group = turned[turn].map { "<g transform=\"\($0)rotate(\(turn))\">" } ?? "<g>"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(short(across))" height="\(short(down))" \
      viewBox="0 0 \(short(across)) \(short(down))"><defs>\(painter.definitions)</defs>\
      <rect width="100%" height="100%" fill="#ffffff"/>\(group)\(painter.elements)\
      \(runs(matrix).map(Self.element).joined())</g></svg>
      """
  }

  private static func element(_ run: PDFRun) -> String {
    guard run.text.contains(where: { !$0.isWhitespace }) else { return "" }
    // Letters stand upright in a plane that counts downwards.
    let flip = Matrix([0.01, 0, 0, -0.01, 0, 0]) ?? Matrix()
    let family =
      run.font.contains("Courier") || run.font.contains("Mono")
      ? "monospace" : run.font.contains("Times") || run.font.contains("Serif") ? "serif" : "sans-serif"
    let weight = run.font.contains("Bold") ? " font-weight=\"bold\"" : ""
    let style = run.font.contains("Italic") || run.font.contains("Oblique") ? " font-style=\"italic\"" : ""
    let text = run.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .filter { $0.unicodeScalars.allSatisfy { $0.value >= 32 } }
    return """
      <text xml:space="preserve" transform="\(fine(flip.then(run.matrix)))" font-size="100" font-family="\(family)"\
      \(weight)\(style) fill="\(run.color)" textLength="\(short(run.length * 100))" \
      lengthAdjust="spacingAndGlyphs">\(text)</text>
      """
  }

  private static func fine(_ m: Matrix) -> String {
    "matrix(\([m.a, m.b, m.c, m.d, m.e, m.f].map { String(format: "%.6g", $0) }.joined(separator: " ")))"
  }
}

extension PDFFile {
  /// What the file says of itself as a whole.
  var catalog: [String: PDFValue] {
    objects.sorted { $0.key < $1.key }.lazy.compactMap(\.value.dictionary).last { $0["Type"]?.name == "Catalog" } ?? [:]
  }

  /// The pages, each with what its parents say for it, and the number of its object.
  var pages: [(number: Int?, page: [String: PDFValue])] {
    var pages: [(Int?, [String: PDFValue])] = []
    var seen: Set<Int> = []
    func walk(_ value: PDFValue?, _ above: [String: PDFValue], _ depth: Int) {
      let number: Int? = if case .reference(let number)? = value { number } else { nil }
      guard depth < 40, number.map({ seen.insert($0).inserted }) ?? true, var node = self[value].dictionary else {
        return
      }
      for key in ["MediaBox", "CropBox", "Resources", "Rotate"] where node[key] == nil { node[key] = above[key] }
      if let kids = self[node["Kids"]].array {
        for kid in kids { walk(kid, node, depth + 1) }
      } else {
        pages.append((number, node))
      }
    }
    walk(catalog["Pages"], [:], 0)
    return pages
  }
}
