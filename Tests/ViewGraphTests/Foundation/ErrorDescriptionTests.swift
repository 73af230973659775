import Foundation
import FoundationNetworking
import Testing
import ViewGraph

/// What programs show readers of errors.
struct ErrorDescriptionTests {
  private enum Own: Error { case one, two }

  private struct Told: LocalizedError {
    var errorDescription: String? { "as the program says" }
  }

  private struct Person: Decodable {
    let name: String
  }

  private func description(_ json: String) -> String {
    do {
      _ = try JSONDecoder().decode(Person.self, from: Data(json.utf8))
      return ""
    } catch {
      return error.localizedDescription
    }
  }

  @Test func dataThatCannotBeRead() {
    #expect(description("{}") == "The data couldn’t be read because it is missing.")
    #expect(description(#"{"name": 1}"#) == "The data couldn’t be read because it isn’t in the correct format.")
    #expect(description("nonsense") == "The data couldn’t be read because it isn’t in the correct format.")
  }

  @Test func theNetwork() {
    let error: any Error = URLError(.cannotFindHost, userInfo: [NSLocalizedDescriptionKey: "Could not resolve host: x"])
    #expect(error.localizedDescription == "A server with the specified hostname could not be found.")
    #expect(URLError(.timedOut).localizedDescription == "The request timed out.")
  }

  @Test func filesThatAreNotThere() {
    do {
      _ = try String(contentsOf: URL(fileURLWithPath: "/nowhere/a.txt"), encoding: .utf8)
      Issue.record("there is such a file")
    } catch {
      #expect(error.localizedDescription == "The file “a.txt” couldn’t be opened because there is no such file.")
    }
  }

  @Test func aProgramsOwnErrors() {
    #expect(Told().localizedDescription == "as the program says")
    #expect(Own.two.localizedDescription.hasPrefix("The operation couldn’t be completed. ("))
    let worded = NSError(domain: "d", code: 1, userInfo: [NSLocalizedDescriptionKey: "worded"])
    #expect((worded as any Error).localizedDescription == "worded")
  }
}
