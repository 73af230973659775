import Observation
import SwiftUI

enum Category: String, CaseIterable, Codable, Identifiable, Hashable {
  case breakfast, lunch, dinner, dessert
  var id: Self { self }
  var title: LocalizedStringKey {
    switch self {
    case .breakfast: "Breakfast"
    case .lunch: "Lunch"
    case .dinner: "Dinner"
    case .dessert: "Dessert"
    }
  }
  var symbol: String {
    switch self {
    case .breakfast: "cup.and.saucer"
    case .lunch: "takeoutbag.and.cup.and.straw"
    case .dinner: "fork.knife"
    case .dessert: "birthday.cake"
    }
  }
}

struct Ingredient: Codable, Hashable, Identifiable {
  var id = UUID()
  var name: String
  var amount: Measurement<UnitMass>
}

struct Recipe: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var category: Category
  var minutes: Int
  var isFavorite = false
  var rating: Int = 3
  var ingredients: [Ingredient]
  var steps: [String]
  var hue: Double
}

struct RecipeToken: Identifiable, Hashable {
  var category: Category
  var id: Category { category }
}

@MainActor
@Observable
final class RecipeModel {
  var recipes: [Recipe] = Recipe.samples
  var path: [Route] = []
  var search = ""
  var tokens: [RecipeToken] = []
  var scope: SearchScope = .all
  private(set) var isLoading = false

  enum SearchScope: String, CaseIterable { case all = "All", favorites = "Favorites", quick = "Quick" }

  var results: [Recipe] {
    recipes.filter { r in
      (search.isEmpty || r.title.localizedStandardContains(search))
        && (tokens.isEmpty || tokens.contains { $0.category == r.category })
        && (scope == .all || (scope == .favorites ? r.isFavorite : r.minutes <= 20))
    }
  }

  func refresh() async {
    isLoading = true
    defer { isLoading = false }
    try? await Task.sleep(for: .milliseconds(300))
    recipes.shuffle()
  }

  func open(_ url: URL) {
    guard url.host() == "recipe", let title = url.pathComponents.last,
      let r = recipes.first(where: { $0.title == title })
    else { return }
    path = [.recipe(r.id)]
  }

  func toggle(_ id: Recipe.ID) {
    guard let i = recipes.firstIndex(where: { $0.id == id }) else { return }
    recipes[i].isFavorite.toggle()
  }
  subscript(id: Recipe.ID) -> Recipe? {
    get { recipes.first { $0.id == id } }
    set { if let newValue, let i = recipes.firstIndex(where: { $0.id == id }) { recipes[i] = newValue } }
  }
}

extension Recipe {
  static var samples: [Recipe] {
    func g(_ n: String, _ a: Double) -> Ingredient { Ingredient(name: n, amount: .init(value: a, unit: .grams)) }
    return [
      Recipe(
        title: "Pancakes", category: .breakfast, minutes: 20, isFavorite: true, rating: 5,
        ingredients: [g("Flour", 250), g("Milk", 300), g("Sugar", 30)],
        steps: ["Mix everything.", "Let it rest for ten minutes.", "Fry in butter until golden."], hue: 0.1),
      Recipe(
        title: "Shakshuka", category: .breakfast, minutes: 35, ingredients: [g("Tomatoes", 800), g("Eggs", 240)],
        steps: ["Simmer the tomatoes.", "Add the eggs."], hue: 0.02),
      Recipe(
        title: "Caesar Salad", category: .lunch, minutes: 15, rating: 4,
        ingredients: [g("Romaine", 200), g("Parmesan", 50)], steps: ["Wash.", "Toss."], hue: 0.33),
      Recipe(
        title: "Ramen", category: .dinner, minutes: 90, rating: 5,
        ingredients: [g("Noodles", 300), g("Pork belly", 400)],
        steps: ["Make the broth.", "Cook the noodles.", "Serve."], hue: 0.08),
      Recipe(
        title: "Lasagna", category: .dinner, minutes: 120, ingredients: [g("Pasta", 250), g("Minced meat", 500)],
        steps: ["Layer.", "Bake."], hue: 0.99),
      Recipe(
        title: "Tiramisu", category: .dessert, minutes: 45, isFavorite: true, rating: 5,
        ingredients: [g("Mascarpone", 500), g("Coffee", 200)], steps: ["Whip.", "Layer.", "Chill."], hue: 0.07),
    ]
  }
}
