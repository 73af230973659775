/// Whether what a view is shown in is presented, and whether a view has asked.
///
/// On Apple's platforms what is dismissed stays for a moment while it moves away, and its views see `isPresented` turn
/// false; programs save then. Here it goes at once, so those that have asked are told before (`dismissChild`).
struct Presence: Equatable {
  let isPresented: Bool
  private let use = Use()

  private final class Use {
    var isRead = false
  }

  var isRead: Bool { use.isRead }

  /// - Parameter isPresented: False where the view is in no sheet and on no pushed page.
  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  func read() -> Bool {
    use.isRead = true
    return isPresented
  }

  static func == (one: Presence, other: Presence) -> Bool { one.isPresented == other.isPresented }
}

private struct PresenceKey: EnvironmentKey { static var defaultValue: Presence { Presence(isPresented: false) } }

extension EnvironmentValues {
  var presence: Presence {
    get { self[PresenceKey.self] }
    set { self[PresenceKey.self] = newValue }
  }
}

extension GraphNode {
  /// Ends what was presented in a slot, once its views that ask have seen that it is presented no more.
  func dismissChild(_ slot: Int) {
    if let child = child(slot), child.environment.presence.isRead {
      var environment = child.environment
      environment.isPresented = false
      child.update(environment: environment)
    }
    removeChild(slot)
  }
}
