import SwiftUI

extension View {
  /// Offers, in the bar of this page, to pass on what it shows.
  /// - Parameters:
  ///   - address: Where everybody finds it on the web; nil, for what is nowhere, offers nothing.
  ///   - title: What it is called.
  func shareButton(_ address: URL?, title: String) -> some View {
    toolbar {
      ToolbarItem(placement: .primaryAction) {
        if let address {
          ShareLink(item: address, subject: Text(verbatim: title)) {
            Label("Share", systemImage: "square.and.arrow.up")
          }
        }
      }
    }
  }
}
