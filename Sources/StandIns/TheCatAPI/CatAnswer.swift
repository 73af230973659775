/// An answer before it is given its headers.
struct CatAnswer {
  var status = 200
  var body: JSONValue
  var headers: [StandInRequest.Field] = []
  /// Where to go instead.
  var location: String?

  init(_ body: JSONValue, status: Int = 200) {
    self.body = body
    self.status = status
  }

  /// A page of a list, which says so where it holds anything.
  init(_ items: [JSONValue], of total: Int, page: Int = 0, limit: Int? = nil) {
    body = .array(items)
    if !items.isEmpty, let limit { headers = TheCatAPIHeaders.paging(total: total, page: page, limit: limit) }
  }

  static func redirect(to location: String) -> CatAnswer {
    var answer = CatAnswer(.null, status: 302)
    answer.location = location
    return answer
  }

  func response(_ common: TheCatAPIHeaders) -> StandInResponse {
    if let location {
      let field = StandInRequest.Field(name: "Location", value: location)
      return StandInResponse(status: status, headers: [field] + common.fields, body: .bytes([]))
    }
    return .json(body, status: status, headers: common.fields + headers)
  }
}
