import Foundation
import ViewGraph

extension PageWriter {
  /// What the page says about itself to search engines and previews: a description and the Open Graph properties.
  func preview(_ writer: inout HTMLWriter, _ location: Location) {
    let description = (metadata?.description ?? options.summary).map(excerpt)
    if let description { meta("description", description, &writer) }
    property("og:type", "website", &writer)
    property("og:title", title ?? options.defaultTitle, &writer)
    if !options.defaultTitle.isEmpty { property("og:site_name", options.defaultTitle, &writer) }
    if let description { property("og:description", description, &writer) }
    if let origin = options.origin {
      let address = origin + LocationCoding.address(of: location)
      property("og:url", address, &writer)
      link("canonical", address, &writer)
    }
    let image = metadata?.image.flatMap(address)
    if let image { property("og:image", image, &writer) }
    meta("twitter:card", image == nil ? "summary" : "summary_large_image", &writer)
  }

  /// As much of a description as previews show.
  private func excerpt(_ description: String) -> String {
    description.count > 300 ? description.prefix(299) + "…" : description
  }

  /// The absolute address of a picture; nil for one that cannot be shown from elsewhere.
  private func address(of image: URL) -> String? {
    guard let link = ExternalLink(image), link.opensWindow || link.isInside else { return nil }
    return link.isInside ? options.origin.map { $0 + link.address } : link.address
  }

  private func property(_ name: String, _ content: String, _ writer: inout HTMLWriter) {
    writer.open("meta", nil)
    writer.attribute("property", name)
    writer.attribute("content", content)
    writer.close()
  }

  func meta(_ name: String, _ content: String, media: String? = nil, _ writer: inout HTMLWriter) {
    writer.open("meta", nil)
    writer.attribute("name", name)
    writer.attribute("content", content)
    if let media { writer.attribute("media", media) }
    writer.close()
  }

  func link(_ relation: String, _ path: String, _ writer: inout HTMLWriter) {
    writer.open("link", nil)
    writer.attribute("rel", relation)
    writer.attribute("href", path)
    writer.close()
  }
}

/// The title of the window: the page's, and what the program is called.
enum WindowTitle {
  static func text(_ page: String?, in program: String) -> String {
    guard let page, !page.isEmpty, page != program else { return program }
    return program.isEmpty ? page : "\(page) – \(program)"
  }
}
