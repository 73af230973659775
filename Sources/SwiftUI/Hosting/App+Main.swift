import ViewGraph
import WebHost

extension App {
  /// Serves the program to web browsers until the process is told to end.
  ///
  /// `--host` and `--port` (or HOST and PORT) say where; the default is http://127.0.0.1:8080. Every page that is
  /// opened gets a program of its own. What a device would keep is kept for each reader in the folder that `--data` names (or
  /// NEWSREEL_DATA), by default one of the program's name in `XDG_STATE_HOME`. Called by `@main`, on the main thread; never returns.
  @MainActor @preconcurrency
  public static func main() {
    Hosting.main(Self.self) { Graph(PresentingRoot(content: AppRoot(Self()))) }
  }
}
