import SwiftUI

extension EnvironmentValues {
  /// The context of the views' objects; by default one without a store.
  @Entry public var managedObjectContext = NSManagedObjectContext(.mainQueue)
}
