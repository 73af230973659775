import Foundation

/// A picture or a symbol.
nonisolated public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case symbol(String, variableValue: Double?)
    case data(ImageData)
    /// Another picture in dark surroundings.
    case adaptive(light: ImageData, dark: ImageData)
    case remote(URL)
    case missing(name: String)
  }

  var source: Source
  /// Who is told that a picture from elsewhere cannot be had.
  var failure: ImageFailure?
  /// What the picture shows, for those who cannot see it; nil means decorative.
  package var label: Text?
  var isResizable = false
  /// How the picture fills its room, where not by being stretched as a whole.
  var stretching: ImageStretching?
  var renderingMode: TemplateRenderingMode?
  var symbolRenderingMode: SymbolRenderingMode?
  /// True where pixels are drawn as squares when the picture is enlarged.
  var isPixelated = false

  init(source: Source, label: Text?) {
    self.source = source
    self.label = label
  }
}

/// Tells that a picture from elsewhere cannot be had. Those for one address are the same.
struct ImageFailure: Equatable, Sendable {
  let url: URL
  let report: @MainActor @Sendable () -> Void

  static func == (left: ImageFailure, right: ImageFailure) -> Bool { left.url == right.url }
}
