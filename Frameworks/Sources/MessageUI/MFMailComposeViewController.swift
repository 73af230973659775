import SwiftUI
import UIKitCore

/// How writing a message ended.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// Is told how writing a message ended.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the reader is done.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

/// Lets the reader write a message: shows a link that opens it in the program for mail that the reader's browser knows.
/// What happens there is not told: the delegate is not called.
/// - Partly: a `mailto:` link; the delegate is not called.
@MainActor @preconcurrency
open class MFMailComposeViewController: UIViewController, LinkingController {
  /// Is told how it ended.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var recipients: [String] = []
  private var copies: [String] = []
  private var hiddenCopies: [String] = []
  private var subject = ""
  private var body = ""

  /// Makes an empty message.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "There are no storyboards on Linux: use init()")
  public required init?(coder: NSCoder) {
    fatalError("There are no storyboards on Linux")
  }

  /// Whether messages can be written: browsers hand them to a program for mail.
  open class func canSendMail() -> Bool { true }
  /// Says to whom the message goes.
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  /// Says who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { copies = ccRecipients ?? [] }
  /// Says who gets a copy that others are not told of.
  open func setBccRecipients(_ bccRecipients: [String]?) { hiddenCopies = bccRecipients ?? [] }
  /// Says what the message is about.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Says what is in the message.
  /// - Partly: `isHTML` is not used: links to write a message take plain text.
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }
  /// Adds a file.
  @available(*, unavailable, message: "links to write a message take no files: offer it with ShareLink")
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

  public var linkedURL: URL {
    var components = URLComponents()
    components.scheme = "mailto"
    components.path = recipients.joined(separator: ",")
    let items = [
      ("cc", copies.joined(separator: ",")), ("bcc", hiddenCopies.joined(separator: ",")), ("subject", subject),
      ("body", body),
    ]
    let said = items.filter { !$0.1.isEmpty }.map { URLQueryItem(name: $0.0, value: $0.1) }
    if !said.isEmpty { components.queryItems = said }
    return components.url ?? URL(string: "mailto:") ?? URL(fileURLWithPath: "/")
  }
}
