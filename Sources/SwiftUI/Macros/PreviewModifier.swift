import ViewGraph

/// Prepares what previews need, such as a store with samples, once for all previews that ask for it.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  /// The view around a preview.
  associatedtype Body: View
  /// The preview.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share. It is called once for each type of modifier.
  static func makeSharedContext() async throws -> Context

  /// The preview with what it needs.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The preview that a `PreviewModifier` is around.
public struct PreviewModifierContent: View {
  let content: AnyView

  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// With what a modifier prepares.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(layout: .device) { AnyView(PreparedPreview(modifier: modifier, content: $0)) }
  }
}

/// A preview, once what it shares with others is there.
private struct PreparedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView

  @State private var context: Modifier.Context?
  @State private var failure: String?

  var body: some View {
    Group {
      if let context {
        modifier.body(content: PreviewModifierContent(content: content), context: context)
      } else if let failure {
        Text(verbatim: failure).foregroundStyle(.red)
      } else {
        ProgressView()
      }
    }
    .task {
      do {
        context = try await SharedPreviews.context(of: Modifier.self)
      } catch {
        failure = "\(Modifier.self) could not prepare this preview: \(error)"
      }
    }
  }
}

/// What previews share, by the type of the modifier that makes it.
@MainActor
private enum SharedPreviews {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async throws -> Modifier.Context {
    let key = ObjectIdentifier(type)
    if let known = contexts[key] as? Modifier.Context { return known }
    let made = try await Modifier.makeSharedContext()
    // Two previews may have begun to make it: all have the one that was there first.
    if let known = contexts[key] as? Modifier.Context { return known }
    contexts[key] = made
    return made
  }
}
