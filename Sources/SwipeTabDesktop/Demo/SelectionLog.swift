import SwipeTabKit

/// Tells before and after each change of selection, on a strip over the pages that change.
struct SelectionLog {
  var words: SelectionWords

  func listen(to container: TabContainer) {
    container.willSelect = { [weak container] change in
      guard let container, let page = page(change, in: container) else { return }
      show([words.before(page, words.cause(change.cause)), "…"], in: container)
    }
    container.didSelect = { [weak container] change in
      guard let container, let page = page(change, in: container) else { return }
      show(
        [words.before(page, words.cause(change.cause)), words.after(page)], in: container)
    }
  }

  private func show(_ lines: [String], in container: TabContainer) {
    container.shownContainer.show(Toast(lines))
  }

  private func page(_ change: SelectionChange, in container: TabContainer) -> String? {
    let pages = container.shownContainer.pages
    return change.to.flatMap { pages.index(of: $0) }.map { pages.page(at: $0).item.label }
  }
}

/// The sentences about a change of selection in one language.
struct SelectionWords {
  var before: (_ page: String, _ cause: String) -> String
  var after: (_ page: String) -> String
  var cause: (Cause) -> String

  /// Falls back to English if the language of a locale such as `ja` is missing.
  init(locale: String?) {
    switch locale?.prefix(2) {
    case "ja": self = Self.japanese
    case "he", "iw": self = Self.hebrew
    default: self = Self.english
    }
  }

  private init(
    before: @escaping (String, String) -> String, after: @escaping (String) -> String,
    cause: @escaping (Cause) -> String
  ) {
    (self.before, self.after, self.cause) = (before, after, cause)
  }

  private static let english = SelectionWords(
    before: { "Before: \($0) is about to show, \($1)." }, after: { "After: \($0) is selected." },
    cause: {
      switch $0 {
      case .tap: "by a tap"
      case .swipe: "by a swipe"
      case .wheel: "by the wheel"
      case .key: "by a key"
      case .program: "by the program"
      case .reload: "as the pages changed"
      }
    })

  private static let japanese = SelectionWords(
    before: { "変更前：\($1)で「\($0)」を表示します。" }, after: { "変更後：「\($0)」が選択されました。" },
    cause: {
      switch $0 {
      case .tap: "タップ"
      case .swipe: "スワイプ"
      case .wheel: "ホイール"
      case .key: "キー"
      case .program: "プログラム"
      case .reload: "ページの変更"
      }
    })

  private static let hebrew = SelectionWords(
    before: { "לפני: \($0) תוצג, \($1)." }, after: { "אחרי: \($0) נבחרה." },
    cause: {
      switch $0 {
      case .tap: "בהקשה"
      case .swipe: "בהחלקה"
      case .wheel: "בגלגלת"
      case .key: "במקש"
      case .program: "על ידי התוכנית"
      case .reload: "כי העמודים השתנו"
      }
    })
}
