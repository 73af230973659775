import Foundation

/// Makes objects of classes that are known only when the program runs, such as scene delegates.
///
/// Swift lets `type.init()` be written only where the initializer is `required`, which programs for Apple's platforms
/// never declare: there the runtime of Objective-C makes the object. Here the class is taken for one whose `init()` is
/// required. Both reach the initializer by the entry of `NSObject.init()` in the class's table, so the one of the
/// class itself runs.
package enum Instantiation {
  /// Makes an object by its `init()`; nil where the class is not a subclass of `NSObject`. It is never optimized: the
  /// compiler, seeing no subclass, would call the initializer of the class that stands in.
  @inline(never)
  @_optimize(none)
  package static func make(_ type: AnyClass) -> NSObject? {
    guard let type = type as? NSObject.Type else { return nil }
    return unsafeBitCast(type, to: _Constructible.Type.self).init()
  }
}

/// A class whose `init()` can be called on its type. Open, so that calls go through the class's table; programs have no
/// use for it.
open class _Constructible: NSObject {
  public required override init() {
    super.init()
  }
}
