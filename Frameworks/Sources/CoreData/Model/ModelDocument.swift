import Foundation
import FoundationAdditions

/// The description of a model, as Xcode edits it.
struct ModelDocument {
  private let root: ModelElement

  /// Reads a file, or the folder that has one for each version. Nil where there is none.
  init?(_ url: URL) {
    guard let file = ModelFiles.contents(of: url), let text = try? String(contentsOf: file, encoding: .utf8),
      let root = ModelElement.parse(text), root.name == "model"
    else { return nil }
    self.root = root
  }

  /// Gives a model the entities.
  func fill(_ model: NSManagedObjectModel) {
    let elements = root.all("entity")
    let entities = elements.map(entity)
    let named = Dictionary(entities.map { ($0.name ?? "", $0) }) { one, _ in one }
    for (element, entity) in zip(elements, entities) {
      if let parent = element["parentEntity"].flatMap({ named[$0] }) { parent.subentities.append(entity) }
    }
    for (element, entity) in zip(elements, entities) {
      let all = element.all("relationship")
      for description in all {
        guard let relationship = entity.relationshipsByName[description["name"] ?? ""] else { continue }
        relationship.destinationEntity = description["destinationEntity"].flatMap { named[$0] }
        let inverse = description["inverseEntity"].flatMap { named[$0] } ?? relationship.destinationEntity
        relationship.inverseRelationship = description["inverseName"].flatMap { inverse?.relationshipsByName[$0] }
      }
    }
    model.entities = entities
    for element in root.all("configuration") {
      let members = element.all("memberEntity").compactMap { $0["name"].flatMap { named[$0] } }
      model.setEntities(members, forConfigurationName: element["name"] ?? "")
    }
    for element in root.all("fetchRequest") {
      let request = NSFetchRequest<any NSFetchRequestResult>(entityName: element["entity"] ?? "")
      request.predicate = element["predicateString"].map { NSPredicate(format: $0, argumentArray: nil) }
      model.setFetchRequestTemplate(request, forName: element["name"] ?? "")
    }
  }

  private func entity(_ element: ModelElement) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = element["name"]
    let type = element["representedClassName"] ?? ""
    entity.managedObjectClassName = type.isEmpty ? "NSManagedObject" : type
    entity.isAbstract = element.says("isAbstract")
    entity.renamingIdentifier = element["elementID"]
    entity.module = root["module"]
    entity.properties = element.children.compactMap(property)
    entity.userInfo = Self.notes(element)
    entity.uniquenessConstraints = element.all("uniquenessConstraints").flatMap { $0.all("uniquenessConstraint") }
      .map { $0.all("constraint").compactMap { $0["value"] } }
    return entity
  }

  private func property(_ element: ModelElement) -> NSPropertyDescription? {
    let property: NSPropertyDescription
    switch element.name {
    case "attribute": property = attribute(element)
    case "composite": property = NSCompositeAttributeDescription()
    case "relationship":
      let relationship = NSRelationshipDescription()
      relationship.deleteRule = NSDeleteRule(described: element["deletionRule"])
      relationship.minCount = element["minCount"].flatMap(Int.init) ?? 0
      relationship.maxCount = element.says("toMany") ? element["maxCount"].flatMap(Int.init) ?? 0 : 1
      if element.says("toMany"), relationship.maxCount == 1 { relationship.maxCount = 0 }
      relationship.isOrdered = element.says("ordered")
      property = relationship
    default: return nil
    }
    property.name = element["name"] ?? ""
    property.isOptional = element.says("optional")
    property.isTransient = element.says("transient")
    property.renamingIdentifier = element["elementID"]
    property.userInfo = Self.notes(element)
    return property
  }

  private func attribute(_ element: ModelElement) -> NSAttributeDescription {
    let derivation = element.says("derived") ? element["derivationExpression"] : nil
    let attribute = derivation == nil ? NSAttributeDescription() : NSDerivedAttributeDescription()
    attribute.derivation = derivation
    let type = NSAttributeType(described: element["attributeType"] ?? "")
    attribute.attributeType = type
    attribute.valueTransformerName = element["valueTransformerName"]
    attribute.attributeValueClassName = element["customClassName"]
    attribute.allowsExternalBinaryDataStorage = element.says("allowsExternalBinaryDataStorage")
    if type == .dateAttributeType {
      let seconds = element["defaultDateTimeInterval"].flatMap(Double.init)
      attribute.defaultValue = seconds.map(Date.init(timeIntervalSinceReferenceDate:))
    } else if let text = element["defaultValueString"] {
      attribute.defaultValue = AttributeValue.value(of: text, type)
    }
    attribute.limits = ValueLimits(
      least: element["minValueString"].flatMap(Double.init), greatest: element["maxValueString"].flatMap(Double.init),
      pattern: element["regularExpressionString"])
    return attribute
  }

  private static func notes(_ element: ModelElement) -> [AnyHashable: Any]? {
    let entries = element.all("userInfo").flatMap { $0.all("entry") }
    guard !entries.isEmpty else { return nil }
    return Dictionary(entries.map { ($0["key"] ?? "", $0["value"] ?? "") }) { one, _ in one }
  }
}
