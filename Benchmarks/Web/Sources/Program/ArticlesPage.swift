import Articles
import SwiftUI

/// A picker of three sets, a search field, and the articles that match.
struct ArticlesPage: View {
  @StateObject private var model = ArticlesModel()

  var body: some View {
    VStack {
      Picker("Section", selection: $model.set) {
        ForEach(ArticleSets.names.indices, id: \.self) { Text(ArticleSets.names[$0]).tag($0) }
      }
      .pickerStyle(.segmented)
      TextField("Search", text: $model.text)
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(model.articles) { ArticleRow(article: $0) }
        }
      }
    }
    .padding()
  }
}

/// What the reader has chosen, and what follows from it.
final class ArticlesModel: ObservableObject {
  @Published var set = 0
  @Published var text = ""

  var articles: [Article] { ArticleSets.articles(in: set, matching: text) }
}
