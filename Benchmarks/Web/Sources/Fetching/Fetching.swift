import AsyncHTTPClient
import Fetch
import Foundation

/// Fetches and decodes an answer again and again, by `Fetch` and by the bare client and decoder, in turns. Prints the
/// processor time of an answer, and what it took on the clock, in microseconds.
@main
enum Fetching {
  nonisolated static func main() async throws {
    guard CommandLine.arguments.count == 4, let url = URL(string: CommandLine.arguments[1]),
      let rounds = Int(CommandLine.arguments[2]), let size = Int(CommandLine.arguments[3])
    else { throw CocoaError(.featureUnsupported) }
    let fetcher = Fetcher(cacheCapacity: 0)
    var ours = Figures(), bare = Figures()
    for round in 0...rounds {
      // The first round is for warming up.
      let isCounted = round > 0
      try await bare.measure(size, isCounted) { try await byTheBareClient(url) }
      try await ours.measure(size, isCounted) {
        let headlines: Headlines = try await fetcher.fetch(FetchRequest(url: url, cacheUse: .none))
        return headlines
      }
    }
    print("fetch \(ours) bare \(bare)")
  }

  private static func byTheBareClient(_ url: URL) async throws -> Headlines {
    var request = HTTPClientRequest(url: url.absoluteString)
    request.headers.add(name: "User-Agent", value: "bench")
    request.headers.add(name: "Accept-Encoding", value: "gzip, deflate")
    let answer = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
    guard answer.status == .ok else { throw CocoaError(.fileReadUnknown) }
    let body = try await answer.body.collect(upTo: 16 << 20)
    return try JSONDecoder().decode(Headlines.self, from: Data(body.readableBytesView))
  }
}
