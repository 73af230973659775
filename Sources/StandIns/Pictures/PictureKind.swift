/// What happens when a picture is asked for: `/pictures/<kind>/<name>.png`.
enum PictureKind: String, Sendable, CaseIterable {
  /// A picture.
  case fine
  /// A small square mark of a publisher.
  case logo
  /// Status 404.
  case missing
  /// Status 403.
  case forbidden
  /// A picture after two to four seconds.
  case slow
  /// The first part of a picture, as if that were all.
  case truncated
  /// A page of HTML that says it is a PNG.
  case html
  /// A picture of twelve megabytes.
  case huge
  /// A redirect to a port where nobody listens.
  case redirect

  /// The kinds that are occasionally used for articles.
  static let broken: [PictureKind] = [.missing, .forbidden, .slow, .truncated, .html, .huge, .redirect]
}
