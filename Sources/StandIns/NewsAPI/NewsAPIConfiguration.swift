/// How the stand-in of NewsAPI.org behaves where the real service has changed, differs by plan, or is unruly.
public struct NewsAPIConfiguration: Sendable {
  /// What a key entitles to.
  public enum Plan: Sendable, Equatable {
    /// No limits: what an unknown key gets by default.
    case unlimited
    /// 50 requests in 12 hours, articles a day late and a month back, 100 results, browsers on localhost only.
    case developer
    /// Live, 250,000 requests in a month.
    case business
    /// The key has been switched off: 401 `apiKeyDisabled`.
    case disabled
    /// The key's quota is spent: 429 `apiKeyExhausted`.
    case exhausted
    /// The key has asked too often: 429 `rateLimited`.
    case rateLimited
    /// The key is unknown: 401 `apiKeyInvalid`.
    case invalid
  }

  /// Which of the service's times is followed where they differ.
  public enum Era: Sendable, Equatable {
    /// All countries have headlines, and `language` filters them: until about 2022.
    case generous
    /// Headlines of countries other than `us` are empty lists, and so are headlines with a plain `language`.
    case current
  }

  /// What keys entitle to, by key. Besides these, the names `developer`, `business`, `disabled`, `exhausted`,
  /// `limited` and `invalid` are keys with the obvious plans, also with a suffix such as `developer-7`.
  public var keys: [String: Plan]
  /// What all other keys entitle to. Default: no limits.
  public var otherKeys: Plan
  /// Default: the generous one, so that every country lives.
  public var era: Era
  /// Whether totals differ a little between pages and articles occur on two of them, as in life. Default: no.
  public var drifts: Bool
  /// Percentage of withdrawn articles, which stay in the lists as `[Removed]`. Default 2.
  public var removedPercentage: Double
  /// Percentage of article pictures that are missing, forbidden, slow, broken, huge or lead nowhere. Default 8.
  public var brokenPicturePercentage: Double
  /// Whether identical requests are answered from a cache for five minutes or 100 hits. Default: yes.
  public var caches: Bool

  /// Sets up the service; every argument has the default that its property describes.
  public init(
    keys: [String: Plan] = [:],
    otherKeys: Plan = .unlimited,
    era: Era = .generous,
    drifts: Bool = false,
    removedPercentage: Double = 2,
    brokenPicturePercentage: Double = 8,
    caches: Bool = true
  ) {
    self.keys = keys
    self.otherKeys = otherKeys
    self.era = era
    self.drifts = drifts
    self.removedPercentage = removedPercentage
    self.brokenPicturePercentage = brokenPicturePercentage
    self.caches = caches
  }

  /// What a key entitles to.
  func plan(of key: String) -> Plan {
    if let plan = keys[key] { return plan }
    switch key.split(separator: "-").first {
    case "developer": return .developer
    case "business": return .business
    case "disabled": return .disabled
    case "exhausted": return .exhausted
    case "limited": return .rateLimited
    case "invalid": return .invalid
    default: return otherKeys
    }
  }
}
