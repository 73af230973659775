import SwiftUI

/// What was searched for before, to be searched for again.
struct RecentSearches: View {
  let searches: [String]
  let choose: @MainActor (String) -> Void
  let forget: @MainActor () -> Void

  var body: some View {
    if !searches.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("Recent searches")
            .font(.headline)
            .accessibilityHeading(.h2)
          Spacer()
          Button("Forget", action: forget)
            .font(.subheadline)
        }
        ForEach(searches.prefix(8), id: \.self) { words in
          Button {
            choose(words)
          } label: {
            Label(words, systemImage: "clock")
              .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
              .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
        }
      }
      .listHead()
    }
  }
}
