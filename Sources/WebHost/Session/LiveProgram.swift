import ViewGraph

/// A mounted program as sessions use it: `Graph`, or a stand-in in tests. Everything happens on the main thread.
@MainActor
package protocol LiveProgram: AnyObject {
  /// Told of every transaction that changed something visible.
  var onCommit: ((Commit) -> Void)? { get set }
  /// The last transaction, nil before the first.
  var commit: Commit? { get }
  /// So many nodes may the program have before its lists build no further rows.
  var nodeLimit: Int { get set }
  /// True where no work of the program is under way.
  var isIdle: Bool { get }
  /// True where something waits for sizes that only a browser with scripts can tell.
  var isWaitingForMeasures: Bool { get }
  /// Calls back once when no work is under way, from any thread.
  func whenIdle(_ body: @escaping @Sendable () -> Void)
  /// Runs the due transaction now, if any.
  func flush()
  /// Reports what the reader did; unknown targets are ignored.
  func send(_ event: DisplayEvent, to target: EventTarget)
  /// Goes to a location.
  func navigate(to location: Location)
  /// Sets controls whose values are kept, by their lasting keys; false, with nothing set, where one of them is none of
  /// those.
  func enter(_ values: [String: String]) -> Bool
  /// True where nobody has taken the end of the path.
  var isLost: Bool { get }
  /// Waits no longer for somebody to take the end of the path; true where the program knows another way with it.
  func dropPath() -> Bool
  /// A browser shows the program from now on and tells what is in sight.
  func watch()
  /// Tells the program whether a page is connected.
  func note(isConnected: Bool)
  /// Tells the program about its reader and the screen.
  func apply(_ visitor: Visitor)
  /// Lets go of what can be made again until something happens, which commits anew; false where something is happening.
  func sleep() -> Bool
  /// Makes it again.
  func wake()
  /// What the rows show that may be let go of while the rest stays.
  func rowsThatMayRest() -> [DisplayNode]
  /// Lets go of rows that still show the same.
  func rest(_ rows: [RestingRow])
  /// Makes them again, and commits.
  func wakeRows()
  /// Ends the program and releases everything it holds.
  func unmount()
}

/// Makes one program per page of a visitor, on the main thread, with what is kept for them.
package typealias ProgramFactory = @MainActor @Sendable (Visitor, ReaderContainer) -> any LiveProgram
