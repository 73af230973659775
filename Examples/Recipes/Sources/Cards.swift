import SwiftUI

struct PressedScale: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.94 : 1)
      .animation(.snappy, value: configuration.isPressed)
  }
}

struct FeaturedCarousel: View {
  let recipes: [Recipe]
  @State private var current: Recipe.ID?
  var body: some View {
    VStack(spacing: 8) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(recipes) { r in
            ZStack(alignment: .bottomLeading) {
              RoundedRectangle(cornerRadius: 20).fill(Color(hue: r.hue, saturation: 0.7, brightness: 0.9).gradient)
              VStack(alignment: .leading) {
                Text("Featured").font(.caption).textCase(.uppercase).opacity(0.8)
                Text(r.title).font(.title.bold())
              }
              .foregroundStyle(.white).padding()
            }
            .padding(.horizontal)
            .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .frame(height: 200)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      HStack {
        ForEach(recipes) { r in
          Circle().fill((current ?? recipes.first?.id) == r.id ? Color.accentColor : .gray.opacity(0.4)).frame(
            width: 7, height: 7)
        }
      }
    }
  }
}

struct RecipeCard: View {
  let recipe: Recipe
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 12)
        .fill(Color(hue: recipe.hue, saturation: 0.5, brightness: 0.95))
        .frame(width: 150, height: 100)
        .overlay(alignment: .topTrailing) {
          if recipe.isFavorite {
            Image(systemName: "heart.fill").foregroundStyle(.red).padding(6).background(.thinMaterial, in: .circle)
              .padding(6)
          }
        }
      Text(recipe.title).font(.subheadline.weight(.semibold)).lineLimit(1)
      Text("\(recipe.minutes) min").font(.caption).foregroundStyle(.secondary)
    }
    .frame(width: 150, alignment: .leading)
  }
}
