@_spi(Reflection) import Swift

/// Where the `@Published` properties of a class are, found once per class.
struct PublishedFields {
  private static let lock = Lock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: PublishedFields] = [:]

  private let offsets: [Int]

  static func of(_ object: AnyObject) -> PublishedFields {
    let type: AnyClass = Swift.type(of: object)
    let key = ObjectIdentifier(type)
    if let fields = lock.withLock({ known[key] }) { return fields }
    let fields = PublishedFields(of: type)
    lock.withLock { known[key] = fields }
    return fields
  }

  /// Asks the runtime for the stored properties of the class and its superclasses.
  private init(of type: AnyClass) {
    var offsets: [Int] = []
    let classType = _EachFieldOptions(rawValue: 1)
    _forEachField(of: type, options: classType) { _, offset, type, _ in
      if type is any PublishedField.Type { offsets.append(offset) }
      return true
    }
    self.offsets = offsets
  }

  /// The object's publisher: kept by its `@Published` properties, or, when it has none, by the registry.
  func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    if offsets.isEmpty { return ObservableObjectRegistry.publisher(for: object) }
    let stores = self.stores(of: object)
    for store in stores {
      if let publisher = store.objectWillChange {
        for other in stores where other !== store { other.adopt(publisher) }
        return publisher
      }
    }
    // The first property decides, so that two threads that come at the same time get the same publisher.
    let publisher = stores[0].adopt(ObservableObjectPublisher())
    for other in stores.dropFirst() { other.adopt(publisher) }
    return publisher
  }

  private func stores(of object: AnyObject) -> [PublishedStoreBase] {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withExtendedLifetime(object) {
      // A `Published` is one reference to its store and nothing else.
      offsets.map { (base + $0).load(as: PublishedStoreBase.self) }
    }
  }
}

/// Marks `Published`, whatever its value.
protocol PublishedField {}
