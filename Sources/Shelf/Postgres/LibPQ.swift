import Foundation

/// PostgreSQL's client library, looked for when it is needed: programs without PostgreSQL do without it.
///
/// The functions are those of [libpq](https://www.postgresql.org/docs/current/libpq.html), under its names without `PQ`.
struct LibPQ: Sendable {
  typealias Connection = OpaquePointer
  typealias Answer = OpaquePointer
  typealias Words = UnsafePointer<UnsafePointer<CChar>?>?
  typealias Text = UnsafePointer<CChar>

  let connectdbParams: @convention(c) (Words, Words, Int32) -> Connection?
  let status: @convention(c) (Connection?) -> Int32
  let errorMessage: @convention(c) (Connection?) -> Text?
  let finish: @convention(c) (Connection?) -> Void
  let execParams:
    @convention(c) (
      Connection?, Text, Int32, UnsafePointer<UInt32>?, Words, UnsafePointer<Int32>?, UnsafePointer<Int32>?, Int32
    ) -> Answer?
  let resultStatus: @convention(c) (Answer?) -> Int32
  let resultErrorField: @convention(c) (Answer?, Int32) -> Text?
  let ntuples: @convention(c) (Answer?) -> Int32
  let nfields: @convention(c) (Answer?) -> Int32
  let fname: @convention(c) (Answer?, Int32) -> Text?
  let ftype: @convention(c) (Answer?, Int32) -> UInt32
  let getvalue: @convention(c) (Answer?, Int32, Int32) -> UnsafePointer<UInt8>?
  let getlength: @convention(c) (Answer?, Int32, Int32) -> Int32
  let getisnull: @convention(c) (Answer?, Int32, Int32) -> Int32
  let clear: @convention(c) (Answer?) -> Void

  /// The library of this process; throws where the system has none.
  static func loaded() throws(ShelfError) -> LibPQ {
    switch loading {
    case .success(let library): return library
    case .failure(let error): throw error
    }
  }

  private static let loading = Result { () throws(ShelfError) in try LibPQ() }

  private init() throws(ShelfError) {
    guard let handle = dlopen("libpq.so.5", RTLD_NOW) else { throw Self.missing }
    func function<Function>(_ name: String) throws(ShelfError) -> Function {
      guard let symbol = dlsym(handle, "PQ" + name) else { throw Self.missing }
      return unsafeBitCast(symbol, to: Function.self)
    }
    connectdbParams = try function("connectdbParams")
    status = try function("status")
    errorMessage = try function("errorMessage")
    finish = try function("finish")
    execParams = try function("execParams")
    resultStatus = try function("resultStatus")
    resultErrorField = try function("resultErrorField")
    ntuples = try function("ntuples")
    nfields = try function("nfields")
    fname = try function("fname")
    ftype = try function("ftype")
    getvalue = try function("getvalue")
    getlength = try function("getlength")
    getisnull = try function("getisnull")
    clear = try function("clear")
  }

  private static let missing = ShelfError.other(
    "PostgreSQL wants its client library, libpq.so.5, which Debian and Ubuntu have in the package libpq5.")
}
