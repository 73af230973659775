import SwiftUI
import TheCatAPI

/// The heart of a cat.
struct FavouriteButton: View {
  let image: CatImage.ID
  let url: URL?
  @EnvironmentObject private var favourites: CatMarks<Bool>

  var body: some View {
    let isFavourite = favourites.value(of: image) ?? false
    Button {
      favourites.set(isFavourite ? nil : true, on: image, url: url)
    } label: {
      Image(systemName: isFavourite ? "heart.fill" : "heart")
        .font(.title3)
        .foregroundColor(isFavourite ? .red : .white)
        .frame(width: 36, height: 36)
        .background(Color.black.opacity(0.45))
        .clipShape(Circle())
        // As large as a finger.
        .frame(width: 44, height: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Favourite")
    .accessibilityAddTraits(isFavourite ? [.isToggle, .isSelected] : .isToggle)
  }
}
