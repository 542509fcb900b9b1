/// Texts of the program's own, which stand for tokens as those of a storyboard's tables do.
///
/// A storyboard that has a table with one of the tokens says it in other words.
enum BuiltInTexts {
  /// The name of the button that goes back.
  static let back = StringTables.prefix + "BACK"
  /// The title of the item that stands for all without a place in the toolbar.
  static let more = StringTables.prefix + "MORE"
  static let tokens = [back, more]

  /// The text that stands for a token in the language of a locale; nil if there is none.
  static func text(for token: String, locale: String) -> String? {
    guard let language = locale.split(separator: "-").first?.lowercased(),
      let texts = texts.first(where: { $0.key == language })?.value
    else { return nil }
    switch token {
    case back: return texts.back
    case more: return texts.more
    default: return nil
    }
  }

  private static let texts: KeyValuePairs<String, (back: String, more: String)> = [
    "en": ("Back", "More"), "ar": ("رجوع", "المزيد"), "de": ("Zurück", "Mehr"),
    "es": ("Atrás", "Más"), "fa": ("بازگشت", "بیشتر"), "fr": ("Retour", "Plus"),
    "he": ("חזרה", "עוד"), "it": ("Indietro", "Altro"), "ja": ("戻る", "その他"),
    "ko": ("뒤로", "더 보기"), "nl": ("Terug", "Meer"), "pl": ("Wstecz", "Więcej"),
    "pt": ("Voltar", "Mais"), "ru": ("Назад", "Ещё"), "sv": ("Tillbaka", "Mer"),
    "tr": ("Geri", "Diğer"), "zh": ("返回", "更多"),
  ]
}
