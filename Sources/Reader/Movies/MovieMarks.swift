import Shelf
import SwiftUI

/// What the reader makes of a movie: whether they mean to see it, and the stars that they give it.
struct MovieMarks: View {
  let bookmark: Bookmark
  @EnvironmentObject private var library: Library

  var body: some View {
    // Side by side where there is room.
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 224), alignment: .leading)], alignment: .leading, spacing: 8) {
      StarsControl(stars: library.stars(of: bookmark)) { library.rate(bookmark, $0) }
      WatchButton(bookmark: bookmark.with(.watch))
        .buttonStyle(.bordered)
    }
  }
}

/// Puts a movie on the list of what is to be seen, or takes it from there.
struct WatchButton: View {
  let bookmark: Bookmark
  @EnvironmentObject private var library: Library

  var body: some View {
    let isListed = library.isBookmarked(bookmark.id)
    Button {
      library.toggle(bookmark)
    } label: {
      Label("Watchlist", systemImage: isListed ? "clock.fill" : "clock")
    }
    .accessibilityAddTraits(isListed ? [.isToggle, .isSelected] : .isToggle)
  }
}

/// Five stars to press; the one that counts takes them back.
private struct StarsControl: View {
  let stars: Int?
  let rate: @MainActor (Int?) -> Void

  var body: some View {
    HStack(spacing: 0) {
      ForEach(1...5, id: \.self) { number in
        Button {
          rate(number == stars ? nil : number)
        } label: {
          Image(systemName: number <= stars ?? 0 ? "star.fill" : "star")
            .font(.title2)
            .frame(width: 44, height: 44)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("\(number) stars")
        .accessibilityAddTraits(number == stars ? .isSelected : [])
      }
    }
    .foregroundColor(.orange)
    .padding(.leading, -10)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Your rating")
  }
}

/// The stars that the reader has given.
struct StarsText: View {
  let stars: Int

  var body: some View {
    Text(verbatim: String(repeating: "★", count: stars) + String(repeating: "☆", count: max(0, 5 - stars)))
      .font(.caption)
      .foregroundColor(.orange)
      .accessibilityLabel("\(stars) stars")
  }
}
