/// What PostgreSQL answers when it cannot do something.
struct PostgresError: Error, Equatable {
  /// One of its [codes](https://www.postgresql.org/docs/current/errcodes-appendix.html); empty where there is no connection.
  let state: String
  let message: String

  /// True where there is no connection, or none any more.
  var isLost: Bool { state.isEmpty || state.hasPrefix("08") || state.hasPrefix("57P") }
  /// True where the same transaction may well succeed when it is done once more: it met another one, or the connection is lost.
  var asksForMore: Bool { isLost || state.hasPrefix("40") || state == "23505" }
}
