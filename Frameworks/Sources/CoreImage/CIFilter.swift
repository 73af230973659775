import Foundation

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"

/// Makes a picture, or changes one. There are those that need no decoded picture: QR codes, their colours.
open class CIFilter: NSObject {
  /// What the filter is called.
  public let name: String
  private(set) var inputs: [String: Any] = [:]

  init(called name: String) { self.name = name }

  /// Makes a filter by its name: `CIQRCodeGenerator`, `CIFalseColor`, `CIColorInvert`. Nil for others: pictures are decoded by browsers.
  public convenience init?(name: String) {
    self.init(name: name, parameters: nil)
  }

  /// Makes a filter by its name, with what it is told.
  public init?(name: String, parameters: [String: Any]?) {
    guard ["CIQRCodeGenerator", "CIFalseColor", "CIColorInvert"].contains(name) else { return nil }
    self.name = name
    inputs = parameters ?? [:]
  }

  /// What the filter can be told.
  open var inputKeys: [String] {
    switch name {
    case "CIQRCodeGenerator": ["inputMessage", "inputCorrectionLevel"]
    case "CIFalseColor": [kCIInputImageKey, "inputColor0", "inputColor1"]
    default: [kCIInputImageKey]
    }
  }

  /// Forgets what the filter was told.
  open func setDefaults() { inputs = [:] }

  /// Tells the filter something; nil takes it back.
  open func setValue(_ value: Any?, forKey key: String) { inputs[key] = value }

  /// What the filter was told.
  open func value(forKey key: String) -> Any? { inputs[key] }

  /// The picture; nil where something is missing that it is made of, or a code has no room for its text.
  open var outputImage: CIImage? {
    switch name {
    case "CIQRCodeGenerator": code
    case "CIFalseColor":
      painted(
        dark: inputs["inputColor0"] as? CIColor ?? CIColor(red: 0.3, green: 0, blue: 0),
        light: inputs["inputColor1"] as? CIColor ?? CIColor(red: 1, green: 0.9, blue: 0.8))
    default: inverted
    }
  }

  private var code: CIImage? {
    let level = QRCode.Level(rawValue: inputs["inputCorrectionLevel"] as? String ?? "M") ?? .medium
    guard let message = inputs["inputMessage"] as? Data, let code = QRCode(message, level: level) else { return nil }
    let side = code.size + 2
    let isDark = (0..<side * side).map { place in
      let (x, y) = (place % side - 1, place / side - 1)
      return x >= 0 && y >= 0 && x < code.size && y < code.size && code[x, y]
    }
    let fields = CIImage.Fields(width: side, height: side, isDark: isDark)
    return CIImage(source: .fields(fields), extent: CGRect(x: 0, y: 0, width: side, height: side))
  }

  private func painted(dark: CIColor, light: CIColor) -> CIImage? {
    guard let image = inputs[kCIInputImageKey] as? CIImage, case .fields(var fields) = image.source else { return nil }
    (fields.dark, fields.light) = (dark, light)
    return CIImage(source: .fields(fields), extent: image.extent)
  }

  private var inverted: CIImage? {
    guard let image = inputs[kCIInputImageKey] as? CIImage, case .fields(let fields) = image.source else { return nil }
    func opposite(_ color: CIColor) -> CIColor {
      CIColor(red: 1 - color.red, green: 1 - color.green, blue: 1 - color.blue, alpha: color.alpha)
    }
    return painted(dark: opposite(fields.dark), light: opposite(fields.light))
  }
}
