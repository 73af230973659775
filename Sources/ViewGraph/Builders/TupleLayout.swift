/// Where the views of a tuple lie in it; read once for each type of tuple.
@MainActor
struct TupleLayout {
  let fields: [(offset: Int, type: any View.Type)]

  private static var known: [ObjectIdentifier: TupleLayout] = [:]

  static func of(_ type: Any.Type) -> TupleLayout {
    if let known = known[ObjectIdentifier(type)] { return known }
    let made = TupleLayout(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  private init(_ type: Any.Type) {
    if let view = type as? any View.Type {
      // What is no tuple is a single view.
      fields = [(0, view)]
    } else {
      fields = StoredProperties(of: type).properties.compactMap { property in
        (property.type as? any View.Type).map { (property.offset, $0) }
      }
    }
  }
}
