/// Why the host closes a socket; the numbers are part of the protocol (see docs/protocol.md).
package enum CloseCode: UInt16, Sendable {
  /// The other side closed, and this answers.
  case normal = 1000
  /// The rules of WebSocket were broken.
  case protocolError = 1002
  /// A text is not UTF-8.
  case invalidText = 1007
  /// A message is larger than allowed.
  case tooLarge = 1009
  /// The host is closing; try again soon.
  case restarting = 1012
  /// A message could not be understood.
  case malformed = 4400
  /// The token is forged, expired or of another secret; ask for a new one.
  case badToken = 4401
  /// The script did not introduce itself in time, or fell silent.
  case silent = 4408
  /// Another socket has taken over the session.
  case takenOver = 4409
  /// The page's script is of another version: load the page again.
  case otherVersion = 4426
  /// More events a second than allowed.
  case tooManyEvents = 4429
  /// There is no room for another session.
  case full = 4503
}
