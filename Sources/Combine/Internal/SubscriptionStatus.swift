/// Where a subscriber stands with its upstream.
enum SubscriptionStatus {
  /// No subscription has arrived yet.
  case awaiting
  /// The upstream sends; this is how to ask and how to stop it.
  case subscribed(any Subscription)
  /// Completed or cancelled: nothing may be sent any more.
  case terminal

  var isTerminal: Bool {
    if case .terminal = self { return true }
    return false
  }

  /// The upstream's subscription, while there is one.
  var subscription: (any Subscription)? {
    if case .subscribed(let subscription) = self { return subscription }
    return nil
  }
}
