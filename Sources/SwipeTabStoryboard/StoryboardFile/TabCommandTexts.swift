import SwipeTabKit

/// The titles of the commands in the menu of a tab in many languages, by tokens such as `SLUG-TAB-RELOAD`.
///
/// `close` has the text of the button that does the same.
enum TabCommandTexts {
  /// The commands with a token of their own, in the order of the texts below.
  static let translated = TabCommand.allCases.filter { $0 != .close }

  /// The token of a command's title.
  static func token(of command: TabCommand) -> String {
    let name =
      switch command {
      case .reload: "RELOAD"
      case .moveLeft: "MOVE-LEFT"
      case .moveRight: "MOVE-RIGHT"
      case .moveToStart: "MOVE-TO-START"
      case .moveToEnd: "MOVE-TO-END"
      case .closeOthers: "CLOSE-OTHERS"
      case .close: "CLOSE"
      }
    return StringTables.prefix + "TAB-" + name
  }

  /// The text of a token in a language; nil if there is none.
  static func text(for token: String, language: String) -> String? {
    TranslatedTitles.text(
      for: token, language: language, tokens: translated.map(self.token),
      english: translated.map(\.title),
      texts: texts)
  }

  // In the order: reload, move left, right, towards the start, towards the end, close others.
  private static let texts: KeyValuePairs<String, [String]> = [
    "ar": [
      "إعادة التحميل", "نقل إلى اليسار", "نقل إلى اليمين", "نقل نحو البداية", "نقل نحو النهاية",
      "إغلاق الألسنة الأخرى",
    ],
    "de": [
      "Neu laden", "Nach links", "Nach rechts", "Zum Anfang hin", "Zum Ende hin",
      "Andere Tabs schließen",
    ],
    "es": [
      "Recargar", "Mover a la izquierda", "Mover a la derecha", "Mover hacia el principio",
      "Mover hacia el final", "Cerrar las demás pestañas",
    ],
    "fa": [
      "بارگیری دوباره", "انتقال به چپ", "انتقال به راست", "انتقال به سوی آغاز",
      "انتقال به سوی پایان", "بستن زبانه‌های دیگر",
    ],
    "fr": [
      "Recharger", "Déplacer à gauche", "Déplacer à droite", "Déplacer vers le début",
      "Déplacer vers la fin", "Fermer les autres onglets",
    ],
    "he": [
      "טעינה מחדש", "הזזה שמאלה", "הזזה ימינה", "הזזה לכיוון ההתחלה", "הזזה לכיוון הסוף",
      "סגירת הכרטיסיות האחרות",
    ],
    "it": [
      "Ricarica", "Sposta a sinistra", "Sposta a destra", "Sposta verso l’inizio",
      "Sposta verso la fine", "Chiudi le altre schede",
    ],
    "ja": [
      "再読み込み", "左へ移動", "右へ移動", "先頭の方へ移動", "末尾の方へ移動", "ほかのタブを閉じる",
    ],
    "ko": [
      "새로 고침", "왼쪽으로 옮기기", "오른쪽으로 옮기기", "앞쪽으로 옮기기", "뒤쪽으로 옮기기", "다른 탭 닫기",
    ],
    "nl": [
      "Opnieuw laden", "Naar links", "Naar rechts", "Richting het begin", "Richting het einde",
      "Andere tabbladen sluiten",
    ],
    "pl": [
      "Odśwież", "Przesuń w lewo", "Przesuń w prawo", "Przesuń ku początkowi", "Przesuń ku końcowi",
      "Zamknij pozostałe karty",
    ],
    "pt": [
      "Recarregar", "Mover para a esquerda", "Mover para a direita", "Mover para o início",
      "Mover para o fim", "Fechar as outras abas",
    ],
    "ru": [
      "Обновить", "Переместить влево", "Переместить вправо", "Переместить к началу",
      "Переместить к концу", "Закрыть другие вкладки",
    ],
    "sv": [
      "Läs in igen", "Flytta åt vänster", "Flytta åt höger", "Flytta mot början",
      "Flytta mot slutet", "Stäng andra flikar",
    ],
    "tr": [
      "Yeniden yükle", "Sola taşı", "Sağa taşı", "Başa doğru taşı", "Sona doğru taşı",
      "Diğer sekmeleri kapat",
    ],
    "zh": [
      "重新加载", "向左移动", "向右移动", "移向开头", "移向末尾", "关闭其他标签页",
    ],
  ]
}
