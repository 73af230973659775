import Foundation

/// What speeds requests of an entity up. Stores hold their objects in memory and need no indexes: it is kept as it is.
open class NSFetchIndexDescription: NSObject {
  /// The index's name.
  open var name: String
  /// What it is made of.
  open var elements: [NSFetchIndexElementDescription]
  /// Which objects it has.
  open var partialIndexPredicate: NSPredicate?

  /// Makes an index.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}

/// How an index sorts what it has.
public enum NSFetchIndexElementType: UInt, Sendable {
  case binary
  case rTree
}

/// A part of an index.
open class NSFetchIndexElementDescription: NSObject {
  /// The property that the index looks at.
  open private(set) var property: NSPropertyDescription?
  /// How it sorts.
  open var collationType: NSFetchIndexElementType
  /// Whether it goes up.
  open var isAscending = true

  /// Makes a part of an index.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }
}
