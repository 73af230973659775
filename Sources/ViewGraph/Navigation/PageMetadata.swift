import Foundation

/// What a page says about itself to those who only see a link to it.
public struct PageMetadata: Equatable, Sendable {
  /// What the page is called, nil for its navigation title.
  public var title: String?
  /// A sentence or two, nil where there are none.
  public var description: String?
  /// A picture of what the page is about, nil for none.
  public var image: URL?
  /// True where there is nothing at the page's address.
  public var isMissing = false

  /// Makes metadata.
  public init(title: String? = nil, description: String? = nil, image: URL? = nil, isMissing: Bool = false) {
    self.title = title
    self.description = description
    self.image = image
    self.isMissing = isMissing
  }
}

/// The metadata of the page that a view is on; of each part the last one said wins.
enum PageMetadataKey: PreferenceKey {
  static var defaultValue: PageMetadata? { nil }

  static func reduce(value: inout PageMetadata?, nextValue: () -> PageMetadata?) {
    guard let next = nextValue() else { return }
    value = PageMetadata(
      title: next.title ?? value?.title,
      description: next.description ?? value?.description, image: next.image ?? value?.image,
      isMissing: next.isMissing || value?.isMissing == true)
  }
}

/// Says something about the page to those who see a link to it.
nonisolated struct PageMetadataModifier: PrimitiveModifier {
  var title: Text?
  var description: Text?
  var image: URL?
  var isMissing = false

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    // What the views inside have said stays where this says nothing.
    var metadata = content.preferences.value(PageMetadataKey.self) ?? nil
    PageMetadataKey.reduce(value: &metadata) {
      PageMetadata(
        title: title?.resolvedString(in: node.environment),
        description: description?.resolvedString(in: node.environment),
        image: image, isMissing: isMissing)
    }
    var result = content
    result.preferences.set(PageMetadataKey.self, metadata)
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

  /// Says that there is nothing at the page's address: it is answered with the status 404 (RFC 9110, 15.5.5).
  ///
  /// Newsreel's own. It counts where it is said before the first page is answered.
  nonisolated public func pageMissing(_ isMissing: Bool = true) -> some View {
    modifier(PageMetadataModifier(isMissing: isMissing))
  }
}
