import Foundation
import InternetAddresses
import Testing

@testable import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(20)))
struct AddressPolicyTests {
  /// Knows some names only, and counts how often it is asked.
  private struct Names: NameResolver {
    let table: [String: [String]]

    func addresses(of host: String) async throws(URLError) -> [IPAddress] {
      guard let found = table[host] else { throw URLError(.cannotFindHost) }
      return found.compactMap { IPAddress($0) }
    }
  }

  private func code(
    _ url: URL, _ policy: AddressPolicy, _ names: [String: [String]] = [:], timeout: TimeInterval = 5
  ) async -> URLError.Code? {
    let loader = HTTPLoader(resolver: Names(table: names))
    do {
      _ = try await loader.load(HTTPRequest(url: url, timeout: timeout, addresses: policy))
      return nil
    } catch {
      return error.code
    }
  }

  @Test func anyAddressIsReached() async throws {
    let server = try RawServer { _ in .answer(200) }
    #expect(await code(server.url(), .any) == nil)
  }

  @Test func loopbackIsRefusedWithoutAConnection() async throws {
    let server = try RawServer { _ in .answer(200) }
    #expect(await code(server.url(), .publicOnly) == .resourceUnavailable)
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [["127.0.0.1"], ["10.0.0.1"], ["::1"], ["::ffff:127.0.0.1"], ["8.8.8.8", "127.0.0.1"]])
  func namesOfPrivateAddressesAreRefused(_ addresses: [String]) async throws {
    let server = try RawServer { _ in .answer(200) }
    let url = try #require(URL(string: "http://innocent.test:\(server.port)/"))
    #expect(await code(url, .publicOnly, ["innocent.test": addresses]) == .resourceUnavailable)
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: ["http://2130706433/", "http://0x7f.1/", "http://[::1]/", "http://[::ffff:10.0.0.1]/", "http://0/"])
  func disguisedAddressesAreRefused(_ text: String) async throws {
    let loader = HTTPLoader()
    await #expect {
      try await loader.load(HTTPRequest(url: try #require(URL(string: text)), timeout: 5, addresses: .publicOnly))
    } throws: {
      [.resourceUnavailable, .cannotFindHost, .badURL].contains(($0 as? URLError)?.code)
    }
  }

  @Test func resolvingIsGivenUpAtOnceWhenCancelled() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(URLError) {
        return try await SystemResolver().addresses(of: "no-such-host.invalid").isEmpty ? nil : URLError.Code.unknown
      } catch {
        return error.code
      }
    }
    #expect(await task.value == .cancelled)
  }

  @Test func anAllowedServerIsReached() async throws {
    let server = try RawServer { _ in .answer(200) }
    let origin = try #require(Origin(server.url()))
    #expect(await code(server.url(), .publicOnly(except: [origin])) == nil)
  }

  @Test func theExceptionIsForThatPortOnly() async throws {
    let allowed = try RawServer { _ in .answer(200) }
    let other = try RawServer { _ in .answer(200) }
    let origin = try #require(Origin(allowed.url()))
    #expect(await code(other.url(), .publicOnly(except: [origin])) == .resourceUnavailable)
  }

  @Test func aRedirectToAPrivateAddressIsRefused() async throws {
    let inner = try RawServer { _ in .answer(200, "secret") }
    let target = inner.url("/secret").absoluteString
    let outer = try RawServer { _ in .answer(302, "", ["Location: \(target)"]) }
    let origin = try #require(Origin(outer.url()))
    #expect(await code(outer.url(), .publicOnly(except: [origin])) == .resourceUnavailable)
    #expect(outer.requests.count == 1)
    #expect(inner.requests.isEmpty)
  }

  @Test func theConnectionGoesToTheAddressThatWasChecked() async throws {
    // The system would find loopback under this name; the resolver given says a public address, where nothing answers.
    let server = try RawServer { _ in .answer(200) }
    let url = try #require(URL(string: "http://localhost:\(server.port)/"))
    let result = await code(url, .publicOnly, ["localhost": ["192.31.196.1"]], timeout: 0.2)
    #expect(result != nil)
    #expect(server.requests.isEmpty)
  }

  @Test func aConnectedSocketIsCheckedOnceMore() async throws {
    // A client pinned to loopback stands for a check that was passed by.
    let server = try RawServer { _ in .answer(200) }
    let clients = PinnedClients(configuration: .init())
    let lease = clients.client(host: "127.0.0.1", address: .v4(0x7F00_0001))
    let exchange = Exchange(HTTPRequest(url: server.url(), timeout: 5), userAgent: "x")
    await #expect(throws: (any Error).self) {
      try await Watchdog.run(timeout: 2, idleTimeout: nil) {
        _ = try await exchange.open(on: lease, progress: $0)
      }
    }
    #expect(server.requests.isEmpty)
  }
}
