import ViewGraph

/// Writes the first document of a session, which stands on its own without scripts.
struct PageWriter {
  let options: PageOptions
  /// The page's own title, nil where it has none.
  let title: String?
  let metadata: PageMetadata?
  let colorScheme: ColorScheme?

  /// The document in UTF-8.
  func document(_ root: DisplayNode, _ state: RenderState) -> [UInt8] {
    // The tree comes first, because it decides which styles and symbols the document needs.
    var painter = Painter(HTMLWriter(), state)
    painter.root(root)
    var writer = HTMLWriter()
    writer.markup("<!doctype html>\n")
    writer.open("html", nil)
    writer.attribute("lang", options.language)
    if options.isRightToLeft { writer.attribute("dir", "rtl") }
    if let colorScheme { writer.attribute("data-cs", colorScheme == .dark ? "dark" : "light") }
    head(&writer, state)
    writer.open("body", nil)
    for (name, value) in options.bodyAttributes { writer.attribute(named: name, value) }
    writer.append(painter.sink.fragment)
    if let notice = options.notice {
      writer.open("p", nil)
      writer.attribute("class", "nt")
      writer.attribute("role", "status")
      writer.text(notice)
      writer.close()
    }
    if !state.kept.isEmpty {
      // For buttons that stand in no form of their own.
      writer.open("form", .kept)
      writer.attribute("method", "post")
      writer.attribute("hidden", "")
      writer.hidden(FormToken.fieldName, state.formToken)
      writer.close()
    }
    writer.open("div", .symbols)
    writer.attribute("aria-hidden", "true")
    for definition in state.symbols.takePending() { writer.define(definition) }
    writer.close()
    writer.close()
    writer.close()
    return writer.bytes
  }

  private func head(_ writer: inout HTMLWriter, _ state: RenderState) {
    writer.open("head", nil)
    writer.open("meta", nil)
    writer.attribute("charset", "utf-8")
    writer.close()
    writer.element("title", text: WindowTitle.text(title, in: options.defaultTitle))
    meta(
      "viewport", "width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content", &writer)
    meta("color-scheme", colorScheme == .dark ? "dark" : colorScheme == .light ? "light" : "light dark", &writer)
    meta("theme-color", "#ffffff", media: "(prefers-color-scheme:light)", &writer)
    meta("theme-color", "#000000", media: "(prefers-color-scheme:dark)", &writer)
    preview(&writer, state.location)
    link("stylesheet", options.stylePath, &writer)
    if !options.isComplete { writer.markup(#"<noscript><meta http-equiv="refresh" content="2"></noscript>"#) }
    if let style = options.programStylePath { link("stylesheet", style, &writer) }
    if let icon = options.iconPath { link("icon", icon, &writer) }
    if let manifest = options.manifestPath {
      link("manifest", manifest, &writer)
      link("apple-touch-icon", options.iconPath ?? WebManifest.iconPath, &writer)
    }
    if let script = options.scriptPath {
      writer.open("script", nil)
      writer.attribute("type", "module")
      writer.attribute("src", script)
      writer.close()
    }
    writer.open("style", nil)
    if !options.nonce.isEmpty { writer.attribute("nonce", options.nonce) }
    writer.styles(state.styles.takePending())
    writer.close()
    writer.close()
  }
}
