import Dispatch
import Foundation
import ViewGraph

/// The way from a program's `main` to a served program.
public enum WebHost {
  /// Serves a program as the command line and the environment say, and never returns.
  ///
  /// Call it on the main thread, which is then the programs' thread. Ends with status 0 when told to (SIGTERM, SIGINT),
  /// within two seconds; with 1 where the address cannot be listened at; with 64 where the command line cannot be
  /// understood.
  ///
  /// - Parameters:
  ///   - arguments: The command line without the program's name: `--help` tells what there is.
  ///   - environment: The same in capitals (`HOST`, `PORT`, `NEWSREEL_DATA`, ...), which counts less, `NEWSREEL_SECRET` and
  ///     `NEWSREEL_ORIGIN`.
  ///   - configuration: What holds where neither says anything.
  ///   - remoteImages: Who fetches pictures from elsewhere.
  ///   - program: Makes the graph of one page of a visitor.
  @MainActor
  public static func main(
    arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    environment: [String: String] = ProcessInfo.processInfo.environment,
    configuration: WebHostConfiguration = WebHostConfiguration(),
    remoteImages: (any RemoteImageLoader)? = nil,
    program: @escaping @MainActor @Sendable (Visitor) -> Graph
  ) -> Never {
    var configuration = configuration
    do {
      let given = try ServerArguments(arguments, environment: environment)
      if given.wantsHelp {
        print(ServerOption.usage)
        exit(0)
      }
      given.apply(to: &configuration)
    } catch {
      fail(error, status: 64)
    }
    serve(WebApplication(configuration: configuration, remoteImages: remoteImages, program: program))
  }

  /// Serves an application on the main thread and never returns; prints where.
  @MainActor
  public static func serve(_ application: WebApplication) -> Never {
    let host = application.configuration.host
    HostLog.install(application.configuration.log)
    let patience = application.configuration.drainTime + 1.5
    let endings = [SIGTERM, SIGINT].map { end(on: $0, after: patience) }
    Task.detached {
      do {
        try await application.run { port, _ in announce(host: host, port: port) }
        HostLog.web.info("Ended.")
        exit(0)
      } catch {
        fail(error, status: 1)
      }
    }
    while true { withExtendedLifetime(endings) { RunLoop.main.run() } }
  }

  /// Ends the process a little after a signal, should something hold up the orderly end.
  private static func end(on signal: Int32, after seconds: Double) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
    source.setEventHandler {
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { exit(0) }
    }
    source.resume()
    return source
  }

  private static func announce(host: String, port: Int) {
    let name = host == "0.0.0.0" || host == "::" ? "localhost" : host.contains(":") ? "[\(host)]" : host
    HostLog.web.info("Serving.", metadata: ["host": "\(host)", "port": "\(port)", "process": "\(getpid())"])
    print("Serving at http://\(name):\(port)/")
    fflush(nil)
  }

  private static func fail(_ error: any Error, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(status)
  }
}
