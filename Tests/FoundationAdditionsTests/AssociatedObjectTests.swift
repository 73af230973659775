import Foundation
import FoundationAdditions
import Testing

struct AssociatedObjectTests {
  private final class Holder {}
  private final class Value {
    var end: () -> Void = {}
    deinit { end() }
  }

  nonisolated(unsafe) private static var key: UInt8 = 0
  nonisolated(unsafe) private static var other: UInt8 = 0

  @Test func anObjectKeepsWhatIsAssociatedWithIt() {
    let (one, two) = (Holder(), Holder())
    objc_setAssociatedObject(one, &Self.key, "rain", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(one, &Self.other, 7, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(one, &Self.key) as? String == "rain")
    #expect(objc_getAssociatedObject(one, &Self.other) as? Int == 7)
    #expect(objc_getAssociatedObject(two, &Self.key) == nil)
    objc_setAssociatedObject(one, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(one, &Self.key) == nil)
    objc_removeAssociatedObjects(one)
    #expect(objc_getAssociatedObject(one, &Self.other) == nil)
  }

  @Test func anObjectInThePlaceOfAnotherHasNothingOfIt() {
    for _ in 0..<200 {
      let holder = Holder()
      #expect(objc_getAssociatedObject(holder, &Self.key) == nil)
      objc_setAssociatedObject(holder, &Self.key, "mine", .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func whatIsAssociatedGoesAfterItsObject() {
    nonisolated(unsafe) var ended = 0
    for _ in 0..<1000 {
      let value = Value()
      value.end = { ended += 1 }
      objc_setAssociatedObject(Holder(), &Self.key, value, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(ended > 800)
  }

  @Test func whatIsAssignedIsNotHeld() {
    let holder = Holder()
    weak var gone: Value?
    do {
      let value = Value()
      gone = value
      objc_setAssociatedObject(holder, &Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
      objc_setAssociatedObject(holder, &Self.other, true, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(holder, &Self.key) as? Value === value)
    }
    #expect(gone == nil)
    #expect(objc_getAssociatedObject(holder, &Self.key) == nil)
    #expect(objc_getAssociatedObject(holder, &Self.other) as? Bool == true)
  }
}
