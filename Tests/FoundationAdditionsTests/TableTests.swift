import Foundation
import FoundationAdditions
import Testing

struct TableTests {
  private final class Thing {}

  @Test func aWeakTableHoldsNothingAlive() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing()
    table.add(kept)
    table.add(kept)
    do {
      let other = Thing()
      table.add(other)
      #expect(table.count == 2)
      withExtendedLifetime(other) {}
    }
    #expect(table.allObjects.count == 1)
    #expect(table.contains(kept))
    table.remove(kept)
    #expect(table.allObjects.isEmpty)
    withExtendedLifetime(kept) {}
  }

  @Test func aStrongTableDoes() {
    let table = NSHashTable<Thing>()
    table.add(Thing())
    #expect(table.count == 1)
  }

  @Test func keysAreEqualAsTheySayAndValuesGo() {
    let table = NSMapTable<NSString, Thing>.strongToWeakObjects()
    let kept = Thing()
    table.setObject(kept, forKey: NSString(string: "a"))
    table.setObject(Thing(), forKey: NSString(string: "b"))
    #expect(table.object(forKey: NSString(string: "a")) === kept)
    #expect(table.object(forKey: NSString(string: "b")) == nil)
    #expect(table.count == 1)
    table.setObject(nil, forKey: NSString(string: "a"))
    #expect(table.count == 0)
    withExtendedLifetime(kept) {}
  }
}
