import Foundation

/// What all filters have.
public protocol CIFilterProtocol: AnyObject {
  /// The picture; nil where something is missing that it is made of.
  var outputImage: CIImage? { get }
}

/// A filter that is told by properties what it can be told by keys.
final class PictureFilter: CIFilter {
  static func named(_ name: String) -> PictureFilter {
    guard let recipe = Recipe.all[name] else { preconditionFailure("There is no filter \(name)") }
    return PictureFilter(recipe)
  }

  private func value<T>(_ key: String, or other: T) -> T { value(forKey: "input" + key) as? T ?? other }

  private func number(_ key: String) -> Float {
    Float(FilterInputs(values: ["input" + key: value(forKey: "input" + key) ?? 0])[key])
  }

  private func point(_ key: String) -> CGPoint {
    (value(forKey: "input" + key) as? CIVector)?.cgPointValue ?? value(key, or: .zero)
  }

  var inputImage: CIImage? {
    get { value("Image", or: nil) }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var color0: CIColor {
    get { value("Color0", or: .black) }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { value("Color1", or: .black) }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var intensity: Float {
    get { number("Intensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var saturation: Float {
    get { number("Saturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { number("Brightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("Contrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var color: CIColor {
    get { value("Color", or: .black) }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var levels: Float {
    get { number("Levels") }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  var ev: Float {
    get { number("EV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var power: Float {
    get { number("Power") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var angle: Float {
    get { number("Angle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var amount: Float {
    get { number("Amount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var rVector: CIVector {
    get { value("RVector", or: CIVector(x: 0)) }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { value("GVector", or: CIVector(x: 0)) }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { value("BVector", or: CIVector(x: 0)) }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { value("AVector", or: CIVector(x: 0)) }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { value("BiasVector", or: CIVector(x: 0)) }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
  var neutral: CIVector {
    get { value("Neutral", or: CIVector(x: 0)) }
    set { setValue(newValue, forKey: "inputNeutral") }
  }
  var targetNeutral: CIVector {
    get { value("TargetNeutral", or: CIVector(x: 0)) }
    set { setValue(newValue, forKey: "inputTargetNeutral") }
  }
  var highlightAmount: Float {
    get { number("HighlightAmount") }
    set { setValue(newValue, forKey: "inputHighlightAmount") }
  }
  var shadowAmount: Float {
    get { number("ShadowAmount") }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }
  var radius: Float {
    get { number("Radius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var sharpness: Float {
    get { number("Sharpness") }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  var noiseLevel: Float {
    get { number("NoiseLevel") }
    set { setValue(newValue, forKey: "inputNoiseLevel") }
  }
  var center: CGPoint {
    get { point("Center") }
    set { setValue(newValue, forKey: "inputCenter") }
  }
  var scale: Float {
    get { number("Scale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var falloff: Float {
    get { number("Falloff") }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  var message: Data {
    get { value("Message", or: Data()) }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value("CorrectionLevel", or: "") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var quietSpace: Float {
    get { number("QuietSpace") }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }
  var barcodeHeight: Float {
    get { number("BarcodeHeight") }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }
  var point0: CGPoint {
    get { point("Point0") }
    set { setValue(newValue, forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("Point1") }
    set { setValue(newValue, forKey: "inputPoint1") }
  }
  var radius0: Float {
    get { number("Radius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { number("Radius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  var width: Float {
    get { number("Width") }
    set { setValue(newValue, forKey: "inputWidth") }
  }
  var backgroundImage: CIImage? {
    get { value("BackgroundImage", or: nil) }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { value("MaskImage", or: nil) }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
}

extension PictureFilter:
  CIFalseColor, CIColorInvert, CISepiaTone, CIColorControls, CIColorMonochrome, CIColorPosterize, CIExposureAdjust,
  CIGammaAdjust, CIHueAdjust, CIVibrance, CIColorMatrix, CIWhitePointAdjust, CITemperatureAndTint,
  CIHighlightShadowAdjust, CIMaskToAlpha, CIPhotoEffect, CIGaussianBlur, CIBoxBlur, CIDiscBlur, CIMotionBlur,
  CISharpenLuminance, CIUnsharpMask, CINoiseReduction, CIPixellate, CIHexagonalPixellate, CICrystallize, CIPointillize,
  CIEdges, CIEdgeWork, CIBloom, CIGloom, CIComicEffect, CIVignette, CIVignetteEffect, CITwirlDistortion,
  CIBumpDistortion, CIPinchDistortion, CIQRCodeGenerator, CICode128BarcodeGenerator, CILinearGradient, CIRadialGradient,
  CICheckerboardGenerator, CIStripesGenerator, CICompositeOperation, CIBlendWithMask, CIConstantColorGenerator
{}
