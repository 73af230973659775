import Foundation
import FoundationAdditions
import Testing

@Suite struct PersonNameTests {
  private func name(given: String?, family: String?, prefix: String? = nil) -> PersonNameComponents {
    var name = PersonNameComponents()
    (name.givenName, name.familyName, name.namePrefix) = (given, family, prefix)
    return name
  }

  @Test func namesAreWrittenInFullAndShort() {
    let ann = name(given: "Ann", family: "Lee", prefix: "Dr.")
    #expect(ann.formatted(.name(style: .long)) == "Dr. Ann Lee")
    #expect(ann.formatted(.name(style: .medium)) == "Ann Lee")
    #expect(ann.formatted(.name(style: .short)) == "Ann")
    #expect(ann.formatted(.name(style: .abbreviated)) == "AL")
    #expect(name(given: nil, family: "Lee").formatted(.name(style: .abbreviated)) == "L")
  }

  @Test func familiesComeFirstWhereTheyDo() {
    let taro = name(given: "太郎", family: "山田")
    #expect(taro.formatted(.name(style: .medium)) == "山田太郎")
    #expect(taro.formatted(.name(style: .abbreviated)) == "山田")
  }
}
