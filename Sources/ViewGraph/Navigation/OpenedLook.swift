extension EnvironmentValues {
  /// What a page has that was opened from here: how a link and the row around it look is theirs, the page has the look
  /// of the stack that it lies in.
  func opened(in stack: EnvironmentValues) -> EnvironmentValues {
    var page = self
    page.buttonLook = stack.buttonLook
    page.labelLook = stack.labelLook
    page.isEnabled = stack.isEnabled
    page.controlSize = stack.controlSize
    page.imageScale = stack.imageScale
    page.redactionReasons = stack.redactionReasons
    return page
  }
}
