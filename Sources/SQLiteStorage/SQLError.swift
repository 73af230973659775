/// What SQLite answers when it cannot do something.
///
/// The codes are SQLite's [result codes](https://sqlite.org/rescode.html).
package struct SQLError: Error, Equatable {
  package let code: Int32
  package let message: String

  /// The code without its extension, such as `SQLITE_IOERR` for all that can go wrong with a file.
  package var primaryCode: Int32 { code & 0xff }
}
