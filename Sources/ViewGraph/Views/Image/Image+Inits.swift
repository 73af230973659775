import Foundation

extension Image {
  /// Makes the picture of that name in a bundle (by default the program's own); its name is its label.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle, label: Text(name))
  }

  /// Makes the picture of that name, with a label for those who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: Self.source(name, bundle), label: label)
  }

  /// Makes the picture of that name, which says nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: Self.source(name, bundle), label: nil)
  }

  /// Makes a picture of several layers, drawn by how much of `variableValue` they stand for.
  /// - Partly: `variableValue` is not used: it counts for the platform's symbols, by `systemName`.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Makes the symbol of that name.
  public init(systemName: String) {
    self.init(source: .symbol(systemName, variableValue: nil), label: Text(verbatim: SymbolName.words(systemName)))
  }

  /// Makes the symbol of that name, drawn for a value between 0 and 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(
      source: .symbol(systemName, variableValue: variableValue),
      label: Text(verbatim: SymbolName.words(systemName)))
  }

  /// Makes a picture that the renderer loads from elsewhere; nil as label means decorative.
  package init(remote url: URL, label: Text? = nil) {
    self.init(source: .remote(url), label: label)
  }

  private static func source(_ name: String, _ bundle: Bundle?) -> Source {
    guard let picture = AssetCatalog.of(bundle ?? .main).picture(named: name) else { return .missing(name: name) }
    return picture.dark.map { .adaptive(light: picture.light, dark: $0) } ?? .data(picture.light)
  }
}

/// The words in a symbol's name.
enum SymbolName {
  /// What a symbol shows, without words for how it is drawn.
  static func words(_ name: String) -> String {
    let drawn: Set<Substring> = ["fill", "circle", "square", "rectangle", "app"]
    let parts = name.split(separator: ".")
    let words = parts.filter { !drawn.contains($0) }
    return (words.isEmpty ? parts : words).joined(separator: " ")
  }
}
