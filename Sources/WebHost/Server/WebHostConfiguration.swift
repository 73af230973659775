import Foundation

/// How a program is served.
public struct WebHostConfiguration: Sendable {
  /// Seconds that the parts of a connection may take, each as a whole; a pause is no reason to wait longer.
  public struct Deadlines: Sendable, Hashable {
    /// From the moment a connection is accepted, or the first byte of a later request, to the end of the request's
    /// head. 15 by default.
    public var head = 15.0
    /// From the end of the head to the end of the body. 30 by default.
    public var body = 30.0
    /// From the first byte of an answer to the last. 120 by default.
    public var answer = 120.0
    /// From an answer to the next request. 60 by default.
    public var idle = 60.0
    /// From the host's last word to the client's end of the connection. 2 by default.
    public var closing = 2.0

    /// Makes the default deadlines.
    public init() {}
  }

  /// What one visitor, and all of them, may use.
  public struct Limits: Sendable {
    /// Sessions in all; further visitors are told to come back. 5,000 by default.
    public var sessions = 5_000
    /// Sessions of one address; loopback addresses are not limited. 200 by default.
    public var sessionsPerAddress = 200
    /// Programs that are awake besides those in use (in the last two seconds): where there are more, those that were not used
    /// for longest sleep before their time. 200 by default.
    public var awakeSessions = 200
    /// Nodes that a program may have for one reader before its lists build no further rows when the reader comes near their
    /// end, and say so; a row is about three, and 5 KB. 60,000 by default.
    public var nodesPerSession = 60_000
    /// Bytes of one message from a browser. 64 KB by default.
    public var messageSize = 64 * 1024
    /// Bytes of a message that a browser sends in parts, such as a long text in a field; pages are told, so that their
    /// fields can say so. 256 KB by default.
    public var longMessageSize = 256 * 1024
    /// Messages a second from one browser in the long run, acknowledgements included. 120 by default.
    public var messagesPerSecond = 120.0
    /// Messages that may come at once. 480 by default.
    public var messageBurst = 480.0
    /// Connections in all; the one that has been idle for the longest makes room for a new one. nil, the default, is
    /// what the process has descriptors for, less a reserve, and 20,000 at most.
    public var connections: Int?
    /// Connections of one address, or of 64 bits of IPv6 addresses; loopback addresses and trusted proxies are not
    /// limited. nil, the default, is a quarter of all, at least 32 and at most 1,000.
    public var connectionsPerAddress: Int?
    /// Until when a connection must have come to something.
    public var deadlines = Deadlines()
    /// Bytes of a request's body. 64 KB by default.
    public var bodySize = 64 * 1024
    /// Bytes of pictures that are kept for pages that no longer show them. 256 MB by default.
    public var imageBytes = 256 * 1024 * 1024
    /// Values that a program may keep for one visitor with `UserDefaults` and `@AppStorage`. 256 by default.
    public var settingsPerVisitor = 256
    /// Bytes of one such value with its key. 512 KB by default.
    public var settingSize = 512 * 1024
    /// Bytes of all such values of one visitor with their keys. 1 MB by default.
    public var settingsSize = 1024 * 1024
    /// Bytes of all files of one visitor in their folders. 64 MB by default.
    public var filesSize = 64 * 1024 * 1024

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
  /// it from each request. Where it is given, pages of other names than this cannot open a socket.
  public var publicOrigin: String?
  /// The language in which the program was written, as a BCP 47 tag.
  public var language = "en"
  /// Where the program's texts are. A page is in the best of their languages for its visitor, and in `language` where
  /// there are none.
  public var resources = Bundle.main
  /// The icon in the browser's tab, nil for none.
  public var icon: RemoteImage?
  /// Whether browsers keep the pages that a reader has seen, for when there is no line, and offer to install the program.
  /// True by default; false makes browsers forget what they have kept.
  public var worksOffline = true
  /// What sessions, visitors' cookies and picture addresses are signed with. Processes that share a port must share it;
  /// nil is one that is made once and kept in `dataFolder`. Without a folder it is a random one, with which pages survive
  /// a restart by asking for a new token, and visitors are new ones.
  public var secret: String?
  /// Other origins whose pages may open a socket, such as `https://news.example.com`.
  public var allowedOrigins: Set<String> = []
  /// The proxies in front that say where visitors come from, what the host is called, and whether the visitor's side is
  /// encrypted (`Forwarded`, `X-Forwarded-For`, `-Host` and `-Proto`). None by default.
  public var trustedProxies = TrustedProxies.none
  /// A folder for what is kept of each visitor, made where there is none and closed to other users of the machine; nil keeps
  /// everything for as long as the process runs.
  public var dataFolder: URL?
  /// Where the settings of each visitor are kept (`UserDefaults` and `@AppStorage`); nil is files in `dataFolder`, or memory.
  public var visitorStorage: (any VisitorStorage)?
  /// What one visitor, and all of them, may use.
  public var limits = Limits()
  /// Seconds that the first page waits for a program's work; nothing waits where none is under way. 0.3 by default. What is
  /// there then is shown, and the rest follows; without scripts, the page asks again by itself.
  public var settleTime = 0.3
  /// Seconds for which a page that was served may connect and find its session. 30 by default.
  public var adoptionPeriod = 30.0
  /// Seconds for which a session is kept without a socket. 60 by default.
  public var gracePeriod = 60.0
  /// Seconds without use after which a program sleeps: it keeps its state, and makes what it shows again when something
  /// happens. 60 by default.
  public var restPeriod = 60.0
  /// The same while the page is hidden. 10 by default.
  public var hiddenRestPeriod = 10.0
  /// Seconds without use after which rows of lists are let go of in which nothing happens, while the rest of the program
  /// stays awake. 2 by default.
  public var rowRestPeriod = 2.0
  /// Seconds for which a token is valid; each connection renews it. A day by default.
  public var tokenLifetime = 86_400.0
  /// Seconds of silence after which a socket counts as dead. 60 by default.
  public var socketTimeout = 60.0
  /// Processes that serve; 0 is one for each core. From 2 on a supervisor accepts connections and hands them to them. 1 by
  /// default. It counts for `WebHost.serve`.
  public var workers = 1
  /// Seconds for which the process goes on serving when it is told to end, while `/~/health` says 503 so that whoever is in
  /// front sends readers elsewhere. 0 by default.
  public var drainTime = 0.0
  /// What is written to the log. It counts for `WebHost.serve`, which sets swift-log up.
  public var log = LogSettings()
  /// True where pages of other machines may ask for diagnostics, such as `?~latency`; those of this machine always may.
  public var allowsDiagnostics = false
  /// What readers are told who come by an address that leads nowhere; they see the start. By default the host says so in
  /// English or Russian.
  public var unknownPageNotice: String?
  /// What readers are told when the server closes. By default the host says so in English or Russian.
  public var shutdownNotice: String?

  /// Makes the default configuration.
  public init() {}
}
