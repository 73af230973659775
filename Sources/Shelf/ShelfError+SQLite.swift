import CSQLite
import SQLiteStorage

extension ShelfError {
  init(_ error: any Error, path: String) {
    if let later = error as? LaterVersion {
      self = .other("The file is of a later version of this program (\(later.version)).")
      return
    }
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
