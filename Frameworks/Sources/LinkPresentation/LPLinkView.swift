import Foundation
import SwiftUI
import UIKit

/// Shows a link with what its page says of itself.
@MainActor @preconcurrency
open class LPLinkView: UIView, _ViewShowing {
  /// What is shown.
  open var metadata: LPLinkMetadata { didSet { _changed() } }

  /// Shows a link by its address.
  public init(url: URL) {
    metadata = LPLinkMetadata()
    metadata.url = url
    super.init(frame: .zero)
  }

  /// Shows what a page says of itself.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }

  @available(*, unavailable, message: "There are no storyboards on Linux: use init(url:)")
  public required init?(coder: NSCoder) { fatalError("There are no storyboards on Linux") }

  public var _content: AnyView {
    AnyView(LinkCard(title: metadata.title, url: metadata.url ?? metadata.originalURL, picture: metadata._pictureURL))
  }
}

/// A link as a card.
private struct LinkCard: View {
  let title: String?
  let url: URL?
  let picture: URL?

  var body: some View {
    if let url {
      Link(destination: url) {
        VStack(alignment: .leading, spacing: 0) {
          if let picture {
            AsyncImage(url: picture) {
              $0.resizable().scaledToFit()
            } placeholder: {
              Color.gray.opacity(0.2).frame(height: 120)
            }
          }
          VStack(alignment: .leading) {
            if let title { Text(verbatim: title).font(.headline).foregroundStyle(Color.primary) }
            Text(verbatim: url.host ?? url.absoluteString).font(.footnote).foregroundStyle(Color.secondary)
          }
          .padding(12)
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(Color.gray.opacity(0.12))
        .clipShape(RoundedRectangle(cornerRadius: 12))
      }
      .buttonStyle(.plain)
    }
  }
}
