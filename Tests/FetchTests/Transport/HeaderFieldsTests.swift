import HTTPTransport
import Testing

struct HeaderFieldsTests {
  @Test func namesIgnoreCase() {
    var fields: HeaderFields = ["ETag": "1"]
    #expect(fields["etag"] == "1")
    fields["ETAG"] = "2"
    #expect(fields.fields.count == 1)
    #expect(fields["ETag"] == "2")
    fields["etag"] = nil
    #expect(fields.fields.isEmpty)
  }

  @Test func severalValuesAreJoined() {
    var fields: HeaderFields = ["Vary": "Accept"]
    fields.add("vary", "Cookie")
    #expect(fields["Vary"] == "Accept, Cookie")
    #expect(fields.values(of: "VARY") == ["Accept", "Cookie"])
    #expect(fields.dictionary == ["Vary": "Accept, Cookie"])
  }

  @Test func equalityIgnoresTheCaseOfNames() {
    #expect(HeaderFields(["A": "1"]) == HeaderFields(["a": "1"]))
    #expect(HeaderFields(["A": "1"]).hashValue == HeaderFields(["a": "1"]).hashValue)
    #expect(HeaderFields(["A": "1"]) != HeaderFields(["A": "2"]))
  }
}
