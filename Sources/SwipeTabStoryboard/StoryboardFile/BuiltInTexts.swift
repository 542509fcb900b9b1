import SwipeTabKit

/// The program's own texts, by tokens like those of a storyboard's string tables.
///
/// A string table of a storyboard that contains one of the tokens overrides its text.
enum BuiltInTexts {
  /// The name of the back button.
  static let back = StringTables.prefix + "BACK"
  /// The title of the item for all pages that do not fit into the toolbar.
  static let more = StringTables.prefix + "MORE"
  /// The name of the button that closes a page.
  static let close = StringTables.prefix + "CLOSE"
  /// The name of the button that adds a page.
  static let add = StringTables.prefix + "NEW-TAB"
  static let tokens =
    [back, more, close, add] + ShortcutTexts.translated.map { ShortcutTexts.token(of: $0) }
    + TabCommandTexts.translated.map { TabCommandTexts.token(of: $0) }
    + EditCommand.allCases.map { EditCommandTexts.token(of: $0) }

  /// The text of a token in the language of a locale; nil if there is none.
  static func text(for token: String, locale: String) -> String? {
    guard let language = locale.split(separator: "-").first?.lowercased(),
      let texts = texts.first(where: { $0.key == language })?.value
    else { return nil }
    switch token {
    case back: return texts.back
    case more: return texts.more
    case close: return texts.close
    case add: return texts.add
    default:
      return ShortcutTexts.text(for: token, language: language)
        ?? TabCommandTexts.text(for: token, language: language)
        ?? EditCommandTexts.text(for: token, language: language)
    }
  }

  /// The languages that the program itself has texts in.
  static let languages = texts.map(\.key)

  private typealias Texts = (back: String, more: String, close: String, add: String)

  private static let texts: KeyValuePairs<String, Texts> = [
    "en": ("Back", "More", "Close", "New tab"),
    "ar": ("رجوع", "المزيد", "إغلاق", "علامة تبويب جديدة"),
    "de": ("Zurück", "Mehr", "Schließen", "Neuer Tab"),
    "es": ("Atrás", "Más", "Cerrar", "Pestaña nueva"),
    "fa": ("بازگشت", "بیشتر", "بستن", "زبانه جدید"),
    "fr": ("Retour", "Plus", "Fermer", "Nouvel onglet"),
    "he": ("חזרה", "עוד", "סגירה", "כרטיסייה חדשה"),
    "it": ("Indietro", "Altro", "Chiudi", "Nuova scheda"),
    "ja": ("戻る", "その他", "閉じる", "新しいタブ"), "ko": ("뒤로", "더 보기", "닫기", "새 탭"),
    "nl": ("Terug", "Meer", "Sluiten", "Nieuw tabblad"),
    "pl": ("Wstecz", "Więcej", "Zamknij", "Nowa karta"),
    "pt": ("Voltar", "Mais", "Fechar", "Nova aba"),
    "ru": ("Назад", "Ещё", "Закрыть", "Новая вкладка"),
    "sv": ("Tillbaka", "Mer", "Stäng", "Ny flik"), "tr": ("Geri", "Diğer", "Kapat", "Yeni sekme"),
    "zh": ("返回", "更多", "关闭", "新标签页"),
  ]
}
