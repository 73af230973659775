import CSQLite

/// What SQLite answers when it cannot do something.
///
/// The codes are SQLite's [result codes](https://sqlite.org/rescode.html).
struct SQLError: Error, Equatable {
  let code: Int32
  let message: String

  /// The code without its extension, such as `SQLITE_IOERR` for all that can go wrong with a file.
  var primaryCode: Int32 { code & 0xff }
}

extension ShelfError {
  init(_ error: any Error, path: String) {
    guard let error = error as? SQLError else {
      self = .other(error.localizedDescription)
      return
    }
    switch error.primaryCode {
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(path, error.message)
    case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_FULL, SQLITE_IOERR:
      self = .notWritable(path, error.message)
    default: self = .other(error.message)
    }
  }
}
