// The interface of `Graph` that hosts use; replaced by the implementation within the hour.
// @MainActor public final class Graph {
//   /// Mounts a view. `schedule` is called (on the main thread) when a transaction is due and must call `flush()` soon,
//   /// once, on the main thread; the default uses the main queue. Nothing is evaluated before the first flush().
//   public init<Root: View>(_ root: Root, environment: EnvironmentValues = EnvironmentValues(), location: Location = Location(), schedule: ((Graph) -> Void)? = nil)
//   /// Runs the due transaction now, if any; afterwards `onCommit` has been called when something visible changed.
//   public func flush()
//   public var onCommit: ((Commit) -> Void)?
//   public private(set) var commit: Commit?            // the last one
//   public func send(_ event: DisplayEvent, to target: EventTarget)  // unknown targets are ignored
//   public func navigate(to location: Location)         // Back, Forward, restore: steps not in it are undone, entries applied as their controls appear
//   public var environment: EnvironmentValues           // host's: colorScheme, locale, sizeClass, scenePhase...; set -> re-evaluated
//   public func unmount()                               // onDisappear, subscriptions end, everything released
//   public let context: HostContext                      // (package) pending work of the program; HostContext.current while its code runs
// }
