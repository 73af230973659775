/// The types that views store in these tests.
protocol Named {
  var name: String { get }
}

protocol NamedObject: AnyObject, Named {}

protocol Holding<Item> {
  associatedtype Item
  var item: Item { get }
}

struct Small: Named, Hashable, Error, Holding {
  let name: String
  var item: String { name }
}

struct Large: Named, Holding {
  let name: String
  let others: (Int, Int, Int, Int, [String]) = (1, 2, 3, 4, [])
  var item: String { name }
}

final class Reference: NamedObject, Error, Sendable {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

final class OtherReference: NamedObject {
  var name = "other"
}

actor Person {
  nonisolated let name: String

  init(_ name: String) {
    self.name = name
  }
}

struct Handle: ~Copyable {
  let number: Int
  deinit {}
}

/// A reference to what cannot be copied.
final class HandleBox {
  let handle: Handle

  init(_ number: Int) {
    handle = Handle(number: number)
  }
}

struct WeakBox {
  let before = 1
  weak var object: Reference?
}

struct WeakExistentialBox {
  weak var object: (any NamedObject)?
  let after = 1
}

struct UnownedBox {
  unowned let object: Reference
}

struct UnownedOptionalBox {
  unowned var object: Reference?
}

struct UnownedExistentialBox {
  unowned let object: any NamedObject
}

struct UnsafeBox {
  unowned(unsafe) var object: Reference?
}

enum Payload {
  case none
  case object(Reference)
  case function(() -> String)
  case existential(any Named)
  indirect case pair(Payload, Payload)

  var name: String {
    switch self {
    case .none: "none"
    case .object(let object): object.name
    case .function(let function): function()
    case .existential(let value): value.name
    case .pair(let first, let second): first.name + second.name
    }
  }
}

struct Empty {}

struct Lazy {
  let name: String
  lazy var upper = name.uppercased()
  lazy var value: any Named = Small(name: name)
  static let shared = "shared"
}
