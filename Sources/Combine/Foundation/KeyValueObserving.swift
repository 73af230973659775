import Foundation

/// What Apple's platforms observe by key path; on Linux there is no Objective-C runtime to do it with.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Not available: key-value observing needs the Objective-C runtime.
  @available(
    *, unavailable,
    message: "Key-value observing needs the Objective-C runtime. Make the property @Published and use its $ publisher."
  )
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    fatalError("Key-value observing needs the Objective-C runtime")
  }
}
