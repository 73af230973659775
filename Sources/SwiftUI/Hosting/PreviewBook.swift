import Foundation
import ViewGraph

/// One preview of a program: what `reel previews` makes of a `#Preview` or a `PreviewProvider`.
public struct _PreviewPage {
  let title: String
  let file: String
  let layout: PreviewTrait<Preview.ViewTraits>.Layout
  let view: @MainActor () -> AnyView

  /// Makes a page.
  public init<Content: View>(
    _ title: String, file: String, traits: [PreviewTrait<Preview.ViewTraits>] = [],
    @ViewBuilder view: @escaping @MainActor () -> Content
  ) {
    self.title = title
    self.file = file
    layout = traits.map(\.layout).last { $0 != .device } ?? .device
    // What is said first lies outermost.
    let around = traits.compactMap(\.around).reversed()
    self.view = { around.reduce(AnyView(view())) { $1($0) } }
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

/// One preview as telephones and tablets show it, or as its traits say, by day and by night.
private struct PreviewSheet: View {
  let page: _PreviewPage

  /// The sizes that it is shown in; nil is its own.
  private var sizes: [CGSize?] {
    switch page.layout {
    case .device: [CGSize(width: 390, height: 700), CGSize(width: 768, height: 700)]
    case .landscape: [CGSize(width: 844, height: 390), CGSize(width: 1024, height: 700)]
    case .fits: [nil]
    case .fixed(let width, let height): [CGSize(width: width, height: height)]
    }
  }

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack(alignment: .leading, spacing: 24) {
        ForEach(Array(sizes.enumerated()), id: \.offset) { _, size in
          HStack(alignment: .top, spacing: 24) {
            ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
              device(size, scheme)
            }
          }
        }
      }
      .padding()
    }
    .navigationTitle(Text(verbatim: page.title))
  }

  private func device(_ size: CGSize?, _ scheme: ColorScheme) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: "\(size.map { "\(Int($0.width))" } ?? "its size") · \(scheme == .dark ? "dark" : "light")")
        .font(.footnote)
        .foregroundColor(.secondary)
      page.view()
        .frame(width: size?.width, height: size?.height)
        .background(scheme == .dark ? Color.black : Color.white)
        .environment(\.colorScheme, scheme)
        .clipped()
        .border(Color.gray)
    }
  }
}
