import Foundation

/// Holds objects to what their entity says of values.
enum Validation {
  static func check(_ object: NSManagedObject) throws {
    var errors: [NSError] = []
    for property in object.entity.properties where !property.isTransient {
      switch property {
      case let attribute as NSAttributeDescription: check(attribute, of: object, &errors)
      case let relationship as NSRelationshipDescription: check(relationship, of: object, &errors)
      default: break
      }
    }
    guard let first = errors.first else { return }
    if errors.count == 1 { throw first }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [
        NSDetailedErrorsKey: errors,
        NSLocalizedDescriptionKey: errors.map(\.localizedDescription).joined(separator: " "),
      ])
  }

  static func checkDeletion(of object: NSManagedObject) throws {
    for relationship in object.entity.relationshipsByName.values where relationship.deleteRule == .denyDeleteRule {
      let others = object.relatedObjects(relationship.name).filter { $0.record.state != .deleted }
      guard !others.isEmpty else { continue }
      throw error(
        NSValidationRelationshipDeniedDeleteError, object, relationship,
        "There are still objects of \(relationship.name).")
    }
  }

  private static func check(_ attribute: NSAttributeDescription, of object: NSManagedObject, _ errors: inout [NSError])
  {
    guard let held = object.record.held(attribute.name) else {
      if !attribute.isOptional, attribute.derivation == nil {
        errors.append(
          error(NSValidationMissingMandatoryPropertyError, object, attribute, "\(attribute.name) is a required value."))
      }
      return
    }
    let limits = attribute.limits
    if let text = held as? String {
      let count = Double(text.count)
      if let least = limits.least, count < least {
        errors.append(error(NSValidationStringTooShortError, object, attribute, "\(attribute.name) is too short."))
      }
      if let most = limits.greatest, count > most {
        errors.append(error(NSValidationStringTooLongError, object, attribute, "\(attribute.name) is too long."))
      }
      if let pattern = limits.pattern, text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil {
        errors.append(
          error(
            NSValidationStringPatternMatchingError, object, attribute, "\(attribute.name) does not match a pattern."))
      }
    } else if let number = AttributeValue.double(held), !(held is Bool) {
      if let least = limits.least, number < least {
        errors.append(error(NSValidationNumberTooSmallError, object, attribute, "\(attribute.name) is too small."))
      }
      if let most = limits.greatest, number > most {
        errors.append(error(NSValidationNumberTooLargeError, object, attribute, "\(attribute.name) is too large."))
      }
    }
    for predicate in attribute.validationPredicates where !predicate.evaluate(with: AttributeValue.told(held)) {
      errors.append(error(NSManagedObjectValidationError, object, attribute, "\(attribute.name) is not valid."))
    }
  }

  private static func check(
    _ relationship: NSRelationshipDescription, of object: NSManagedObject, _ errors: inout [NSError]
  ) {
    let count = object.record.references(relationship.name).count
    if count == 0 {
      guard !relationship.isOptional else { return }
      let words = "\(relationship.name) is a required value."
      errors.append(error(NSValidationMissingMandatoryPropertyError, object, relationship, words))
    } else if relationship.isToMany {
      if relationship.maxCount > 0, count > relationship.maxCount {
        let words = "There are too many objects of \(relationship.name)."
        errors.append(error(NSValidationRelationshipExceedsMaximumCountError, object, relationship, words))
      }
      if count < relationship.minCount {
        let words = "There are too few objects of \(relationship.name)."
        errors.append(error(NSValidationRelationshipLacksMinimumCountError, object, relationship, words))
      }
    }
  }

  private static func error(
    _ code: Int, _ object: NSManagedObject, _ property: NSPropertyDescription, _ words: String
  ) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: [
        NSLocalizedDescriptionKey: words, NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: property.name,
      ])
  }
}
