import Foundation

/// A function of the graphics processor. Browsers have no such functions for elements of a page.
@available(
  *, unavailable,
  message: "there is no Metal in a browser: use blur, hueRotation, saturation, blendMode, gradients or a Canvas"
)
public struct Shader: Equatable, Sendable {
  /// What a function is given.
  public struct Argument: Equatable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }
}

/// The functions of the graphics processor that a program has.
@available(
  *, unavailable,
  message: "there is no Metal in a browser: use blur, hueRotation, saturation, blendMode, gradients or a Canvas"
)
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

/// A function of the graphics processor by its name.
@available(*, unavailable, message: "there is no Metal in a browser")
@dynamicCallable
public struct ShaderFunction: Sendable {
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}

@available(*, unavailable, message: "there is no Metal in a browser")
extension View {
  /// Changes each colour of the view by a function of the graphics processor.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  /// Moves each point of the view by a function of the graphics processor.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Draws the view by a function of the graphics processor.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}
