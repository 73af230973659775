/// One page of a service's results.
public protocol ResultPage: Sendable {
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// The page, from 1.
  var number: Int { get }
  /// The results that can be shown.
  var items: [Item] { get }
  /// Whether the service has no page after this one.
  var isLast: Bool { get }
}
