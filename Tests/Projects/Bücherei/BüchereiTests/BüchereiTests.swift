import XCTest

@testable import Bucherei

final class BuchereiTests: XCTestCase {
  func testBooksAreRead() {
    XCTAssertEqual(Library().books.count, 2)
  }
}
