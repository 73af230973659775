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
    let configuration = application.configuration
    HostLog.install(configuration.log)
    supervise(configuration)
    if !isWorker { TrapLine.install(configuration.log.format) }
    let patience = configuration.drainTime + 1.5
    let endings = [SIGTERM, SIGINT].map { end(on: $0, after: patience) }
    Task.detached {
      do {
        let isAlone = configuration.workers == 1
        try await application.run { port, _ in
          if isAlone { announce(configuration, port: port) }
        }
        HostLog.web.log(level: isAlone ? .info : .debug, "Ended.")
        exit(0)
      } catch {
        fail(error, status: 1)
      }
    }
    while true { withExtendedLifetime(endings) { RunLoop.main.run() } }
  }

  /// Where workers are asked for and this process is none of them, watches over them, and never returns. A program that
  /// does anything expensive before it serves calls this first.
  @MainActor
  package static func supervise(_ configuration: WebHostConfiguration) {
    guard isSupervisor(configuration) else { return }
    do {
      exit(try Supervisor(configuration).run())
    } catch {
      fail(error, status: 1)
    }
  }

  /// True where this process is to watch over workers.
  package static func isSupervisor(_ configuration: WebHostConfiguration) -> Bool {
    configuration.workers != 1 && WorkerRole.current == nil
  }

  /// True where this process is one of several workers.
  package static var isWorker: Bool { WorkerRole.current != nil }

  /// True where this process is one of several workers, and not the first.
  package static var isFurtherWorker: Bool { (WorkerRole.current?.number ?? 0) > 0 }

  /// Ends the process a little after a signal, should something hold up the orderly end.
  private static func end(on signal: Int32, after seconds: Double) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
    source.setEventHandler {
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { exit(0) }
    }
    source.resume()
    return source
  }

  /// Says where the program is served.
  static func announce(_ configuration: WebHostConfiguration, port: Int, workers: Int = 1) {
    let host = configuration.host
    let name = host == "0.0.0.0" || host == "::" ? "localhost" : host.contains(":") ? "[\(host)]" : host
    // What was printed before comes before.
    fflush(nil)
    HostLog.web.info(
      "Serving.", metadata: ["host": "\(host)", "port": "\(port)", "process": "\(getpid())", "workers": "\(workers)"])
    print("Serving at http://\(name):\(port)/")
    fflush(nil)
  }

  private static func fail(_ error: any Error, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(status)
  }
}
