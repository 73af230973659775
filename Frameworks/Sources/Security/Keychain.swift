import Foundation

/// One reader's items, as a list in their defaults.
struct Keychain {
  typealias Item = [String: Any]

  private static let place = "_NewsreelKeychain"
  private let defaults = UserDefaults.standard
  /// What says how to search and not what an item is.
  private static let questions: Set<String> = [
    kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
    kSecUseAuthenticationUI, kSecUseDataProtectionKeychain, kSecUseOperationPrompt,
  ]
  /// What tells one item of a class from another, as Apple documents for passwords.
  private static let names: Set<String> = [
    kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrServer, kSecAttrAccessGroup, kSecAttrSynchronizable,
    kSecAttrApplicationTag, kSecAttrPath, kSecAttrPort, kSecAttrProtocol, kSecAttrSecurityDomain,
  ]

  private var all: [Item] {
    get { defaults.array(forKey: Self.place) as? [Item] ?? [] }
    nonmutating set { defaults.set(newValue, forKey: Self.place) }
  }

  /// What is kept of the attributes: what a property list can hold.
  static func stored(_ attributes: Item) -> Item {
    attributes.filter { key, value in
      !questions.contains(key)
        && (value is String || value is Data || value is Bool || value is Int || value is Date)
    }
  }

  mutating func add(_ attributes: Item) -> OSStatus {
    guard attributes[kSecClass] != nil else { return errSecParam }
    let item = Self.stored(attributes)
    let name = item.filter { Self.names.contains($0.key) }
    guard !all.contains(where: { Self.matches($0.filter { Self.names.contains($0.key) }, name, isExact: true) }) else {
      return errSecDuplicateItem
    }
    all.append(item)
    return errSecSuccess
  }

  func items(_ query: Item) -> [Item] {
    let asked = Self.stored(query)
    let found = all.filter { Self.matches($0, asked) }
    return query[kSecMatchLimit] as? String == kSecMatchLimitAll ? found : Array(found.prefix(1))
  }

  /// Changes all items that a query finds; one that is made empty is gone.
  mutating func change(_ query: Item, _ body: (inout Item) -> Void) -> OSStatus {
    let asked = Self.stored(query).filter { $0.key != kSecValueData }
    var items = all
    var count = 0
    for place in items.indices where Self.matches(items[place], asked) {
      body(&items[place])
      count += 1
    }
    guard count > 0 else { return errSecItemNotFound }
    all = items.filter { !$0.isEmpty }
    return errSecSuccess
  }

  /// Whether an item has all that is asked for; exactly that where two items are compared.
  private static func matches(_ item: Item, _ asked: Item, isExact: Bool = false) -> Bool {
    // What it does not say about the cloud and about access is said by default.
    let lenient: Set = [kSecAttrSynchronizable, kSecAttrAccessible]
    if isExact, item.count != asked.count { return false }
    return asked.allSatisfy { key, value in
      lenient.contains(key) && item[key] == nil || item[key].map { same($0, value) } ?? false
    }
  }

  private static func same(_ one: Any, _ other: Any) -> Bool {
    NSDictionary(dictionary: ["": one]).isEqual(to: ["": other])
  }

  /// What a caller asked for of the items.
  static func answer(_ items: [Item], to query: Item) -> CFTypeRef? {
    let wantsData = query[kSecReturnData] as? Bool ?? false
    let wantsAttributes = query[kSecReturnAttributes] as? Bool ?? false
    guard wantsData || wantsAttributes else { return nil }
    let answers: [AnyObject] = items.map { item in
      if !wantsAttributes { return NSData(data: item[kSecValueData] as? Data ?? Data()) }
      let told = wantsData ? item : item.filter { $0.key != kSecValueData }
      return NSDictionary(dictionary: told)
    }
    return query[kSecMatchLimit] as? String == kSecMatchLimitAll ? NSArray(array: answers) : answers.first
  }
}
