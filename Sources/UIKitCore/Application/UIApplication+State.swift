import Foundation

extension UIApplication {
  /// Whether readers have the program before them.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// Whether the reader whose turn it is has the program before them: they always have, since they have just done
  /// something.
  public var applicationState: State { .active }

  /// The windows of all readers.
  public var windows: [UIWindow] {
    connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  /// The window in front.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// Posted when a reader comes to the page, and when they come back to it. The notifications of the life cycle are
  /// posted for each reader; who observes them in one reader's program hears of all.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before a reader leaves the page.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when a reader has left the page, or has another one before them.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before a reader comes back to the page.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted once, when the process has started.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Named for the end of the process. A server is stopped by a signal: save when `scenePhase` changes.
  /// - Partly: nothing posts it.
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Named for when memory is short. Linux tells programs nothing of it: let an NSCache limit itself.
  /// - Partly: nothing posts it.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Named for when the reader has made a picture of the screen. Browsers do not tell.
  /// - Partly: nothing posts it.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// Takes the focus from the field that has it; programs call it for the keyboard on the screen to close.
  package func endEditing() {
    HostServices.current?.endEditing()
  }

  /// A reader has come to the page, or has left it.
  package func note(isActive: Bool) {
    let center = NotificationCenter.default
    if isActive {
      center.post(name: Self.willEnterForegroundNotification, object: self)
      delegate?.applicationWillEnterForeground(self)
      center.post(name: Self.didBecomeActiveNotification, object: self)
      delegate?.applicationDidBecomeActive(self)
    } else {
      center.post(name: Self.willResignActiveNotification, object: self)
      delegate?.applicationWillResignActive(self)
      center.post(name: Self.didEnterBackgroundNotification, object: self)
      delegate?.applicationDidEnterBackground(self)
    }
  }
}

extension UIResponder {
  /// Posted before the keyboard on the screen appears. Browsers keep fields clear of their keyboards by themselves and
  /// do not tell of them: it is never posted.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted when the keyboard on the screen has appeared; see `keyboardWillShowNotification`.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard on the screen goes; see `keyboardWillShowNotification`.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted when the keyboard on the screen has gone; see `keyboardWillShowNotification`.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before the keyboard on the screen changes; see `keyboardWillShowNotification`.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard on the screen has changed; see `keyboardWillShowNotification`.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The keyboard's frame before, a `CGRect`, in the notifications' `userInfo`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// How the keyboard's speed changes, in the notifications' `userInfo`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is the program's own, in the notifications' `userInfo`.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  /// The keyboard's frame afterwards, a `CGRect`, in the notifications' `userInfo`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The seconds that the keyboard takes, in the notifications' `userInfo`.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
