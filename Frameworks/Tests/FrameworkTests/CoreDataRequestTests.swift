import CoreData
import Testing

@testable import CoreData

@MainActor
struct CoreDataRequestTests {
  private let all = NSFetchRequest<Volume>(entityName: "Volume")

  private func filled() throws -> NSManagedObjectContext {
    let context = try Library.container().viewContext
    for (title, pages) in [("A", 10), ("B", 20), ("A", 30)] {
      let book = Volume(context: context)
      book.title = title
      book.pages = Int16(pages)
      book.price = NSDecimalNumber(value: 1.5)
    }
    try context.save()
    return context
  }

  @Test func sumsOfGroups() throws {
    let context = try filled()
    let sum = NSExpressionDescription()
    sum.name = "sum"
    sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: \Volume.price)])
    sum.expressionResultType = .decimalAttributeType
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Volume")
    request.resultType = .dictionaryResultType
    request.propertiesToGroupBy = ["title"]
    request.propertiesToFetch = ["title", sum]
    let rows = try context.performAndWait { try request.execute() }.compactMap { $0 as? [String: Any] }
    #expect(rows.count == 2)
    #expect(rows.map { $0["title"] as? String } == ["A", "B"])
    #expect(rows.map { $0["sum"] as? Double } == [3, 1.5])
  }

  @Test func whatIsSavedIsInTheHistory() throws {
    let container = try Library.container()
    #expect(throws: Never.self) {
      let request = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
      let result = try container.viewContext.execute(request) as? NSPersistentHistoryResult
      #expect((result?.result as? [NSPersistentHistoryTransaction])?.isEmpty == true)
    }
  }

  @Test func aModelMadeInCodeIsFilledByABatch() async throws {
    let entity = NSEntityDescription()
    entity.name = "Quake"
    func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
      let attribute = NSAttributeDescription()
      (attribute.name, attribute.attributeType, attribute.isOptional) = (name, type, false)
      return attribute
    }
    entity.properties = [attribute("code", .stringAttributeType), attribute("time", .dateAttributeType)]
    entity.uniquenessConstraints = [["code"]]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Quakes", managedObjectModel: model)
    container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
    container.persistentStoreDescriptions[0].setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    container.loadPersistentStores { #expect($1 == nil) }
    for _ in 0..<2 {
      var codes = ["a", "b"]
      let insert = NSBatchInsertRequest(entity: entity) { (values: NSMutableDictionary) in
        guard let code = codes.popLast() else { return true }
        values.addEntries(from: ["code": code, "time": Date()])
        return false
      }
      let context = container.newBackgroundContext()
      context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      let result = try await context.perform { try context.execute(insert) as? NSBatchInsertResult }
      #expect(result?.result as? Bool == true)
    }
    let request = NSFetchRequest<NSManagedObject>(entityName: "Quake")
    let found = try container.viewContext.fetch(request)
    #expect(Set(found.compactMap { $0.value(forKey: "code") as? String }) == ["a", "b"] && found.count == 2)
    let history = NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)
    let told = try container.viewContext.execute(history) as? NSPersistentHistoryResult
    #expect((told?.result as? [NSPersistentHistoryTransaction])?.count == 2)
    let delete = NSBatchDeleteRequest(objectIDs: found.map(\.objectID))
    try container.viewContext.execute(delete)
    #expect(try container.newBackgroundContext().count(for: request) == 0)
  }
}
