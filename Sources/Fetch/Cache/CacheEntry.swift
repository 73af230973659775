import Foundation
import HTTPTransport

/// A stored answer and everything that decides whether it may be given again (RFC 9111, 4): a pure value.
struct CacheEntry: Sendable, Hashable {
  /// What a stored answer is good for at a moment.
  enum Verdict: Sendable, Hashable {
    /// It may be given.
    case fresh
    /// It may be given while it is being revalidated.
    case usableWhileRevalidating
    /// The service has to be asked.
    case stale
  }

  private(set) var response: HTTPResponse
  /// When the request was sent and when its answer arrived.
  private(set) var requestTime: Date
  private(set) var responseTime: Date
  /// The request's values of the fields that Vary names, by name in lower case.
  let varying: [String: String?]
  private var control: CacheControl

  init(_ response: HTTPResponse, to requestHeaders: HeaderFields, requestTime: Date, responseTime: Date) {
    self.response = response
    self.requestTime = requestTime
    self.responseTime = responseTime
    control = CacheControl(response.headers)
    var varying: [String: String?] = [:]
    for name in Self.varyNames(response.headers) { varying[name] = .some(requestHeaders[name]) }
    self.varying = varying
  }

  /// The bytes it takes, roughly.
  var cost: Int {
    response.headers.fields.reduce(response.body.count + 512) { $0 + $1.name.utf8.count + $1.value.utf8.count }
  }

  /// Whether the answer fits a request with these fields.
  func matches(_ requestHeaders: HeaderFields) -> Bool {
    varying.allSatisfy { requestHeaders[$0.key] == $0.value }
  }

  /// When the service made the answer.
  var date: Date { Self.date(of: response) ?? responseTime }

  /// When the service says that it made an answer.
  static func date(of response: HTTPResponse) -> Date? { response.headers["Date"].flatMap(HTTPDate.parse) }

  /// Seconds since the service made or confirmed the answer (RFC 9111, 4.2.3).
  func age(at now: Date) -> TimeInterval {
    let apparent = max(0, responseTime.timeIntervalSince(date))
    let stated = response.headers["Age"].flatMap(Double.init).map { max(0, $0) } ?? 0
    let corrected = stated + max(0, responseTime.timeIntervalSince(requestTime))
    return max(apparent, corrected) + max(0, now.timeIntervalSince(responseTime))
  }

  /// Seconds for which the answer is fresh (RFC 9111, 4.2.1).
  func lifetime(_ declared: DeclaredFreshness?) -> TimeInterval {
    let explicit = explicitLifetime
    if let declared, isSuccess, control.noCache || (explicit ?? 0) <= 0 { return max(0, declared.maxAge) }
    if control.noCache { return 0 }
    return explicit ?? heuristicLifetime
  }

  /// What the answer is good for, to a request with these fields (RFC 9111, 5.2.1).
  func verdict(at now: Date, declared: DeclaredFreshness?, asked: HeaderFields = [:]) -> Verdict {
    let age = age(at: now)
    var overdue = age - lifetime(declared)
    if asked["Cache-Control"] != nil || asked["Pragma"] != nil {
      let wish = CacheControl(asked)
      if wish.noCache || age > wish.maxAge ?? .infinity || -overdue < wish.minFresh ?? -.infinity { return .stale }
      if graceAllowed(nil) { overdue -= wish.maxStale ?? 0 }
    }
    if overdue < 0 { return .fresh }
    let window = graceAllowed(declared) ? control.staleWhileRevalidate ?? 0 : 0
    return overdue < max(window, declared?.staleWhileRevalidate ?? 0) ? .usableWhileRevalidating : .stale
  }

  /// Whether the answer may be given because the service cannot give a new one (RFC 5861, 4).
  func mayReplaceError(at now: Date, declared: DeclaredFreshness?) -> Bool {
    let overdue = age(at: now) - lifetime(declared)
    let window = graceAllowed(declared) ? control.staleIfError ?? 0 : 0
    return overdue < max(window, declared?.staleIfError ?? 0)
  }

  /// The fields that let the service answer "not modified"; nil without a validator.
  var validators: HeaderFields? {
    var fields: HeaderFields = [:]
    if let tag = response.headers["ETag"] { fields["If-None-Match"] = tag }
    if let date = response.headers["Last-Modified"] { fields["If-Modified-Since"] = date }
    return fields.fields.isEmpty ? nil : fields
  }

  /// Takes over what a 304 says (RFC 9111, 3.2 and 4.3.4). Fields that describe the stored bytes stay.
  mutating func freshen(with headers: HeaderFields, requestTime: Date, responseTime: Date) {
    let kept: Set = ["content-length", "content-encoding", "content-type", "content-range", "transfer-encoding"]
    response.headers.remove("Age")
    let news = headers.fields.filter { !kept.contains($0.name.lowercased()) }
    for name in Set(news.map { $0.name.lowercased() }) { response.headers.remove(name) }
    for field in news { response.headers.add(field.name, field.value) }
    if headers["Date"] == nil { response.headers["Date"] = HTTPDate.format(responseTime) }
    self.requestTime = requestTime
    self.responseTime = responseTime
    control = CacheControl(response.headers)
  }

  private var isSuccess: Bool { response.status == 200 || response.status == 203 }

  /// `must-revalidate` and `no-cache` forbid stale answers, unless the client declared its own rule.
  private func graceAllowed(_ declared: DeclaredFreshness?) -> Bool {
    declared != nil || !(control.mustRevalidate || control.noCache)
  }

  private var explicitLifetime: TimeInterval? {
    if let seconds = control.sharedMaxAge ?? control.maxAge { return seconds }
    guard let expires = response.headers["Expires"] else { return nil }
    return HTTPDate.parse(expires).map { max(0, $0.timeIntervalSince(date)) } ?? 0
  }

  /// A tenth of the time since the last change, a day at most (RFC 9111, 4.2.2).
  private var heuristicLifetime: TimeInterval {
    guard isSuccess, let changed = response.headers["Last-Modified"].flatMap(HTTPDate.parse) else { return 0 }
    return min(max(0, date.timeIntervalSince(changed)) / 10, 86_400)
  }

  static func varyNames(_ headers: HeaderFields) -> [String] {
    (headers["Vary"] ?? "").split(separator: ",").map { $0.stripped().lowercased() }
      .filter { !$0.isEmpty }
  }
}
