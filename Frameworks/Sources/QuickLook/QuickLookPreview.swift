import SwiftUI

extension View {
  /// Shows a file above everything else while there is one: a picture, a text, a document of PDF, or a film of the web. Of other files the name
  /// is seen, and all can be kept.
  /// - Partly: pictures that browsers know, texts of 1 MB at most and PDF; other files by name.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(Previewing(selection: item, items: item.wrappedValue.map { [$0] } ?? []))
  }

  /// Shows one of several files above everything else while one is selected; the reader goes on to the others.
  /// - Partly: pictures that browsers know, texts of 1 MB at most and PDF; other files by name.
  nonisolated public func quickLookPreview<Items>(_ selection: Binding<Items.Element?>, in items: Items) -> some View
  where Items: RandomAccessCollection, Items.Element == URL {
    modifier(Previewing(selection: selection, items: Array(items)))
  }
}

private struct Previewing: ViewModifier {
  @Binding var selection: URL?
  let items: [URL]

  nonisolated init(selection: Binding<URL?>, items: [URL]) {
    _selection = selection
    self.items = items
  }

  private var isPresented: Binding<Bool> {
    Binding {
      selection != nil
    } set: {
      if !$0 { selection = nil }
    }
  }

  private var place: Binding<Int> {
    Binding {
      items.firstIndex { $0 == selection } ?? 0
    } set: {
      if items.indices.contains($0) { selection = items[$0] }
    }
  }

  func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented) {
      PreviewPage(items: items.map { PreviewPage.Item(url: $0) }, place: place) { selection = nil }
    }
  }
}
