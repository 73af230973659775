import Foundation
import FoundationAdditions
import Testing

struct RuntimeTests {
  private class Plant: NSObject {
    var watered: [String] = []

    func water(_ with: String) { watered.append(with) }
    func dry() { watered = [] }
  }
  private final class Rose: Plant {}

  @Test func selectorsOfOneNameAreOne() {
    #expect(Selector("water:") == NSSelectorFromString("water:"))
    #expect(Selector("water:") != Selector("dry"))
    #expect(NSStringFromSelector("dry") == "dry")
    // Packages take the selector of a property's name as a key.
    let key = unsafeBitCast(Selector(#function), to: UnsafeRawPointer.self)
    let holder = NSObject()
    objc_setAssociatedObject(holder, key, "kept", .OBJC_ASSOCIATION_RETAIN)
    #expect(
      objc_getAssociatedObject(holder, unsafeBitCast(Selector(#function), to: UnsafeRawPointer.self)) as? String
        == "kept")
  }

  @Test func classesKnowWhatTheyAreMadeOf() {
    let made = [(Rose.self as AnyClass, Plant.self as AnyClass), (Rose.self, NSObject.self), (Plant.self, Rose.self)]
    let answers = made.map { ($0.0 as? NSObject.Type)?.isSubclass(of: $0.1) }
    #expect(answers == [true, true, false])
    let above = Rose().superclass.map { ObjectIdentifier($0) }
    #expect(above == ObjectIdentifier(Plant.self))
  }

  @Test func methodsAreCalledAndNamesAreNot() {
    let rose = Rose()
    rose.perform(Selector(Plant.water(_:)), with: "rain")
    rose.perform(Selector("water:"), with: "dew")
    #expect(rose.watered == ["rain"])
    #expect(rose.responds(to: Selector(Plant.dry)))
    #expect(!rose.responds(to: Selector("dry")))
    #expect(!NSObject().responds(to: Selector(Plant.dry)))
  }

  @MainActor @Test func callsAfterATimeAreCancelled() async throws {
    let rose = Rose()
    let later = Selector(Plant.water(_:))
    rose.perform(later, with: "first", afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: rose, selector: later, object: nil)
    rose.perform(later, with: "second", afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: rose)
    rose.perform(later, with: "third", afterDelay: 0.01)
    try await Task.sleep(for: .milliseconds(200))
    #expect(rose.watered == ["third"])
  }
}
