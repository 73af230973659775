import Foundation

/// What all filters have.
public protocol CIFilterProtocol: AnyObject {
  /// The picture; nil where something is missing that it is made of.
  var outputImage: CIImage? { get }
}

/// Makes a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of the text.
  var message: Data { get set }
  /// How much may be lost: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// Gives dark and light fields other colours.
/// - Partly: pictures that browsers decode have no output.
public protocol CIFalseColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// The colour of what is dark.
  var color0: CIColor { get set }
  /// The colour of what is light.
  var color1: CIColor { get set }
}

/// Turns colours into their opposites.
/// - Partly: pictures that browsers decode have no output.
public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}

private final class QRCodeFilter: CIFilter, CIQRCodeGenerator {
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

private final class ColorFilter: CIFilter, CIFalseColor, CIColorInvert {
  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? CIColor(red: 0.3, green: 0, blue: 0) }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? CIColor(red: 1, green: 0.9, blue: 0.8) }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}

extension CIFilter {
  /// A filter that makes a QR code.
  public class func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator { QRCodeFilter(called: "CIQRCodeGenerator") }

  /// A filter that gives dark and light fields other colours.
  public class func falseColor() -> CIFilter & CIFalseColor { ColorFilter(called: "CIFalseColor") }

  /// A filter that turns colours into their opposites.
  public class func colorInvert() -> CIFilter & CIColorInvert { ColorFilter(called: "CIColorInvert") }

  @available(
    *, unavailable,
    message: "pictures are decoded by browsers: use saturation(_:) or colorMultiply(_:) of the view"
  )
  public class func sepiaTone() -> CIFilter { fatalError() }

  @available(*, unavailable, message: "pictures are decoded by browsers: use blur(radius:) of the view")
  public class func gaussianBlur() -> CIFilter { fatalError() }

  @available(
    *, unavailable,
    message: "pictures are decoded by browsers: use saturation(_:), brightness(_:) and contrast(_:) of the view"
  )
  public class func colorControls() -> CIFilter { fatalError() }

  @available(*, unavailable, message: "pictures are decoded by browsers: use grayscale(_:) of the view")
  public class func photoEffectNoir() -> CIFilter { fatalError() }

  @available(*, unavailable, message: "pictures are decoded by browsers: use grayscale(_:) of the view")
  public class func photoEffectMono() -> CIFilter { fatalError() }

  @available(*, unavailable, message: "pictures are decoded by browsers: lay a RadialGradient over the view")
  public class func vignette() -> CIFilter { fatalError() }

  @available(*, unavailable, message: "pictures are decoded by browsers: show them as they are")
  public class func pixellate() -> CIFilter { fatalError() }

  @available(*, unavailable, message: "pictures are decoded by browsers: show them as they are")
  public class func crystallize() -> CIFilter { fatalError() }

  @available(*, unavailable, message: "pictures are decoded by browsers: show them as they are")
  public class func edges() -> CIFilter { fatalError() }

  @available(*, unavailable, message: "pictures are decoded by browsers: show them as they are")
  public class func unsharpMask() -> CIFilter { fatalError() }
}
