import FoundationAdditions
import SwiftUI

/// What a view's request has found.
public struct FetchedResults<Result>: RandomAccessCollection {
  private let controller: FetchController<Result>
  private let results: [Result]

  init(_ controller: FetchController<Result>) {
    self.controller = controller
    results = controller.results
  }

  public var startIndex: Int { results.startIndex }
  public var endIndex: Int { results.endIndex }
  public subscript(position: Int) -> Result { results[position] }

  /// Which the results are; nil is all.
  public var nsPredicate: NSPredicate? {
    get { controller.current.predicate }
    nonmutating set { controller.set(predicate: newValue) }
  }

  /// How the results are sorted.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { controller.current.sortDescriptors }
    nonmutating set { controller.set(sortDescriptors: newValue) }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// How the results are sorted; those of `nsSortDescriptors` that came another way are not told.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { KeptDescriptor.of($0) } }
    nonmutating set { nsSortDescriptors = newValue.map { KeptDescriptor.make($0) } }
  }
}

/// Older descriptors that were made of newer ones.
enum KeptDescriptor {
  nonisolated(unsafe) private static let table = NSMapTable<NSSortDescriptor, Box>.weakToStrongObjects()
  private final class Box: NSObject {
    let value: Any
    init(_ value: Any) { self.value = value }
  }

  static func make<Result>(_ descriptor: SortDescriptor<Result>) -> NSSortDescriptor {
    let made = NSSortDescriptor(descriptor)
    lock.withLock { table.setObject(Box(descriptor), forKey: made) }
    return made
  }

  static func of<Result>(_ descriptor: NSSortDescriptor) -> SortDescriptor<Result>? {
    lock.withLock { table.object(forKey: descriptor)?.value as? SortDescriptor<Result> }
  }

  private static let lock = NSLock()
}
