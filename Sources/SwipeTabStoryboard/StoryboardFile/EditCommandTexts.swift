import SwipeTabKit

/// The titles of the commands in the menu of a text field in many languages, by tokens such as `SLUG-EDIT-COPY`.
enum EditCommandTexts {
  /// The token of a command's title.
  static func token(of command: EditCommand) -> String {
    let name =
      switch command {
      case .cut: "CUT"
      case .copy: "COPY"
      case .paste: "PASTE"
      case .selectAll: "SELECT-ALL"
      }
    return StringTables.prefix + "EDIT-" + name
  }

  /// The text of a token in a language; nil if there is none.
  static func text(for token: String, language: String) -> String? {
    TranslatedTitles.text(
      for: token, language: language, tokens: EditCommand.allCases.map(self.token),
      english: EditCommand.allCases.map(\.title), texts: texts)
  }

  // In the order: cut, copy, paste, select all.
  private static let texts: KeyValuePairs<String, [String]> = [
    "ar": ["قص", "نسخ", "لصق", "تحديد الكل"],
    "de": ["Ausschneiden", "Kopieren", "Einfügen", "Alles auswählen"],
    "es": ["Cortar", "Copiar", "Pegar", "Seleccionar todo"],
    "fa": ["برش", "رونوشت", "چسباندن", "انتخاب همه"],
    "fr": ["Couper", "Copier", "Coller", "Tout sélectionner"],
    "he": ["גזירה", "העתקה", "הדבקה", "בחירת הכול"],
    "it": ["Taglia", "Copia", "Incolla", "Seleziona tutto"],
    "ja": ["切り取り", "コピー", "貼り付け", "すべて選択"],
    "ko": ["잘라내기", "복사", "붙여넣기", "모두 선택"],
    "nl": ["Knippen", "Kopiëren", "Plakken", "Alles selecteren"],
    "pl": ["Wytnij", "Kopiuj", "Wklej", "Zaznacz wszystko"],
    "pt": ["Recortar", "Copiar", "Colar", "Selecionar tudo"],
    "ru": ["Вырезать", "Копировать", "Вставить", "Выделить всё"],
    "sv": ["Klipp ut", "Kopiera", "Klistra in", "Markera allt"],
    "tr": ["Kes", "Kopyala", "Yapıştır", "Tümünü seç"],
    "zh": ["剪切", "复制", "粘贴", "全选"],
  ]
}
