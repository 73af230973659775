import SwiftUI

struct RootView: View {
  @Environment(RecipeModel.self) private var model
  @State private var tab: TabKind = .browse
  enum TabKind: Hashable { case browse, favorites, plan }

  var body: some View {
    TabView(selection: $tab) {
      Tab("Browse", systemImage: "book", value: .browse) { BrowseView() }
      Tab("Favorites", systemImage: "heart", value: .favorites) { FavoritesView() }
        .badge(model.recipes.count(where: \.isFavorite))
      Tab("Plan", systemImage: "calendar", value: .plan) { PlanView() }
    }
  }
}

struct BrowseView: View {
  @Environment(RecipeModel.self) private var model
  @Namespace private var zoom

  var body: some View {
    @Bindable var model = model
    NavigationStack(path: $model.path) {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          FeaturedCarousel(recipes: Array(model.recipes.prefix(4)))
          ForEach(Category.allCases) { category in
            let list = model.results.filter { $0.category == category }
            if !list.isEmpty {
              VStack(alignment: .leading) {
                NavigationLink(value: Route.category(category)) {
                  HStack {
                    Label(category.title, systemImage: category.symbol).font(.title3.bold())
                    Image(systemName: "chevron.forward").font(.footnote.bold()).foregroundStyle(.secondary)
                  }
                }
                .buttonStyle(.plain)
                .padding(.horizontal)
                ScrollView(.horizontal) {
                  LazyHStack(spacing: 12) {
                    ForEach(list) { recipe in
                      NavigationLink(value: Route.recipe(recipe.id)) { RecipeCard(recipe: recipe) }
                        .buttonStyle(PressedScale())
                        .contextMenu {
                          Button(recipe.isFavorite ? "Unfavorite" : "Favorite", systemImage: "heart") {
                            model.toggle(recipe.id)
                          }
                          ShareLink(item: recipe.title)
                        } preview: {
                          RecipeCard(recipe: recipe).frame(width: 260)
                        }
                        .scrollTransition { content, phase in
                          content.opacity(phase.isIdentity ? 1 : 0.6).scaleEffect(phase.isIdentity ? 1 : 0.95)
                        }
                    }
                  }
                  .scrollTargetLayout()
                }
                .contentMargins(.horizontal, 16, for: .scrollContent)
                .scrollTargetBehavior(.viewAligned)
                .scrollIndicators(.hidden)
              }
            }
          }
        }
        .padding(.vertical)
      }
      .overlay { if model.results.isEmpty { ContentUnavailableView.search(text: model.search) } }
      .navigationTitle("Recipes")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .recipe(let id): RecipeDetail(id: id)
        case .category(let c): CategoryView(category: c)
        case .cook(let id): CookMode(id: id)
        }
      }
      .searchable(text: $model.search, tokens: $model.tokens, prompt: "Search recipes") { Text($0.category.title) }
      .searchScopes($model.scope) {
        ForEach(RecipeModel.SearchScope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .searchSuggestions {
        if model.search.isEmpty {
          ForEach(Category.allCases) { c in
            Label(c.title, systemImage: c.symbol).searchCompletion(RecipeToken(category: c))
          }
        }
      }
      .refreshable { await model.refresh() }
    }
  }
}

#Preview { RootView().environment(RecipeModel()) }
