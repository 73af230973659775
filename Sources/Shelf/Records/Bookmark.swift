import Foundation
import SQLiteStorage

/// Something that a reader has put aside.
public struct Bookmark: Codable, Sendable, Hashable, Identifiable {
  /// What kinds of things can be put aside.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case article, movie
    /// A movie that the reader means to see.
    case watch
    /// A movie that the reader has given stars.
    case rated
    case person, story, cat
  }

  /// Names the thing among all that a reader can put aside, such as "movie/311".
  public var id: String
  public var kind: Kind
  public var title: String
  /// A line of small print; empty for none.
  public var subtitle: String
  /// Where the thing is: an address on the web, or a path inside the reader such as "/movies/311".
  public var address: String
  /// A picture of it, nil for none.
  public var picture: URL?
  /// When it was put aside.
  public var date: Date
  /// How many stars the reader has given it, 1 to 5; nil for none.
  public var stars: Int?
  /// What it says, where it has no place in the reader that always has it; nil for none.
  public var text: String?

  /// Describes something put aside.
  public init(
    id: String, kind: Kind, title: String, subtitle: String = "", address: String, picture: URL? = nil, date: Date,
    stars: Int? = nil, text: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.subtitle = subtitle
    self.address = address
    self.picture = picture
    self.date = date
    self.stars = stars
    self.text = text
  }
}

extension Bookmark {
  /// A row of the table; nil for one of a kind that this version does not know.
  init?(_ row: SQLRow) {
    guard let id = row.text("id"), let kind = row.text("kind").flatMap(Kind.init), let title = row.text("title"),
      let subtitle = row.text("subtitle"), let address = row.text("address"), let date = row.date("date")
    else { return nil }
    self.init(
      id: id, kind: kind, title: title, subtitle: subtitle, address: address,
      picture: row.text("picture").flatMap(URL.init(string:)), date: date,
      stars: row.integer("stars"), text: row.text("text"))
  }
}
