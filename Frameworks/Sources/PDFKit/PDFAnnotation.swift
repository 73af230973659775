import Foundation
import UIKit

/// What a note is.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// Something that is noted on a page.
/// - Partly: kept and not shown.
open class PDFAnnotation: NSObject {
  /// The page.
  public internal(set) weak var page: PDFPage?
  /// Where it is, in points from the lower left.
  open var bounds: CGRect
  /// What it is.
  open var type: String?
  /// What it says.
  open var contents: String?
  open var color = UIColor.yellow
  open var font: UIFont?
  open var fontColor: UIColor?
  open var userName: String?

  /// Makes a note.
  /// - Partly: `properties` is not used.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = String(annotationType.rawValue.dropFirst())
  }
}
