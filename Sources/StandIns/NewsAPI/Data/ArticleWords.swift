/// The words of an article as the search sees them.
struct ArticleWords: Sendable {
  var title: [String]
  var description: [String]
  var content: [String]

  subscript(field: ArticleQuery.Field) -> [String] {
    switch field {
    case .title: title
    case .description: description
    case .content: content
    }
  }
}
