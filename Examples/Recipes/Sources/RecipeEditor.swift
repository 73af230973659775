import SwiftUI

struct RecipeEditor: View {
  @State var recipe: Recipe
  var save: (Recipe) -> Void
  @Environment(\.dismiss) private var dismiss
  @FocusState private var field: Field?
  enum Field: Hashable { case title, minutes, ingredient(UUID) }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $recipe.title).focused($field, equals: .title).submitLabel(.next).onSubmit {
          field = .minutes
        }
        TextField("Minutes", value: $recipe.minutes, format: .number).keyboardType(.numberPad).focused(
          $field, equals: .minutes)
        Picker("Category", selection: $recipe.category) {
          ForEach(Category.allCases) { Label($0.title, systemImage: $0.symbol).tag($0) }
        }
        Picker("Category", selection: $recipe.category) {
          ForEach(Category.allCases) { Text($0.title).tag($0) }
        }
        .pickerStyle(.inline)
        .labelsHidden()
        Section("Ingredients") {
          ForEach($recipe.ingredients, editActions: [.delete, .move]) { $i in
            TextField("Name", text: $i.name).focused($field, equals: .ingredient(i.id))
          }
          Button("Add", systemImage: "plus") {
            let new = Ingredient(name: "", amount: .init(value: 100, unit: .grams))
            recipe.ingredients.append(new)
            field = .ingredient(new.id)
          }
        }
      }
      .navigationTitle("Edit")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            save(recipe); dismiss()
          }.disabled(recipe.title.isEmpty)
        }
      }
      .defaultFocus($field, .title)
    }
  }
}
