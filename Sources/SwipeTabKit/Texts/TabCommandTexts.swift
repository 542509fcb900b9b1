/// The titles of the commands in the menu of a tab, where `close` has the text of its button.
enum TabCommandTexts {
  /// The commands with separate texts, in the order of the texts below.
  static let translated = TabCommand.allCases.filter { $0 != .close }

  /// The titles in a language, or none for English, whose titles are in the commands.
  static func titles(in language: String) -> [TabCommand: String] {
    guard let titles = texts.first(where: { $0.key == language })?.value else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(translated, titles))
  }

  // In the order: reload, pin, unpin, move left, right, towards the start, towards the end, reopen, close others.
  private static let texts: KeyValuePairs<String, [String]> = [
    "ar": [
      "إعادة التحميل", "تثبيت", "إلغاء التثبيت", "نقل إلى اليسار", "نقل إلى اليمين",
      "نقل نحو البداية", "نقل نحو النهاية", "إعادة فتح اللسان المغلق", "إغلاق الألسنة الأخرى",
    ],
    "de": [
      "Neu laden", "Anheften", "Ablösen", "Nach links", "Nach rechts", "Zum Anfang hin",
      "Zum Ende hin", "Geschlossenen Tab wieder öffnen", "Andere Tabs schließen",
    ],
    "es": [
      "Recargar", "Fijar", "Dejar de fijar", "Mover a la izquierda", "Mover a la derecha",
      "Mover hacia el principio", "Mover hacia el final", "Reabrir la pestaña cerrada",
      "Cerrar las demás pestañas",
    ],
    "fa": [
      "بارگیری دوباره", "سنجاق کردن", "برداشتن سنجاق", "انتقال به چپ", "انتقال به راست",
      "انتقال به سوی آغاز", "انتقال به سوی پایان", "بازگشایی زبانه بسته‌شده", "بستن زبانه‌های دیگر",
    ],
    "fr": [
      "Recharger", "Épingler", "Désépingler", "Déplacer à gauche", "Déplacer à droite",
      "Déplacer vers le début", "Déplacer vers la fin", "Rouvrir l’onglet fermé",
      "Fermer les autres onglets",
    ],
    "he": [
      "טעינה מחדש", "נעיצה", "ביטול הנעיצה", "הזזה שמאלה", "הזזה ימינה", "הזזה לכיוון ההתחלה",
      "הזזה לכיוון הסוף", "פתיחה מחדש של הכרטיסייה שנסגרה", "סגירת הכרטיסיות האחרות",
    ],
    "it": [
      "Ricarica", "Fissa", "Non fissare più", "Sposta a sinistra", "Sposta a destra",
      "Sposta verso l’inizio", "Sposta verso la fine", "Riapri la scheda chiusa",
      "Chiudi le altre schede",
    ],
    "ja": [
      "再読み込み", "ピン留め", "ピン留めを外す", "左へ移動", "右へ移動", "先頭の方へ移動", "末尾の方へ移動", "閉じたタブを開く", "ほかのタブを閉じる",
    ],
    "ko": [
      "새로 고침", "고정", "고정 해제", "왼쪽으로 옮기기", "오른쪽으로 옮기기", "앞쪽으로 옮기기", "뒤쪽으로 옮기기", "닫은 탭 다시 열기",
      "다른 탭 닫기",
    ],
    "nl": [
      "Opnieuw laden", "Vastmaken", "Losmaken", "Naar links", "Naar rechts", "Richting het begin",
      "Richting het einde", "Gesloten tabblad opnieuw openen", "Andere tabbladen sluiten",
    ],
    "pl": [
      "Odśwież", "Przypnij", "Odepnij", "Przesuń w lewo", "Przesuń w prawo",
      "Przesuń ku początkowi", "Przesuń ku końcowi", "Otwórz ponownie zamkniętą kartę",
      "Zamknij pozostałe karty",
    ],
    "pt": [
      "Recarregar", "Fixar", "Desafixar", "Mover para a esquerda", "Mover para a direita",
      "Mover para o início", "Mover para o fim", "Reabrir a aba fechada", "Fechar as outras abas",
    ],
    "ru": [
      "Обновить", "Закрепить", "Открепить", "Переместить влево", "Переместить вправо",
      "Переместить к началу", "Переместить к концу", "Открыть закрытую вкладку",
      "Закрыть другие вкладки",
    ],
    "sv": [
      "Läs in igen", "Fäst", "Lossa", "Flytta åt vänster", "Flytta åt höger", "Flytta mot början",
      "Flytta mot slutet", "Öppna stängd flik igen", "Stäng andra flikar",
    ],
    "tr": [
      "Yeniden yükle", "Sabitle", "Sabitlemeyi kaldır", "Sola taşı", "Sağa taşı", "Başa doğru taşı",
      "Sona doğru taşı", "Kapatılan sekmeyi yeniden aç", "Diğer sekmeleri kapat",
    ],
    "zh": [
      "重新加载", "固定", "取消固定", "向左移动", "向右移动", "移向开头", "移向末尾", "重新打开关闭的标签页", "关闭其他标签页",
    ],
  ]
}
