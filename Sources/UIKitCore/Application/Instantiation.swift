import Foundation

/// Makes objects of classes that are known only when the program runs, such as scene delegates.
///
/// Swift lets `type.init()` be written only where the initializer is `required`, which programs for Apple's platforms
/// never declare: there the runtime of Objective-C makes the object. Here the class is taken for one whose `init()` is
/// required. Both reach the initializer by the entry of `NSObject.init()` in the class's table, so the one of the
/// class itself runs.
package enum Instantiation {
  /// Makes an object by its `init()`; nil where the class is not a subclass of `NSObject`.
  package static func make(_ type: AnyClass) -> NSObject? {
    guard let type = type as? NSObject.Type else { return nil }
    return unsafeBitCast(type, to: Constructible.Type.self).init()
  }
}

/// A class whose `init()` can be called on its type.
private class Constructible: NSObject {
  required override init() {
    super.init()
  }
}
