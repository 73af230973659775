/// A value of a PDF file.
indirect enum PDFValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFValue])
  case dictionary([String: PDFValue])
  case reference(Int)
  case stream([String: PDFValue], [UInt8])
  /// A word that is no value: an operator of a page.
  case word(String)

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var word: String? { if case .word(let value) = self { value } else { nil } }
  var array: [PDFValue]? { if case .array(let value) = self { value } else { nil } }

  /// The entries of a dictionary, or of a stream's.
  var dictionary: [String: PDFValue]? {
    switch self {
    case .dictionary(let value), .stream(let value, _): value
    default: nil
    }
  }
}
