/// What every subscription and inner subscriber shows of itself: a name, and a mirror with no more than is needed.
protocol Introspectable: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {}

extension Introspectable {
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  public var playgroundDescription: Any { description }
}
