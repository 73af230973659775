import Foundation

/// The first page of a PDF file as a drawing in SVG, which browsers show as a picture where they do not show PDF.
///
/// What there is: paths, colours, gradients, clipping, opacity, masks, blending, groups and pictures. Letters are left out: in the
/// pictures of programs they are paths.
public struct PDFDrawing {
  /// The document.
  public let svg: String

  /// Whether bytes begin as a PDF file does.
  public static func isPDF(_ data: Data) -> Bool { data.starts(with: Array("%PDF-".utf8)) }

  /// Reads a file; nil where it has no page.
  public init?(_ data: Data) {
    let file = PDFFile(data)
    guard let page = file.page else { return nil }
    let crop = file.numbers(page["CropBox"])
    let box = crop.count == 4 ? crop : file.numbers(page["MediaBox"])
    guard box.count == 4 else { return nil }
    let (left, bottom) = (min(box[0], box[2]), min(box[1], box[3]))
    let (width, height) = (abs(box[2] - box[0]), abs(box[3] - box[1]))
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    // Pages count from the bottom up.
    guard let matrix = Matrix([1, 0, 0, -1, -left, bottom + height]) else { return nil }
    var painter = PDFPainter(file: file)
    let resources = file[page["Resources"]].dictionary ?? [:]
    painter.run(file.contents(page["Contents"]), resources, PDFState(matrix: matrix))
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(short(width))" height="\(short(height))" \
      viewBox="0 0 \(short(width)) \(short(height))"><defs>\(painter.definitions)</defs>\(painter.elements)</svg>
      """
  }
}
