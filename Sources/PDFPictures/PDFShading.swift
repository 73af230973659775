/// A gradient of a PDF file, as SVG has it.
struct PDFShading {
  let file: PDFFile
  let value: PDFValue
  let spaces: [String: PDFValue]

  /// The element; nil for kinds that SVG has not.
  ///
  /// - Parameters:
  ///   - id: What it is called.
  ///   - matrix: From the gradient's own plane to the page.
  func element(id: String, _ matrix: Matrix) -> String? {
    guard let dictionary = file[value].dictionary else { return nil }
    let places = file.numbers(dictionary["Coords"])
    let shape: String
    switch (file[dictionary["ShadingType"]].number, places.count) {
    case (2, 4):
      shape =
        "linearGradient x1=\"\(short(places[0]))\" y1=\"\(short(places[1]))\" x2=\"\(short(places[2]))\" "
        + "y2=\"\(short(places[3]))\""
    case (3, 6):
      shape =
        "radialGradient fx=\"\(short(places[0]))\" fy=\"\(short(places[1]))\" fr=\"\(short(places[2]))\" "
        + "cx=\"\(short(places[3]))\" cy=\"\(short(places[4]))\" r=\"\(short(places[5]))\""
    default: return nil
    }
    let stops = self.stops(dictionary)
    return "<\(shape) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" gradientTransform=\"\(matrix.svg)\">\(stops)"
      + "</\(shape.prefix { $0 != " " })>"
  }

  private func stops(_ dictionary: [String: PDFValue]) -> String {
    let function = PDFFunction(dictionary["Function"], in: file)
    let space = PDFColorSpace(dictionary["ColorSpace"], in: file, named: spaces)
    let domain = dictionary["Domain"].map { file.numbers($0) } ?? [0, 1]
    let (low, high) = domain.count > 1 ? (domain[0], domain[1]) : (0, 1)
    var colors: [(place: Int, color: String)] = []
    let count = 32
    for step in 0...count {
      let numbers = function([low + (high - low) * Double(step) / Double(count)])
      colors.append((step, space.svg(numbers)))
    }
    return colors.map { "<stop offset=\"\(short(Double($0.place) / Double(count)))\" stop-color=\"\($0.color)\"/>" }
      .joined()
  }
}
