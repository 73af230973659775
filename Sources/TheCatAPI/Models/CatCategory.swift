/// A kind of picture, such as cats in boxes.
public struct CatCategory: Sendable, Hashable, Identifiable, Codable {
  /// The service's number.
  public var id: Int
  /// The name, in English and lower case.
  public var name: String

  /// Creates a category.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}
