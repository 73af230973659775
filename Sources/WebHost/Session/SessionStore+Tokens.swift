extension SessionStore {
  /// A session that was mounted for a page of another one.
  struct Remounted {
    var session: Session
    /// What counts of the introduction.
    var hello: Hello
    /// What the reader is to be told, nil where that is nothing.
    var notice: String?
  }

  /// A token that lasts from now on; for a session that is still to be made where none is given.
  func token(
    for session: SessionID = SessionID(), _ incarnation: Incarnation = Incarnation(), of visitor: VisitorID
  ) -> SessionToken {
    SessionToken(
      session: session, incarnation: incarnation, visitor: visitor,
      expiry: UInt64(time.sinceEpoch() + configuration.tokenLifetime))
  }

  /// The session that a page with this token shows; nil where that is not (or no longer) here, also where one of that name
  /// is, which the page has left for another process and does not show any more.
  func session(of token: SessionToken) -> Session? {
    session(token.session).flatMap { $0.incarnation == token.incarnation ? $0 : nil }
  }

  /// A token for the forms of a visitor's page, which lasts from now on.
  func formToken(of visitor: VisitorID) -> String {
    FormToken(visitor: visitor, expiry: UInt64(time.sinceEpoch() + configuration.tokenLifetime)).signed(with: key)
  }

  /// A visitor who has not been here, and who from now on belongs to this worker, where there are several.
  func newVisitor() -> VisitorID { role?.newVisitor() ?? VisitorID() }

  /// Mounts a program for a page that another session (or process) has served, under the same name: so a page in whose work
  /// the program traps again and again is known. Then it begins at the start, with nothing of what it held.
  ///
  func remount(
    _ hello: Hello, as id: SessionID, address: String, visitor: Visitor
  ) async throws(Refusal) -> Remounted {
    var hello = hello
    let traps = role?.memory.traps
    let isHopeless =
      traps?.isHopeless(id.bytes) == true
      || traps?.isHopeless(TrapTable.origin(of: visitor.id, at: hello.place)) == true
    if isHopeless { (hello.held, hello.kept, hello.hidden) = ([:], [:], "") }
    let session = try await mount(
      as: isHopeless ? nil : id, address: address, place: isHopeless ? "/" : hello.place, hidden: hello.hidden,
      visitor: visitor, held: hello.kept.merging(hello.held) { $1 }, options: nil
    ).session
    let words = HostWords(language: languages.choice(for: visitor).tag)
    return Remounted(session: session, hello: hello, notice: isHopeless ? words.trapped : nil)
  }
}
