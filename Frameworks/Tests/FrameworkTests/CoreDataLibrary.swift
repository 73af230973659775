import CoreData
import Testing

/// A shelf of books, as a program's own class.
final class Rack: NSManagedObject {
  @NSManaged var name: String?
  @NSManaged var books: NSSet?
}

final class Volume: NSManagedObject {
  @NSManaged var title: String
  @NSManaged var pages: Int16
  @NSManaged var price: NSDecimalNumber?
  @NSManaged var read: Bool
  @NSManaged var added: Date?
  @NSManaged var id: UUID?
  @NSManaged var link: URL?
  @NSManaged var cover: Data?
  @NSManaged var rating: NSNumber?
  @NSManaged var tags: [String]?
  @NSManaged var shelf: Rack?

  override func awakeFromInsert() {
    super.awakeFromInsert()
    setPrimitiveValue(UUID(), forKey: "id")
  }
}

enum Library {
  static let text = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="1" module="FrameworkTests">
      <entity name="Rack" representedClassName="Rack" syncable="YES">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Volume" inverseName="shelf" inverseEntity="Volume"/>
      </entity>
      <entity name="Volume" representedClassName=".Volume" syncable="YES">
        <attribute name="title" attributeType="String" defaultValueString="Untitled" minValueString="1"/>
        <attribute name="pages" optional="YES" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
        <attribute name="price" optional="YES" attributeType="Decimal"/>
        <attribute name="read" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="added" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <attribute name="link" optional="YES" attributeType="URI"/>
        <attribute name="cover" optional="YES" attributeType="Binary"/>
        <attribute name="rating" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <attribute name="changed" optional="YES" attributeType="Date" derived="YES" derivationExpression="now:()"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Rack" inverseName="books" inverseEntity="Rack"/>
      </entity>
    </model>
    """

  static func folder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")
  }

  /// A container with a store in a file, or in memory.
  static func container(in folder: URL? = nil) throws -> NSPersistentContainer {
    let place = Self.folder().appendingPathComponent("Library.momd")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try text.write(to: place.appendingPathComponent("Library.mom"), atomically: true, encoding: .utf8)
    let model = try #require(NSManagedObjectModel(contentsOf: place))
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let file = folder?.appendingPathComponent("Library.sqlite") ?? URL(fileURLWithPath: "/dev/null")
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    container.loadPersistentStores { _, error in #expect(error == nil) }
    return container
  }
}
