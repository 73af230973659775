import Foundation

extension NSObject {
  /// Not to be had on Linux: key-value observing needs the Objective-C runtime.
  @available(
    *, unavailable,
    message:
      "Key-value observing needs the Objective-C runtime, which Linux lacks; publish the property with @Published"
  )
  public func publisher<Value>(
    for keyPath: KeyPath<NSObject, Value>, options: KeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    fatalError("Key-value observing needs the Objective-C runtime")
  }

  /// The options of `publisher(for:options:)`.
  @available(*, unavailable, message: "Key-value observing needs the Objective-C runtime, which Linux lacks")
  public struct KeyValueObservingOptions: OptionSet {
    public let rawValue: UInt

    /// Makes options of their raw value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Send the current value at once.
    public static var initial: Self { .init(rawValue: 4) }

    /// Send the value after the change.
    public static var new: Self { .init(rawValue: 1) }
  }
}
