import Foundation

extension Image: PrimitiveView {
  @MainActor func display(_ node: PrimitiveNode<Image>) -> Outputs {
    let modifiers: [DisplayModifier] = node.environment.isRedacted ? [.redacted] : []
    var content = content(in: node.environment)
    if let failure {
      content.failureTarget = node.target(for: FailureKey()) { if $0 == .failed { failure.report() } }
    }
    return Outputs(DisplayNode(id: node.displayID, content: .image(content), modifiers: modifiers))
  }

  private struct FailureKey: Hashable {}

  /// The picture as renderers know it.
  func content(in environment: EnvironmentValues) -> ImageContent {
    let isSymbol = if case .symbol = source { true } else { false }
    var content = ImageContent(
      source: displaySource(environment), isResizable: isResizable,
      isTemplate: renderingMode.map { $0 == .template } ?? (isSymbol || hasTemplateData),
      scale: environment.imageScale, label: label?.resolvedString(in: environment))
    content.isPixelated = isPixelated
    content.symbolRenderingMode = (symbolRenderingMode ?? environment.symbolRenderingMode)?.name
    if case .symbol(_, let value) = source { content.variableValue = value }
    return content
  }

  private func displaySource(_ environment: EnvironmentValues) -> ImageContent.Source {
    switch source {
    case .symbol(let name, _): .symbol(environment.symbolVariants.name(of: name))
    case .data(let data): .data(data)
    case .remote(let url): .remote(url)
    case .missing(let name): .missing(name: name)
    }
  }

  private var hasTemplateData: Bool {
    if case .data(let data) = source { data.isTemplate } else { false }
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
