/// The titles of the commands in the menu of a text field in many languages.
enum EditCommandTexts {
  /// The titles in a language, or none for English, whose titles are in the commands.
  static func titles(in language: String) -> [EditCommand: String] {
    guard let titles = texts.first(where: { $0.key == language })?.value else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(EditCommand.allCases, titles))
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
