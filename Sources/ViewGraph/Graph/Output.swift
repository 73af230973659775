/// What a node hands up to the container it is in.
struct Outputs {
  /// The display nodes, in order: none for an empty view, several for a group.
  var items: [Output]
  /// What the views below say to the containers above them.
  var preferences: PreferenceValues

  init(_ items: [Output] = [], preferences: PreferenceValues = PreferenceValues()) {
    self.items = items
    self.preferences = preferences
  }

  init(_ display: DisplayNode) {
    self.init([Output(display)])
  }

  /// The display nodes that take part in layout, and those that are shown above it.
  var displays: [DisplayNode] { items.map(\.display) }

  mutating func append(_ other: Outputs) {
    if items.isEmpty { items = other.items } else { items.append(contentsOf: other.items) }
    preferences.merge(other.preferences)
  }

  /// The outputs with each display node that takes part in layout replaced.
  func mapDisplays(_ transform: (DisplayNode) -> DisplayNode) -> Outputs {
    Outputs(
      items.map { $0.display.isPresentation ? $0 : Output(transform($0.display), traits: $0.traits) },
      preferences: preferences)
  }

  /// The outputs with several views one below the other: what a body of several views is at the root of a window, a
  /// sheet, a tab, a page or a cell.
  func inColumn(_ id: @autoclosure () -> DisplayNode.ID) -> Outputs {
    guard items.count > 1 else { return self }
    let inside = items.filter { !$0.display.isPresentation }
    guard inside.count > 1 else { return self }
    var traits = ViewTraits()
    for item in inside { traits.fill(from: item.traits) }
    let column = DisplayNode(
      id: id(), content: .stack(StackContent(axis: .vertical)), children: inside.map(\.display))
    let above = items.filter { $0.display.isPresentation }
    return Outputs([Output(column, traits: traits)] + above, preferences: preferences)
  }

  /// One display node for the whole, with the presentations beside it.
  func wrapped(_ wrap: ([DisplayNode]) -> DisplayNode) -> Outputs {
    var inside: [DisplayNode] = []
    inside.reserveCapacity(items.count)
    var above: [Output] = []
    for item in items {
      if item.display.isPresentation { above.append(item) } else { inside.append(item.display) }
    }
    let whole = [Output(wrap(inside))]
    return Outputs(above.isEmpty ? whole : whole + above, preferences: preferences)
  }
}

/// One display node and what its view says to the container around it.
struct Output {
  var display: DisplayNode
  var traits: ViewTraits

  init(_ display: DisplayNode, traits: ViewTraits = ViewTraits()) {
    self.display = display
    self.traits = traits
  }
}

/// A property that a view tells the container directly around it: its tag, its tab, its row insets.
protocol ViewTraitKey {
  associatedtype Value
}

/// The traits of one view.
struct ViewTraits {
  private var values: [(key: ObjectIdentifier, value: Any)] = []

  init() {}

  /// True where the view says the trait.
  func has<K: ViewTraitKey>(_ key: K.Type) -> Bool {
    for entry in values where entry.key == ObjectIdentifier(key) { return true }
    return false
  }

  subscript<K: ViewTraitKey>(key: K.Type) -> K.Value? {
    get {
      // Without this, a trait that is not there would be the nil of a trait whose values are optional.
      for entry in values where entry.key == ObjectIdentifier(key) { return entry.value as? K.Value }
      return nil
    }
    set {
      if has(key) { values.removeAll { $0.key == ObjectIdentifier(key) } }
      if let newValue { values.append((ObjectIdentifier(key), newValue)) }
    }
  }

  /// These traits, and those of `inner` that are not among them.
  mutating func fill(from inner: ViewTraits) {
    for entry in inner.values where !values.contains(where: { $0.key == entry.key }) {
      values.append(entry)
    }
  }
}
