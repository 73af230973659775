/// How things are painted from some point on.
struct PDFState {
  /// From the plane that is drawn in to the page.
  var matrix: Matrix
  /// The same where what is drawn began: patterns lie in it.
  var base: Matrix
  var fill = PDFPaint()
  var stroke = PDFPaint()
  var lineWidth = 1.0
  var lineCap = 0
  var lineJoin = 0
  var miterLimit = 10.0
  var dash: [Double] = []
  var dashPhase = 0.0
  /// The clip's identifier.
  var clip: String?
  /// The mask's identifier.
  var mask: String?
  var blend: String?

  init(matrix: Matrix) {
    self.matrix = matrix
    base = matrix
  }
}

/// A colour or a gradient, and how much of what is below it shows.
struct PDFPaint {
  var space = PDFColorSpace.gray
  var numbers: [Double] = [0]
  /// The pattern's name.
  var pattern: String?
  var opacity = 1.0
}
