/// The choice of a tab, as a step of the location's path: by the word of its tag or, where the tag is a number or
/// there is none, of its label.
@MainActor
final class TabStep: PathStep {
  /// What the location has to know of one tab.
  struct Item {
    var tag: AnyHashable
    var label: String
    var part: ScreenPart?
  }

  let locationKey: String
  let locationOrder: UInt32
  let locationPart: ScreenPart?
  /// Whether pages are turned by a swipe: Back does not undo that.
  private let isTurned: Bool
  var isLocationStep: Bool { !isTurned }
  private var parts: [ScreenPart?] = []
  private var words: [String] = []
  private var tags: [AnyHashable] = []
  private let initial: AnyHashable?
  private let openIndex: @MainActor () -> Int?
  private let open: @MainActor (Int) -> Void

  /// - Parameters:
  ///   - initial: The tag of the tab that is open at the start, nil for the first.
  ///   - openIndex: Which tab is open.
  ///   - open: Opens a tab.
  init(
    of node: GraphNode, initial: AnyHashable?, openIndex: @escaping @MainActor () -> Int?,
    open: @escaping @MainActor (Int) -> Void
  ) {
    locationKey = node.key.name("tab")
    locationOrder = node.id
    locationPart = node.environment.screenPart
    isTurned = node.environment.tabViewStyle.hasPrefix("page")
    self.initial = initial
    self.openIndex = openIndex
    self.open = open
  }

  /// Takes over which tabs there are. Where two have the same word, none has any.
  func update(_ items: [Item]) {
    parts = items.map(\.part)
    tags = items.map(\.tag)
    let found = items.compactMap(Self.word)
    words = found.count == items.count && Set(found).count == found.count ? found : []
  }

  /// What opens a tab from elsewhere.
  func change(to index: Int) -> LocationChange {
    let step = words.indices.contains(index) ? level(index).step : nil
    return LocationChange(key: locationKey, value: String(index), step: step)
  }

  var pathLevels: [PathLevel] {
    guard let index = openIndex(), words.indices.contains(index) else { return [] }
    return [level(index)]
  }

  func claim(_ level: Int, _ path: ArraySlice<String>, resets: Bool) -> PathClaim {
    guard level == 0, let current = openIndex(), !words.isEmpty else { return .none }
    let found = path.first.flatMap(words.firstIndex)
    if found == nil, !path.isEmpty { return .unknown }
    guard let wanted = found ?? (resets ? initialIndex : nil), wanted != current else {
      return .shown(found == nil ? 0 : 1)
    }
    open(wanted)
    return .changed(found == nil ? 0 : 1)
  }

  var locationValue: String? {
    guard let index = openIndex(), index != initialIndex else { return nil }
    return words.indices.contains(index) ? words[index] : String(index)
  }

  func restore(_ value: String?) {
    guard let value else { return open(initialIndex) }
    if let index = words.firstIndex(of: value) ?? Int(value) { open(index) }
  }

  private var initialIndex: Int { initial.flatMap(tags.firstIndex) ?? 0 }

  private func level(_ index: Int) -> PathLevel {
    var level = PathLevel(key: locationKey, words: [words[index]], isDefault: index == initialIndex, part: parts[index])
    level.step.isTurn = isTurned
    return level
  }

  private static func word(_ item: Item) -> String? {
    guard LocationWords.isText(item.tag.base), let words = LocationWords.of(item.tag.base), words.count == 1 else {
      return LocationWords.slug(item.label)
    }
    return words[0]
  }
}
