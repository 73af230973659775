import Foundation

/// How a program is served.
public struct WebHostConfiguration: Sendable {
  /// What one visitor, and all of them, may use.
  public struct Limits: Sendable {
    /// Sessions in all; further visitors are told to come back. 5,000 by default.
    public var sessions = 5_000
    /// Sessions of one address; loopback addresses are not limited. 200 by default.
    public var sessionsPerAddress = 200
    /// Bytes of one message from a browser. 64 KB by default.
    public var messageSize = 64 * 1024
    /// Messages a second from one browser in the long run, acknowledgements included. 120 by default.
    public var messagesPerSecond = 120.0
    /// Messages that may come at once. 480 by default.
    public var messageBurst = 480.0
    /// Bytes of pictures that are kept for pages that no longer show them. 256 MB by default.
    public var imageBytes = 256 * 1024 * 1024
    /// Values that a program may keep for one visitor with `@AppStorage`. 256 by default.
    public var settingsPerVisitor = 256
    /// Bytes of one such value with its key. 64 KB by default.
    public var settingSize = 64 * 1024

    /// Makes the default limits.
    public init() {}
  }

  /// The address to listen at; the default reaches this machine only.
  public var host = "127.0.0.1"
  /// The port to listen at; 0 takes a free one.
  public var port = 8080
  /// What the program is called: the end of all titles, and the title of pages that have none of their own.
  public var title = "App"
  /// A sentence about the program for search engines, nil for none.
  public var summary: String?
  /// Where readers reach the program, such as `https://news.example.com`, for links that others are given; nil takes
  /// it from each request.
  public var publicOrigin: String?
  /// The language in which the program was written, as a BCP 47 tag.
  public var language = "en"
  /// Where the program's texts are. A page is in the best of their languages for its visitor, and in `language` where
  /// there are none.
  public var resources = Bundle.main
  /// The icon in the browser's tab, nil for none.
  public var icon: RemoteImage?
  /// What sessions, visitors' cookies and picture addresses are signed with. Processes that share a port must share it;
  /// nil is a random one, with which pages survive a restart by asking for a new token, and visitors are new ones.
  public var secret: String?
  /// Other origins whose pages may open a socket, such as `https://news.example.com`.
  public var allowedOrigins: Set<String> = []
  /// True where a proxy in front says where visitors come from (`X-Forwarded-For`, its last entry) and what the host
  /// is called (`X-Forwarded-Host`), and whether the visitor's side is encrypted (`X-Forwarded-Proto`).
  public var trustsProxy = false
  /// Where `@AppStorage` of each visitor is kept; by default in memory, for as long as the process runs.
  public var visitorStorage: any VisitorStorage = MemoryVisitorStorage()
  /// What one visitor, and all of them, may use.
  public var limits = Limits()
  /// Seconds that the first page waits for a program's work; nothing waits where none is under way. 1 by default.
  public var settleTime = 1.0
  /// Seconds for which a page that was served may connect and find its session. 30 by default.
  public var adoptionPeriod = 30.0
  /// Seconds for which a session is kept without a socket. 60 by default.
  public var gracePeriod = 60.0
  /// Seconds for which a token is valid; each connection renews it. A day by default.
  public var tokenLifetime = 86_400.0
  /// Seconds of silence after which a socket counts as dead. 60 by default.
  public var socketTimeout = 60.0
  /// What readers are told who come by an address that leads nowhere; they see the start. By default the host says so in
  /// English or Russian.
  public var unknownPageNotice: String?
  /// What readers are told when the server closes. By default the host says so in English or Russian.
  public var shutdownNotice: String?

  /// Makes the default configuration.
  public init() {}
}
