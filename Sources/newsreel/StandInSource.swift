import ArgumentParser
import Fetch
import Foundation
import StandIns

/// The stand-ins: those that run elsewhere, or some of our own, started when the first of them is needed.
final class StandInSource {
  private var origin: URL?
  private var own: StandInServer?
  private let now: @Sendable () -> Date
  /// Whether they run elsewhere, and so speak for every service.
  let isElsewhere: Bool

  /// - Parameters:
  ///   - environment: Its `STAND_INS_URL` names stand-ins that run elsewhere.
  ///   - now: The time of those of our own.
  init(environment: [String: String], now: @escaping @Sendable () -> Date) throws {
    self.now = now
    let address = environment["STAND_INS_URL"] ?? ""
    isElsewhere = !address.isEmpty
    guard isElsewhere else { return }
    guard let url = URL(string: address), Origin(url) != nil else {
      throw ValidationError("STAND_INS_URL must be an address such as http://127.0.0.1:8081, not \(address).")
    }
    origin = url
  }

  /// Where a service is spoken.
  func url(of service: StandInService) throws -> URL {
    if origin == nil {
      let server = StandInServer(configuration: StandInConfiguration(now: now))
      let port = try wait { try await server.start() }
      own = server
      origin = URL(string: "http://127.0.0.1:\(port)")
    }
    guard let origin else { throw CancellationError() }
    return service.baseURL(at: origin)
  }

  /// The servers on this machine whose pictures may be fetched for readers; none while no stand-in is needed.
  var origins: Set<Origin> { Set([origin.flatMap(Origin.init)].compactMap { $0 }) }
}
