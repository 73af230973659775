import Foundation

public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

public var NSManagedObjectValidationError: Int { 1550 }
public var NSManagedObjectConstraintValidationError: Int { 1551 }
public var NSValidationMultipleErrorsError: Int { 1560 }
public var NSValidationMissingMandatoryPropertyError: Int { 1570 }
public var NSValidationRelationshipLacksMinimumCountError: Int { 1580 }
public var NSValidationRelationshipExceedsMaximumCountError: Int { 1590 }
public var NSValidationRelationshipDeniedDeleteError: Int { 1600 }
public var NSValidationNumberTooLargeError: Int { 1610 }
public var NSValidationNumberTooSmallError: Int { 1620 }
public var NSValidationDateTooLateError: Int { 1630 }
public var NSValidationDateTooSoonError: Int { 1640 }
public var NSValidationInvalidDateError: Int { 1650 }
public var NSValidationStringTooLongError: Int { 1660 }
public var NSValidationStringTooShortError: Int { 1670 }
public var NSValidationStringPatternMatchingError: Int { 1680 }
public var NSManagedObjectContextLockingError: Int { 132000 }
public var NSPersistentStoreCoordinatorLockingError: Int { 132010 }
public var NSManagedObjectReferentialIntegrityError: Int { 133000 }
public var NSManagedObjectExternalRelationshipError: Int { 133010 }
public var NSManagedObjectMergeError: Int { 133020 }
public var NSManagedObjectConstraintMergeError: Int { 133021 }
public var NSPersistentStoreInvalidTypeError: Int { 134000 }
public var NSPersistentStoreTypeMismatchError: Int { 134010 }
public var NSPersistentStoreIncompatibleSchemaError: Int { 134020 }
public var NSPersistentStoreSaveError: Int { 134030 }
public var NSPersistentStoreIncompleteSaveError: Int { 134040 }
public var NSPersistentStoreOperationError: Int { 134070 }
public var NSPersistentStoreOpenError: Int { 134080 }
public var NSPersistentStoreTimeoutError: Int { 134090 }
public var NSPersistentStoreUnsupportedRequestTypeError: Int { 134091 }
public var NSPersistentStoreIncompatibleVersionHashError: Int { 134100 }
public var NSMigrationError: Int { 134110 }
public var NSMigrationMissingSourceModelError: Int { 134130 }
public var NSMigrationMissingMappingModelError: Int { 134140 }
public var NSInferredMappingModelError: Int { 134190 }
public var NSCoreDataError: Int { 134060 }

extension NSError {
  static func coreData(_ code: Int, _ words: String) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: words])
  }
}

extension CocoaError.Code {
  public static let managedObjectValidation = CocoaError.Code(rawValue: NSManagedObjectValidationError)
  public static let managedObjectConstraintValidation = CocoaError.Code(
    rawValue: NSManagedObjectConstraintValidationError)
  public static let validationMultipleErrors = CocoaError.Code(rawValue: NSValidationMultipleErrorsError)
  public static let validationMissingMandatoryProperty = CocoaError.Code(
    rawValue: NSValidationMissingMandatoryPropertyError)
  public static let validationRelationshipDeniedDelete = CocoaError.Code(
    rawValue: NSValidationRelationshipDeniedDeleteError)
  public static let validationNumberTooLarge = CocoaError.Code(rawValue: NSValidationNumberTooLargeError)
  public static let validationNumberTooSmall = CocoaError.Code(rawValue: NSValidationNumberTooSmallError)
  public static let validationStringTooLong = CocoaError.Code(rawValue: NSValidationStringTooLongError)
  public static let validationStringTooShort = CocoaError.Code(rawValue: NSValidationStringTooShortError)
  public static let validationStringPatternMatching = CocoaError.Code(rawValue: NSValidationStringPatternMatchingError)
  public static let managedObjectMerge = CocoaError.Code(rawValue: NSManagedObjectMergeError)
  public static let managedObjectConstraintMerge = CocoaError.Code(rawValue: NSManagedObjectConstraintMergeError)
  public static let managedObjectReferentialIntegrity = CocoaError.Code(
    rawValue: NSManagedObjectReferentialIntegrityError)
  public static let persistentStoreSave = CocoaError.Code(rawValue: NSPersistentStoreSaveError)
  public static let persistentStoreOpen = CocoaError.Code(rawValue: NSPersistentStoreOpenError)
  public static let persistentStoreOperation = CocoaError.Code(rawValue: NSPersistentStoreOperationError)
  public static let coreData = CocoaError.Code(rawValue: NSCoreDataError)
}
