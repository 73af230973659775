/// A piece of text on a page.
struct PDFRun {
  var text: String
  /// From the text's own plane, of size 1, to the page.
  var matrix: Matrix
  /// How long it is, in the text's own plane.
  var length: Double
  var font: String
  var color: String
}
