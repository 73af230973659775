import Foundation
import ViewGraph

/// One preview of a program: what `reel previews` makes of a `#Preview` or a `PreviewProvider`.
public struct _PreviewPage {
  let title: String
  let file: String
  let view: @MainActor () -> AnyView

  /// Makes a page.
  public init<Content: View>(_ title: String, file: String, @ViewBuilder view: @escaping @MainActor () -> Content) {
    self.title = title
    self.file = file
    self.view = { AnyView(view()) }
  }
}

/// All previews of a program: a list, and for each a page with widths and colour schemes beside each other.
public struct _PreviewBook: View {
  private let pages: [_PreviewPage]

  /// Shows previews.
  public init(_ pages: [_PreviewPage]) {
    self.pages = pages
  }

  public var body: some View {
    NavigationStack {
      List(Array(pages.enumerated()), id: \.offset) { place, page in
        NavigationLink(value: place) {
          VStack(alignment: .leading) {
            Text(verbatim: page.title)
            Text(verbatim: page.file).font(.footnote).foregroundColor(.secondary)
          }
        }
      }
      .navigationTitle(Text(verbatim: "Previews"))
      .navigationDestination(for: Int.self) { place in
        if pages.indices.contains(place) { PreviewSheet(page: pages[place]) }
      }
    }
  }
}

/// One preview as telephones and tablets show it, by day and by night.
private struct PreviewSheet: View {
  let page: _PreviewPage

  private static let widths: [CGFloat] = [390, 768]

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack(alignment: .leading, spacing: 24) {
        ForEach(Self.widths, id: \.self) { width in
          HStack(alignment: .top, spacing: 24) {
            ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
              device(width, scheme)
            }
          }
        }
      }
      .padding()
    }
    .navigationTitle(Text(verbatim: page.title))
  }

  private func device(_ width: CGFloat, _ scheme: ColorScheme) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: "\(Int(width)) · \(scheme == .dark ? "dark" : "light")")
        .font(.footnote)
        .foregroundColor(.secondary)
      page.view()
        .frame(width: width, height: 700)
        .background(scheme == .dark ? Color.black : Color.white)
        .environment(\.colorScheme, scheme)
        .clipped()
        .border(Color.gray)
    }
  }
}
