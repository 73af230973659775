import SwiftUI

struct CategoryView: View {
  let category: Category
  @Environment(RecipeModel.self) private var model
  @State private var grid = true
  @Namespace private var ns
  var body: some View {
    let list = model.recipes.filter { $0.category == category }
    ScrollView {
      if grid {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 16)], spacing: 16) {
          ForEach(list) { r in RecipeCard(recipe: r).matchedGeometryEffect(id: r.id, in: ns) }
        }
        .padding()
      } else {
        LazyVStack(alignment: .leading) {
          ForEach(list) { r in
            HStack {
              RecipeCard(recipe: r).matchedGeometryEffect(id: r.id, in: ns); Spacer()
            }
            Divider()
          }
        }
        .padding()
      }
    }
    .navigationTitle(category.title)
    .toolbar {
      Button("Layout", systemImage: grid ? "list.bullet" : "square.grid.2x2") {
        withAnimation(.spring) { grid.toggle() }
      }
    }
  }
}

struct FavoritesView: View {
  @Environment(RecipeModel.self) private var model
  var body: some View {
    NavigationStack {
      List {
        ForEach(model.recipes.filter(\.isFavorite)) { r in
          HStack {
            RoundedRectangle(cornerRadius: 8).fill(Color(hue: r.hue, saturation: 0.6, brightness: 0.9)).frame(
              width: 44, height: 44)
            VStack(alignment: .leading) {
              Text(r.title); Text(r.category.title).font(.caption).foregroundStyle(.secondary)
            }
          }
          .swipeActions { Button("Remove", systemImage: "heart.slash", role: .destructive) { model.toggle(r.id) } }
        }
      }
      .listStyle(.plain)
      .animation(.default, value: model.recipes)
      .overlay {
        if !model.recipes.contains(where: \.isFavorite) {
          ContentUnavailableView("No favorites", systemImage: "heart", description: Text("Tap the heart on a recipe."))
        }
      }
      .navigationTitle("Favorites")
    }
  }
}

struct PlanView: View {
  @State private var days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map { Day(name: $0) }
  @State private var date = Date.now
  @Environment(RecipeModel.self) private var model
  struct Day: Identifiable { var name: String; var recipe: Recipe?; var id: String { name } }
  var body: some View {
    NavigationStack {
      List {
        DatePicker("Week of", selection: $date, displayedComponents: .date)
        ForEach($days) { $day in
          HStack {
            Text(day.name)
            Spacer()
            Menu {
              ForEach(model.recipes) { r in Button(r.title) { day.recipe = r } }
              if day.recipe != nil { Divider(); Button("Clear", role: .destructive) { day.recipe = nil } }
            } label: {
              Text(day.recipe?.title ?? "Choose")
              Image(systemName: "chevron.up.chevron.down")
            }
          }
        }
        .onMove { days.move(fromOffsets: $0, toOffset: $1) }
        DisclosureGroup("Summary") {
          Text("^[\(days.filter { $0.recipe != nil }.count) meal](inflect: true) planned")
          ProgressView(value: Double(days.filter { $0.recipe != nil }.count), total: 5) { Text("Planned") }
        }
      }
      .navigationTitle("Plan")
      .toolbar { EditButton() }
    }
  }
}
