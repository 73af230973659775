/// A handle that cancels its activity when it is released.
///
/// The activity is cancelled at most once, whichever thread asks first, and let go of at the same moment.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Makes a handle that runs the closure when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  /// Makes a handle that cancels another activity when it is cancelled or released.
  public init<C>(_ canceller: C) where C: Cancellable {
    action = { canceller.cancel() }
  }

  deinit {
    action?()
  }

  /// Cancels the activity, once.
  public func cancel() {
    lock.lock()
    let action = self.action.take()
    lock.unlock()
    action?()
  }

  /// Two handles are equal when they are the same object.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// Hashes the handle's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Appends this handle to the collection.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Inserts this handle into the set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
