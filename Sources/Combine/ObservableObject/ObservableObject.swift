/// An object with a publisher that sends before the object changes.
///
/// The publisher made for you sends before any `@Published` property of the object is set, those of its superclasses included.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that sends before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends before the object changes: the same one every time.
  public var objectWillChange: ObservableObjectPublisher {
    PublishedFields.of(self).publisher(for: self)
  }
}
