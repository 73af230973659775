/// Where a book stands.
public enum Shelf {
  public static func name(of title: String) -> String { "shelf \(title.first.map(String.init) ?? "?")" }
}
