/// An activity or action that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity. Calling it again has no effect.
  func cancel()
}

extension Cancellable {
  /// Appends a handle that cancels this activity when it is released to the collection.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Inserts a handle that cancels this activity when it is released into the set.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
