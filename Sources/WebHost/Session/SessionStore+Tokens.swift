extension SessionStore {
  /// A token that lasts from now on.
  func token(for session: SessionID, of visitor: VisitorID) -> SessionToken {
    SessionToken(
      session: session, visitor: visitor, expiry: UInt64(time.sinceEpoch() + configuration.tokenLifetime))
  }

  /// A token for the forms of a visitor's page, which lasts from now on.
  func formToken(of visitor: VisitorID) -> String {
    FormToken(visitor: visitor, expiry: UInt64(time.sinceEpoch() + configuration.tokenLifetime)).signed(with: key)
  }

  /// Mounts a program for a page that another session (or process) has served.
  func remount(_ hello: Hello, address: String, visitor: Visitor) async throws(Refusal) -> Session {
    let held = hello.kept.merging(hello.held) { $1 }
    return try await mount(
      address: address, place: hello.place, hidden: hello.hidden, visitor: visitor, held: held, options: nil
    ).session
  }
}
