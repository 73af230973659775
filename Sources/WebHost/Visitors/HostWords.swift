/// What the host itself says to readers, in their language.
struct HostWords: Equatable, Sendable {
  /// While there is no connection.
  var connecting: String
  /// On a page that another tab has taken over.
  var openElsewhere: String
  /// To readers who come by an address that leads nowhere; they see the start.
  var unknownPage: String
  /// As the server closes.
  var restarting: String
  /// On the way back to a page without a title.
  var back: String
  var delete: String
  var moveUp: String
  var moveDown: String
  /// The name of a sheet or alert without a title.
  var dialog: String
}

extension HostWords {
  /// The words for a language by its BCP 47 tag: English where the host does not speak it.
  init(language: String) {
    self = language.lowercased().split(separator: "-").first == "ru" ? .russian : .english
  }

  static let english = HostWords(
    connecting: "Connecting\u{2026}", openElsewhere: "This page is open somewhere else.",
    unknownPage: "There is no page at this address. This is the start.",
    restarting: "The server is restarting. You can go on in a moment.", back: "Back", delete: "Delete",
    moveUp: "Move up", moveDown: "Move down", dialog: "Dialog")

  static let russian = HostWords(
    connecting: "Соединяемся\u{2026}", openElsewhere: "Эта страница открыта в другом месте.",
    unknownPage: "По этому адресу страницы нет. Вот начало.",
    restarting: "Сервер перезапускается. Через мгновение можно продолжить.", back: "Назад", delete: "Удалить",
    moveUp: "Выше", moveDown: "Ниже", dialog: "Окно")
}
