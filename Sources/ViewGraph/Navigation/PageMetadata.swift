import Foundation

/// What a page says about itself to those who only see a link to it.
public struct PageMetadata: Equatable, Sendable {
  /// What the page is called, nil for its navigation title.
  public var title: String?
  /// A sentence or two, nil where there are none.
  public var description: String?
  /// A picture of what the page is about, nil for none.
  public var image: URL?

  /// Makes metadata.
  public init(title: String? = nil, description: String? = nil, image: URL? = nil) {
    self.title = title
    self.description = description
    self.image = image
  }
}

/// The metadata of the page that a view is on; of each part the last one said wins.
enum PageMetadataKey: PreferenceKey {
  static var defaultValue: PageMetadata? { nil }

  static func reduce(value: inout PageMetadata?, nextValue: () -> PageMetadata?) {
    guard let next = nextValue() else { return }
    value = PageMetadata(
      title: next.title ?? value?.title,
      description: next.description ?? value?.description, image: next.image ?? value?.image)
  }
}

/// Says something about the page to those who see a link to it.
nonisolated struct PageMetadataModifier: PrimitiveModifier {
  let title: Text?
  let description: Text?
  let image: URL?

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    var result = content
    result.preferences.set(
      PageMetadataKey.self,
      PageMetadata(
        title: title?.resolvedString(in: node.environment),
        description: description?.resolvedString(in: node.environment),
        image: image))
    return result
  }
}

extension View {
  /// Says what the browser's history, search engines and previews of links tell about the page.
  ///
  /// The page in front counts: of several tabs the open one, of a stack the last page. Newsreel's own: on Apple's
  /// platforms nothing is needed in its place, because there are no previews of a program's pages.
  ///
  /// - Parameters:
  ///   - title: What the page is called where its navigation title says too little; nil for that one.
  ///   - description: A sentence or two; nil leaves the program's own.
  ///   - image: A picture of what the page is about; `http`, `https`, or a path on the same host.
  nonisolated public func pageMetadata(title: Text? = nil, description: Text? = nil, image: URL? = nil) -> some View {
    modifier(PageMetadataModifier(title: title, description: description, image: image))
  }
}
