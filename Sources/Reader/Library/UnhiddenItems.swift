import SwiftUI

/// Items without those that the reader has muted or, if it is so set, had read before the list was shown.
///
/// What is read while the list is shown stays where it is. How many items are hidden is said, and they can be seen.
struct UnhiddenItems<Item: LibraryItem, Content: View>: View {
  private let items: [Item]
  private let isLoading: Bool
  private let content: ([Item], HiddenNotice) -> Content
  @EnvironmentObject private var library: Library
  @AppStorage(Settings.hidesRead) private var hidesRead = false
  @State private var showsHidden = false
  /// When the list was shown; nil before.
  @State private var moment: Library.Moment?

  /// Makes the items.
  ///
  /// - Parameters:
  ///   - items: All of them.
  ///   - isLoading: Whether others are about to take their place.
  ///   - content: Shows those that are left, and the notice of the others.
  init(
    _ items: [Item], isLoading: Bool, @ViewBuilder content: @escaping ([Item], HiddenNotice) -> Content
  ) {
    self.items = items
    self.isLoading = isLoading
    self.content = content
  }

  var body: some View {
    let unhidden = items.filter { !isHidden($0) }
    let notice = HiddenNotice(count: items.count - unhidden.count, showsHidden: $showsHidden)
    content(showsHidden ? items : unhidden, notice)
      .mutesOffered()
      .onAppear { if moment == nil { moment = library.moment } }
      .onChange(of: isLoading) { _, isLoading in
        if isLoading { moment = library.moment }
      }
  }

  private func isHidden(_ item: Item) -> Bool {
    hidesRead && library.isRead(item.readMark, before: moment) || library.hides(item)
  }
}

/// Says how many items are hidden, and shows them; nothing where none are.
struct HiddenNotice: View {
  let count: Int
  @Binding var showsHidden: Bool

  var body: some View {
    if count > 0 {
      HStack {
        Text("\(count) hidden")
          .foregroundColor(.secondary)
        Spacer()
        Button(showsHidden ? "Hide again" : "Show them") { showsHidden.toggle() }
          .buttonStyle(.borderless)
      }
      .font(.footnote)
    }
  }
}
