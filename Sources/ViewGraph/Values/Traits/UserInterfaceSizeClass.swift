/// Whether there is little or much room.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}
