import Foundation

extension Image: InlineView {
  @MainActor func build(_ place: _Place) {
    if failure != nil { place.build(ReportingImage(image: self)) }
  }

  @MainActor func display(_ place: _Place) -> Outputs {
    if failure != nil { return place.outputs(ReportingImage(image: self)) }
    return Outputs(display(content(in: place.environment), at: place))
  }

  @MainActor fileprivate func display(_ content: ImageContent, at site: some DisplaySite) -> DisplayNode {
    let modifiers: [DisplayModifier] = site.environment.isRedacted ? [.redacted] : []
    return DisplayNode(id: site.displayID, content: .image(content), modifiers: modifiers)
  }

  /// The picture as renderers know it.
  func content(in environment: EnvironmentValues) -> ImageContent {
    let isSymbol = if case .symbol = source { true } else { false }
    var content = ImageContent(
      source: displaySource(environment), isResizable: isResizable,
      isTemplate: renderingMode.map { $0 == .template } ?? (isSymbol || hasTemplateData),
      scale: environment.imageScale, label: label?.resolvedString(in: environment))
    content.isPixelated = isPixelated
    // Nothing that differs from the usual way is no way of its own.
    if let stretching, stretching.isTiled || stretching.insets != EdgeInsets() { content.stretching = stretching }
    let mode = symbolRenderingMode ?? environment.symbolRenderingMode
    // Symbols as they are have colours of their own.
    content.symbolRenderingMode = (mode ?? (isSymbol && renderingMode == .original ? .multicolor : nil))?.name
    if case .symbol(_, let value) = source { content.variableValue = value }
    return content
  }

  /// Where the picture comes from in given surroundings.
  func displaySource(_ environment: EnvironmentValues) -> ImageContent.Source {
    switch source {
    case .symbol(let name, _): .symbol(environment.symbolVariants.name(of: name))
    case .data(let data): .data(data)
    case .adaptive(let light, let dark): .data(environment.colorScheme == .dark ? dark : light)
    case .remote(let url): .remote(url)
    case .missing(let name): .missing(name: name)
    }
  }

  private var hasTemplateData: Bool {
    switch source {
    case .data(let data), .adaptive(let data, _): data.isTemplate
    case .symbol, .remote, .missing: false
    }
  }
}

/// A picture that says so where it cannot be had.
private struct ReportingImage: PrimitiveView {
  let image: Image

  func display(_ node: PrimitiveNode<ReportingImage>) -> Outputs {
    var content = image.content(in: node.environment)
    content.failureTarget = node.target
    return Outputs(image.display(content, at: node))
  }

  func handle(_ event: DisplayEvent, _ node: PrimitiveNode<ReportingImage>) {
    if event == .failed { image.failure?.report() }
  }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// How the layers of symbols are coloured; nil leaves it to the renderer.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how the layers of the symbols below are coloured; nil leaves it to the renderer.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(EnvironmentWriter(\.symbolRenderingMode, mode))
  }

  /// Sets the size of symbols beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentWriter(\.imageScale, scale))
  }
}
