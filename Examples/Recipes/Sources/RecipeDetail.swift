import PhotosUI
import SwiftUI

struct RecipeDetail: View {
  let id: Recipe.ID
  @Environment(RecipeModel.self) private var model
  @State private var servings = 2
  @State private var isEditing = false
  @State private var checked: Set<Ingredient.ID> = []
  @State private var photo: PhotosPickerItem?
  @State private var image: Image?
  @State private var noteAlert = false
  @State private var note = ""

  var body: some View {
    if let recipe = model[id] {
      List {
        Section {
          header(recipe)
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.clear)
        }
        Section {
          Stepper("Serves \(servings)", value: $servings, in: 1...12)
          ForEach(recipe.ingredients) { i in
            HStack {
              Image(systemName: checked.contains(i.id) ? "checkmark.square.fill" : "square")
                .foregroundStyle(.tint)
                .contentTransition(.symbolEffect(.replace))
              Text(i.name).strikethrough(checked.contains(i.id))
              Spacer()
              Text(i.amount * Double(servings) / 2, format: .measurement(width: .abbreviated, usage: .asProvided))
                .foregroundStyle(.secondary).monospacedDigit()
            }
            .contentShape(.rect)
            .onTapGesture { checked.formSymmetricDifference([i.id]) }
          }
        } header: {
          Text("Ingredients")
        }
        Section("Steps") {
          ForEach(Array(recipe.steps.enumerated()), id: \.offset) { n, step in
            HStack(alignment: .firstTextBaseline) {
              Text("\(n + 1)").font(.headline).foregroundStyle(.white).frame(width: 28, height: 28).background(
                .tint, in: .circle)
              Text(step)
            }
          }
          NavigationLink("Start cooking", value: Route.cook(id))
        }
        Section("Photo") {
          if let image { image.resizable().scaledToFit().frame(maxHeight: 200) }
          PhotosPicker("Choose a photo", selection: $photo, matching: .images)
          Button("Add note") { noteAlert = true }
          if !note.isEmpty { Text(note).italic() }
        }
      }
      .navigationTitle(recipe.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Favorite", systemImage: recipe.isFavorite ? "heart.fill" : "heart") {
            withAnimation { model.toggle(id) }
          }
          .symbolEffect(.bounce, value: recipe.isFavorite)
        }
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") { isEditing = true } }
      }
      .task(id: photo) {
        if let data = try? await photo?.loadTransferable(type: Data.self), let ui = UIImage(data: data) {
          image = Image(uiImage: ui)
        }
      }
      .alert("Note", isPresented: $noteAlert) {
        TextField("Your note", text: $note)
        Button("Save") {}
        Button("Cancel", role: .cancel) { note = "" }
      } message: {
        Text("Write what you want to remember.")
      }
      .sheet(isPresented: $isEditing) {
        RecipeEditor(recipe: recipe) { model[id] = $0 }
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
      }
      .sensoryFeedback(.success, trigger: recipe.isFavorite)
    } else {
      ContentUnavailableView("No recipe", systemImage: "questionmark.folder")
    }
  }

  @ViewBuilder
  private func header(_ recipe: Recipe) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      LinearGradient(
        colors: [Color(hue: recipe.hue, saturation: 0.8, brightness: 0.9), .clear], startPoint: .top, endPoint: .bottom
      )
      .frame(height: 160)
      .overlay {
        Image(systemName: recipe.category.symbol).font(.system(size: 60)).foregroundStyle(.white.opacity(0.9))
      }
      HStack {
        StarRating(rating: Binding(get: { recipe.rating }, set: { model[id]?.rating = $0 }))
        Spacer()
        Label("\(recipe.minutes) min", systemImage: "clock").font(.subheadline).foregroundStyle(.secondary)
      }
      .padding(.horizontal)
    }
  }
}

struct StarRating: View {
  @Binding var rating: Int
  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...5, id: \.self) { n in
        Button {
          rating = n
        } label: {
          Image(systemName: n <= rating ? "star.fill" : "star").foregroundStyle(.yellow)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel("\(n) stars")
      }
    }
  }
}
