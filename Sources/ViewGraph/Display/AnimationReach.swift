/// Which changes an animation moves.
public enum AnimationReach: Hashable, Sendable {
  /// Those of the node alone.
  case node
  /// Those of the node and of all that is below it.
  case subtree
  /// Those of the node and of all that is below it in a transaction in which this number changes.
  case change(Int)
}
