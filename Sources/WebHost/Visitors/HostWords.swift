/// What the host itself says to readers, in their language.
struct HostWords: Equatable, Sendable {
  /// The language of the words as a BCP 47 tag.
  var language: String
  /// While there is no connection.
  var connecting: String
  /// On a page that was seen before and is shown without a connection; `%@` is when.
  var offline: String
  /// Where there is no connection, and the page was not seen before.
  var notSeen: String
  /// On a page that another tab has taken over.
  var openElsewhere: String
  /// On a page that something else in the browser keeps changing.
  var broken: String
  /// On a field with more text than can be sent.
  var tooLong: String
  /// To readers who come by an address that leads nowhere; they see the start.
  var unknownPage: String
  /// To readers whose page has trapped twice; they see the start.
  var trapped: String
  /// To readers whose form is not of a page of theirs, or too old.
  var foreignForm: String
  /// To readers whose form asks for what no form can change.
  var notChanged: String
  /// The way from there to the page.
  var openPage: String
  /// As the server closes.
  var restarting: String
  /// On the way back to a page without a title.
  var back: String
  var delete: String
  var moveUp: String
  var moveDown: String
  /// At the end of a list whose further rows there is no room for.
  var noRoom: String
  /// The name of a sheet or alert without a title.
  var dialog: String
}

extension HostWords {
  /// The words for a language by its BCP 47 tag: English where the host does not speak it.
  init(language: String) {
    self = language.lowercased().split(separator: "-").first == "ru" ? .russian : .english
  }

  static let english = HostWords(
    language: "en", connecting: "Connecting\u{2026}",
    offline: "No connection. This is how the page was: %@.",
    notSeen: "There is no connection, and this page has not been read here before.",
    openElsewhere: "This page is open somewhere else.",
    broken: "This page cannot be shown as it should be. Something in the browser may be changing it.",
    tooLong: "This is more text than can be sent. Please shorten it.",
    unknownPage: "There is no page at this address. This is the start.",
    trapped: "This page has failed twice. This is the start.",
    foreignForm:
      "Nothing was changed: this form is too old, comes from another site, or your browser keeps no cookies.",
    notChanged: "Nothing was changed: this is not something that a form can set here.", openPage: "Open the page",
    restarting: "The server is restarting. You can go on in a moment.", back: "Back", delete: "Delete",
    moveUp: "Move up", moveDown: "Move down", noRoom: "There is more, and no room to show it here.", dialog: "Dialog")

  static let russian = HostWords(
    language: "ru", connecting: "Соединяемся\u{2026}",
    offline: "Нет соединения. Такой страница была: %@.",
    notSeen: "Нет соединения, а эту страницу здесь ещё не открывали.",
    openElsewhere: "Эта страница открыта в другом месте.",
    broken: "Страницу не удаётся показать как следует. Возможно, её меняет что-то в браузере.",
    tooLong: "Столько текста отправить нельзя. Пожалуйста, сократите его.",
    unknownPage: "По этому адресу страницы нет. Вот начало.",
    trapped: "Эта страница дважды отказала. Вот начало.",
    foreignForm: "Ничего не изменено: форма устарела, пришла с другого сайта, или браузер не хранит куки.",
    notChanged: "Ничего не изменено: здесь этого нельзя задать формой.", openPage: "Открыть страницу",
    restarting: "Сервер перезапускается. Через мгновение можно продолжить.", back: "Назад", delete: "Удалить",
    moveUp: "Выше", moveDown: "Ниже", noRoom: "Есть и ещё, но здесь больше не помещается.", dialog: "Окно")
}
