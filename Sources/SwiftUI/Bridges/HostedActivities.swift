import Foundation
import UIKitCore
import ViewGraph

/// What a reader can share, with a button for each.
struct HostedActivities: View {
  let controller: UIActivityViewController

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ForEach(Array(texts.enumerated()), id: \.offset) { _, text in
        HStack {
          Text(verbatim: text).lineLimit(2)
          Spacer()
          if let url = URL(string: text), url.scheme?.hasPrefix("http") == true {
            ShareLink(item: url).labelStyle(.iconOnly)
          } else {
            ShareLink(item: text).labelStyle(.iconOnly)
          }
          if controller.excludedActivityTypes?.contains(.copyToPasteboard) != true {
            Button("Copy", systemImage: "doc.on.doc") {
              UIPasteboard.general.string = text
              controller.completionWithItemsHandler?(.copyToPasteboard, true, nil, nil)
            }
            .labelStyle(.iconOnly)
          }
        }
      }
    }
    .padding()
  }

  private var texts: [String] {
    controller.activityItems.map { item in
      switch item {
      case let url as URL: url.absoluteString
      case let text as String: text
      default: String(describing: item)
      }
    }
  }
}
