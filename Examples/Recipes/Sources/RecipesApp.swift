import SwiftUI

@main
struct RecipesApp: App {
  @State private var model = RecipeModel()
  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(model)
        .tint(.orange)
        .onOpenURL { url in model.open(url) }
    }
  }
}

enum Route: Hashable, Codable {
  case recipe(Recipe.ID)
  case category(Category)
  case cook(Recipe.ID)
}
