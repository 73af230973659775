import Articles
import SwiftUI

/// One article: picture, title, source and date, description, and a button.
struct ArticleRow: View {
  let article: Article
  @State private var isSaved = false

  var body: some View {
    HStack {
      Pictures.all[article.picture]
        .resizable()
        .frame(width: 60, height: 60)
      VStack(alignment: .leading) {
        Text(article.title).font(.headline)
        Text("\(article.source) · \(article.date)").font(.caption).foregroundColor(.secondary)
        Text(article.description)
      }
      Spacer()
      Button(isSaved ? "Saved" : "Save") { isSaved.toggle() }
    }
  }
}

/// The pictures, decoded once for all readers.
@MainActor
enum Pictures {
  static let all = Picture.all.map { Image(uiImage: UIImage(data: Data($0)) ?? UIImage()) }
}
