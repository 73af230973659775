import Foundation
import Testing

@testable import ReelKit

struct ManagedClassesTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model type="com.apple.IDECoreDataModeler.DataModel">
      <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
        <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="count" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
        <attribute name="weight" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <attribute name="colors" optional="YES" attributeType="Transformable" customClassName="[String]"/>
        <relationship name="notes" optional="YES" toMany="YES" ordered="YES" destinationEntity="Note" inverseName="item"/>
        <relationship name="tags" optional="YES" toMany="YES" destinationEntity="Tag"/>
      </entity>
      <entity name="Note" representedClassName=".CDNote" codeGenerationType="category">
        <relationship name="item" optional="YES" maxCount="1" destinationEntity="Item" inverseName="notes"/>
      </entity>
      <entity name="Tag" representedClassName="Tag"/>
      <entity name="Photo" representedClassName="Photo" parentEntity="Item" codeGenerationType="class"/>
    </model>
    """

  @Test func classesAreThoseThatXcodeMakes() throws {
    let folder = try TemporaryFolder([
      "Store.xcdatamodeld/Store 1.xcdatamodel/contents": "<model></model>",
      "Store.xcdatamodeld/Store 2.xcdatamodel/contents": Self.model,
      "Store.xcdatamodeld/.xccurrentversion": """
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Store 2.xcdatamodel</string></dict></plist>
      """,
    ])
    let model = try #require(DataModel(folder.url.appendingPathComponent("Store.xcdatamodeld")))
    let text = try #require(ManagedClasses(model, sources: ["extension CDNote: Identifiable {}"]).text)
    for line in [
      "public nonisolated class Item: NSManagedObject {}", "public nonisolated class Photo: Item {}",
      "class func fetchRequest() -> NSFetchRequest<Item>", "var `timestamp`: Date? {", "var `count`: Int16 {",
      "var `weight`: NSNumber? {", "var `colors`: [String]? {", "var `notes`: NSOrderedSet? {", "var `tags`: NSSet? {",
      "func addToNotes(_ value: CDNote)", "func insertIntoNotes(_ value: CDNote, at idx: Int)",
      "func removeFromTags(_ values: NSSet)", "extension CDNote {", "var `item`: Item? {",
      "extension Item: Identifiable {}",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    // What has no class made, is identifiable already, or is by the entity above, is left alone.
    for line in ["class CDNote", "class Tag", "extension CDNote: Identifiable", "extension Photo: Identifiable"] {
      #expect(!text.contains(line), "\(line)")
    }
  }

  @Test func aProgramHasTheClassesAndFindsTheModel() throws {
    let project = try TemporaryFolder([
      "App/A.swift": "@main struct A {}\n", "App/Store.xcdatamodeld/Store.xcdatamodel/contents": Self.model,
    ])
    let program = Program(swift: project.url.appendingPathComponent("App"))
    let folder = try TemporaryFolder()
    _ = try GeneratedPackage(program, in: folder.url, link: [])
    #expect(try folder.contents()["Sources/App/Store+CoreDataClasses.swift"]?.contains("class Item") == true)
    let products = try TemporaryFolder()
    try ProgramBundle(program).write(beside: products.url)
    let model = products.url.appendingPathComponent("App_App.resources/Store.momd/Store.mom")
    #expect(try String(contentsOf: model, encoding: .utf8).contains("<model module=\"App\" type="))
  }

  @Test func aPackageHasTheClassesInOneOfItsFilesAndFindsTheModel() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Sources/Kit/A.swift": "import CoreData\nlet a = Item.self\n", "Sources/Kit/B.swift": "",
      "Sources/Kit/Store.xcdatamodeld/Store.xcdatamodel/contents": Self.model,
      "build/Kit.build/sources": "",
      "products/App_Kit.resources/Store.xcdatamodeld/Store.xcdatamodel/contents": Self.model,
    ])
    let files = ["A", "B"].map { folder.url.appendingPathComponent("Sources/Kit/\($0).swift") }.map {
      (path: $0.path, text: (try? String(contentsOf: $0, encoding: .utf8)) ?? "")
    }
    let list = folder.url.appendingPathComponent("build/Kit.build/sources")
    let added = try #require(PackageModels(list: list, files: files)?.adding(to: files))
    #expect(added.path == files[0].path && added.text.hasPrefix(files[0].text) && added.text.contains("class Item"))
    let products = folder.url.appendingPathComponent("products")
    try PackageModels.compile(in: products)
    let model = products.appendingPathComponent("App_Kit.resources/Store.momd/Store.mom")
    #expect(try String(contentsOf: model, encoding: .utf8).contains("<model module=\"Kit\""))
  }

  @Test(arguments: [
    (
      "@NSManaged public var name: String?",
      "public var name: String? { get { _managedValue(\"name\") } set { _setManagedValue(newValue, \"name\") } }"
    ),
    (
      "  @NSManaged private(set) var `in`: Set<Item> // all",
      "  private(set) var `in`: Set<Item> { get { _managedValue(\"in\") } set { _setManagedValue(newValue, \"in\") } } // all"
    ),
    (
      "@NSManaged public func addToItems(_ value: Item)",
      "public func addToItems(_ value: Item) { _addManaged(value, \"Items\") }"
    ),
    (
      "@NSManaged func removeFromItems(at idx: Int)",
      "func removeFromItems(at idx: Int) { _removeManaged(\"Items\", at: idx) }"
    ),
    (
      "@NSManaged func insertIntoItems(_ value: Item, at idx: Int)",
      "func insertIntoItems(_ value: Item, at idx: Int) { _addManaged(value, \"Items\", at: idx) }"
    ),
    ("f(#keyPath(Item.folder.name))", "f(\"folder.name\")"),
    ("A(fetchRequest: request as! NSFetchRequest<NSFetchRequestResult>)", "A(fetchRequest: request._ofAnyResult)"),
    (
      "let r: NSFetchRequest<A> = A.fetchRequest() as! NSFetchRequest<A>",
      "let r: NSFetchRequest<A> = NSFetchRequest<A>(entityName: A.entity().name ?? \"\")"
    ),
    (
      "S(key: k, ascending: true, selector: #selector(NSString.localizedStandardCompare(_:)))",
      "S(key: k, ascending: true, selector: Selector(\"localizedStandardCompare:\"))"
    ),
    ("NSPredicate(format: \"id == %@\", item.id! as CVarArg)", "NSPredicate(format: \"id == %@\", item.id!)"),
    (
      "class A: NSManagedObject {\n  override public init(entity: NSEntityDescription, insertInto c: C?) {}\n}",
      "class A: NSManagedObject {\n  public required init(entity: NSEntityDescription, insertInto c: C?) {}\n}"
    ),
    (
      "class A: NSManagedObject {\n  init(title: String, c: C) {\n    super.init(entity: e, insertInto: c)\n  }\n}",
      "class A: NSManagedObject {\n  convenience init(title: String, c: C) {\n    self.init(entity: e, insertInto: c)\n  }\n}"
    ),
  ])
  func linesOfCoreDataSayWhatTheyMean(original: String, derived: String) {
    #expect(DerivedSource(original)?.text == derived)
  }
}
