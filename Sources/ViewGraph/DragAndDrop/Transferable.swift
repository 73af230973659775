import Foundation
import UniformTypeIdentifiers

/// A value that can be dragged from one view of the program to another.
public protocol Transferable {
  /// The type of what says how the value travels.
  associatedtype Representation: TransferRepresentation
  /// How the value travels. Within a program it is the value itself, or what a `ProxyRepresentation` makes of it.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which a value travels.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of value.
  associatedtype Item: Transferable
  /// What the value can be turned into. Programs never implement it.
  func _exports(_ item: Item) -> [Any]
  /// The value that something else can be turned into; nil where it cannot. Programs never implement it.
  func _import(_ value: Any) -> Item?
  /// The value that bytes can be turned into, with time; nil where they cannot. Programs never implement it.
  func _import(bytes: Data) async throws -> Item?
  /// The bytes that a value can be turned into, and their type; nil where it cannot. Programs never implement it.
  func _bytes(_ item: Item) async throws -> (Data, UTType)?
}

extension TransferRepresentation {
  public func _import(bytes: Data) async throws -> Item? { nil }
  public func _bytes(_ item: Item) async throws -> (Data, UTType)? { nil }
}

/// A value travels as itself; the kind tells it from others.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Makes the representation of a kind, JSON by default.
  /// - Partly: `contentType` is not used: what is dragged stays in the page.
  public init(for itemType: Item.Type = Item.self, contentType: UTType = .json) {}

  public func _exports(_ item: Item) -> [Any] { [] }
  public func _import(_ value: Any) -> Item? { nil }
}

/// A value travels as another one, such as its name.
public struct ProxyRepresentation<Item: Transferable, ProxyItem: Transferable>: TransferRepresentation,
  @unchecked Sendable
{
  private let export: ((Item) -> ProxyItem?)?
  private let make: ((ProxyItem) -> Item?)?

  /// A value gives another one, and is made of one.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyItem,
    importing: @escaping @Sendable (ProxyItem) throws -> Item
  ) {
    export = { try? exporting($0) }
    make = { try? importing($0) }
  }

  /// A value gives another one.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) {
    export = { try? exporting($0) }
    make = nil
  }

  /// A value is made of another one.
  public init(importing: @escaping @Sendable (ProxyItem) throws -> Item) {
    export = nil
    make = { try? importing($0) }
  }

  public func _exports(_ item: Item) -> [Any] { export?(item).map { [$0 as Any] } ?? [] }
  public func _import(_ value: Any) -> Item? { (value as? ProxyItem).flatMap { make?($0) } }
}

/// Several ways in which a value travels, the best first.
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
  let parts: [any TransferRepresentation<Item>]

  public func _exports(_ item: Item) -> [Any] { parts.flatMap { $0._exports(item) } }
  public func _import(_ value: Any) -> Item? { parts.lazy.compactMap { $0._import(value) }.first }

  public func _import(bytes: Data) async throws -> Item? {
    for part in parts {
      if let item = try await part._import(bytes: bytes) { return item }
    }
    return nil
  }

  public func _bytes(_ item: Item) async throws -> (Data, UTType)? {
    for part in parts {
      if let bytes = try await part._bytes(item) { return bytes }
    }
    return nil
  }
}

/// The way in which plain values travel: as themselves.
public struct ValueTransferRepresentation<Item: Transferable>: TransferRepresentation {
  public func _exports(_ item: Item) -> [Any] { [] }
  public func _import(_ value: Any) -> Item? { nil }
}

/// Collects the ways in which a value travels.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildBlock(
    _ first: some TransferRepresentation<Item>, _ others: any TransferRepresentation<Item>...
  ) -> TupleTransferRepresentation<Item> {
    TupleTransferRepresentation(parts: [first] + others)
  }
}

extension String: Transferable {
  public static var transferRepresentation: ValueTransferRepresentation<String> { ValueTransferRepresentation() }
}

extension URL: Transferable {
  public static var transferRepresentation: ValueTransferRepresentation<URL> { ValueTransferRepresentation() }
}

extension Data: Transferable {
  public static var transferRepresentation: ValueTransferRepresentation<Data> { ValueTransferRepresentation() }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: ValueTransferRepresentation<AttributedString> {
    ValueTransferRepresentation()
  }
}

extension Image: Transferable {
  public static var transferRepresentation: ValueTransferRepresentation<Image> { ValueTransferRepresentation() }
}

extension Color: Transferable {
  public static var transferRepresentation: ValueTransferRepresentation<Color> { ValueTransferRepresentation() }
}

/// The value of a type that the first of these is or can be turned into. What frameworks receive of readers is read with it.
public func _received<T: Transferable>(from values: [Any]) -> T? { T.received(from: values) }

/// The value of a type that the first of these is or can be turned into, else the one that bytes can be turned into with time.
public func _received<T: Transferable>(from values: [Any], bytes: Data) async throws -> T? {
  if let value = T.received(from: values) { return value }
  func made<R: TransferRepresentation>(_ representation: R) async throws -> T? {
    try await representation._import(bytes: bytes) as? T
  }
  return try await made(T.transferRepresentation)
}

extension Transferable {
  /// This value, and what it can be turned into.
  var travelling: [Any] {
    func exports<R: TransferRepresentation>(_ representation: R) -> [Any] {
      (self as? R.Item).map { representation._exports($0) } ?? []
    }
    return [self] + exports(Self.transferRepresentation)
  }

  /// The value of this type among what somebody drags; nil where there is none.
  static func received(from values: [Any]) -> Self? {
    func made<R: TransferRepresentation>(_ representation: R) -> Self? {
      values.lazy.compactMap { representation._import($0) as? Self }.first
    }
    return values.lazy.compactMap { $0 as? Self }.first ?? made(transferRepresentation)
  }
}
