/// The titles of shortcuts in many languages, where `back` and `add` have the texts of their buttons.
enum ShortcutTexts {
  /// The shortcuts with separate texts, in the order of the texts below.
  static let translated = Shortcut.allCases.filter { $0 != .back && $0 != .add }

  /// The titles in a language, or none for English, whose titles are in the shortcuts.
  static func titles(in language: String) -> [Shortcut: String] {
    guard let titles = texts.first(where: { $0.key == language })?.value else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(translated, titles))
  }

  // In the order: focus, use, move, find, next, previous, number, close, reopen, reorder, menu, overview, forward, scroll,
  // zoom, full screen, quit, help.
  private static let texts: KeyValuePairs<String, [String]> = [
    "ar": [
      "نقل التركيز", "استخدام العنصر المركَّز عليه", "التنقل في الألسنة أو قائمة أو عنصر تحكم",
      "البحث عن مدخلة بحروفها الأولى", "اللسان التالي", "اللسان السابق",
      "اللسان برقمه، واللسان الأخير", "إغلاق اللسان", "إعادة فتح اللسان المغلق", "نقل اللسان",
      "قائمة اللسان", "عرض كل الألسنة", "إلى الأمام", "تمرير", "أكبر، أصغر، الحجم العادي",
      "ملء الشاشة", "إنهاء", "اختصارات لوحة المفاتيح",
    ],
    "de": [
      "Fokus bewegen", "Element mit dem Fokus benutzen",
      "In den Tabs, einer Liste oder einem Regler bewegen",
      "Eintrag an seinen ersten Buchstaben finden", "Nächster Tab", "Voriger Tab",
      "Tab nach seiner Nummer, letzter Tab", "Tab schließen", "Geschlossenen Tab wieder öffnen",
      "Tab verschieben", "Menü des Tabs", "Alle Tabs zeigen", "Vorwärts", "Blättern",
      "Größer, kleiner, normale Größe", "Vollbild", "Beenden", "Tastenkürzel",
    ],
    "es": [
      "Mover el foco", "Usar el elemento con el foco",
      "Moverse por las pestañas, una lista o un control",
      "Buscar una entrada por sus primeras letras", "Pestaña siguiente", "Pestaña anterior",
      "Pestaña por su número, última pestaña", "Cerrar la pestaña", "Reabrir la pestaña cerrada",
      "Mover la pestaña", "Menú de la pestaña", "Mostrar todas las pestañas", "Adelante",
      "Desplazarse", "Más grande, más pequeño, tamaño normal", "Pantalla completa", "Salir",
      "Atajos de teclado",
    ],
    "fa": [
      "جابه‌جایی تمرکز", "استفاده از عنصر دارای تمرکز", "حرکت در زبانه‌ها، فهرست یا کنترل",
      "یافتن مورد با نخستین حروف آن", "زبانه بعدی", "زبانه قبلی", "زبانه با شماره، آخرین زبانه",
      "بستن زبانه", "بازگشایی زبانه بسته‌شده", "جابه‌جایی زبانه", "منوی زبانه",
      "نمایش همه زبانه‌ها", "به جلو", "پیمایش", "بزرگ‌تر، کوچک‌تر، اندازه عادی", "تمام‌صفحه",
      "خروج", "میان‌برهای صفحه‌کلید",
    ],
    "fr": [
      "Déplacer le focus", "Utiliser l’élément qui a le focus",
      "Se déplacer dans les onglets, une liste ou un réglage",
      "Trouver une entrée par ses premières lettres", "Onglet suivant", "Onglet précédent",
      "Onglet par son numéro, dernier onglet", "Fermer l’onglet", "Rouvrir l’onglet fermé",
      "Déplacer l’onglet", "Menu de l’onglet", "Afficher tous les onglets", "Avancer",
      "Faire défiler", "Plus grand, plus petit, taille normale", "Plein écran", "Quitter",
      "Raccourcis clavier",
    ],
    "he": [
      "העברת המיקוד", "שימוש ברכיב הממוקד", "תנועה בכרטיסיות, ברשימה או בפקד",
      "איתור פריט לפי אותיותיו הראשונות", "הכרטיסייה הבאה", "הכרטיסייה הקודמת",
      "כרטיסייה לפי מספרה, הכרטיסייה האחרונה", "סגירת הכרטיסייה", "פתיחה מחדש של הכרטיסייה שנסגרה",
      "הזזת הכרטיסייה", "תפריט הכרטיסייה", "הצגת כל הכרטיסיות", "קדימה", "גלילה",
      "הגדלה, הקטנה, גודל רגיל", "מסך מלא", "יציאה", "קיצורי מקלדת",
    ],
    "it": [
      "Sposta il focus", "Usa l’elemento con il focus",
      "Muoviti tra le schede, in un elenco o in un controllo", "Trova una voce dalle prime lettere",
      "Scheda successiva", "Scheda precedente", "Scheda per numero, ultima scheda",
      "Chiudi la scheda", "Riapri la scheda chiusa", "Sposta la scheda", "Menu della scheda",
      "Mostra tutte le schede", "Avanti", "Scorri", "Più grande, più piccolo, dimensione normale",
      "Schermo intero", "Esci", "Scorciatoie da tastiera",
    ],
    "ja": [
      "フォーカスを移動", "フォーカスのある要素を使う", "タブ、リスト、コントロールの中を移動", "先頭の文字で項目を探す", "次のタブ", "前のタブ",
      "番号のタブ、最後のタブ", "タブを閉じる", "閉じたタブを開く", "タブを移動", "タブのメニュー", "すべてのタブを表示", "進む", "スクロール",
      "拡大、縮小、標準の大きさ", "全画面表示", "終了", "キーボードショートカット",
    ],
    "ko": [
      "포커스 이동", "포커스가 있는 요소 사용", "탭, 목록, 컨트롤 안에서 이동", "첫 글자로 항목 찾기", "다음 탭", "이전 탭",
      "번호로 탭 선택, 마지막 탭", "탭 닫기", "닫은 탭 다시 열기", "탭 옮기기", "탭 메뉴", "모든 탭 보기", "앞으로", "스크롤",
      "크게, 작게, 보통 크기", "전체 화면", "종료", "키보드 단축키",
    ],
    "nl": [
      "Focus verplaatsen", "Element met de focus gebruiken",
      "Bewegen in de tabbladen, een lijst of een regelaar", "Item zoeken op de eerste letters",
      "Volgend tabblad", "Vorig tabblad", "Tabblad op nummer, laatste tabblad", "Tabblad sluiten",
      "Gesloten tabblad opnieuw openen", "Tabblad verplaatsen", "Menu van het tabblad",
      "Alle tabbladen tonen", "Vooruit", "Scrollen", "Groter, kleiner, normale grootte",
      "Volledig scherm", "Afsluiten", "Sneltoetsen",
    ],
    "pl": [
      "Przenieś fokus", "Użyj elementu z fokusem", "Poruszaj się po kartach, liście lub kontrolce",
      "Znajdź pozycję po pierwszych literach", "Następna karta", "Poprzednia karta",
      "Karta według numeru, ostatnia karta", "Zamknij kartę", "Otwórz ponownie zamkniętą kartę",
      "Przenieś kartę", "Menu karty", "Pokaż wszystkie karty", "Naprzód", "Przewijaj",
      "Większe, mniejsze, zwykły rozmiar", "Pełny ekran", "Zakończ", "Skróty klawiszowe",
    ],
    "pt": [
      "Mover o foco", "Usar o elemento com o foco",
      "Mover-se pelas abas, por uma lista ou por um controle",
      "Encontrar um item pelas primeiras letras", "Próxima aba", "Aba anterior",
      "Aba por número, última aba", "Fechar a aba", "Reabrir a aba fechada", "Mover a aba",
      "Menu da aba", "Mostrar todas as abas", "Avançar", "Rolar", "Maior, menor, tamanho normal",
      "Tela cheia", "Sair", "Atalhos de teclado",
    ],
    "ru": [
      "Переместить фокус", "Использовать элемент с фокусом",
      "Перемещение по вкладкам, списку или элементу управления", "Найти пункт по первым буквам",
      "Следующая вкладка", "Предыдущая вкладка", "Вкладка по номеру, последняя вкладка",
      "Закрыть вкладку", "Открыть закрытую вкладку", "Переместить вкладку", "Меню вкладки",
      "Показать все вкладки", "Вперёд", "Прокрутка", "Крупнее, мельче, обычный размер",
      "Полный экран", "Выйти", "Сочетания клавиш",
    ],
    "sv": [
      "Flytta fokus", "Använd elementet med fokus", "Flytta i flikarna, en lista eller ett reglage",
      "Hitta en post på dess första bokstäver", "Nästa flik", "Föregående flik",
      "Flik efter nummer, sista fliken", "Stäng fliken", "Öppna stängd flik igen", "Flytta fliken",
      "Flikens meny", "Visa alla flikar", "Framåt", "Rulla", "Större, mindre, normal storlek",
      "Helskärm", "Avsluta", "Kortkommandon",
    ],
    "tr": [
      "Odağı taşı", "Odaktaki öğeyi kullan", "Sekmelerde, listede veya denetimde gez",
      "Öğeyi ilk harfleriyle bul", "Sonraki sekme", "Önceki sekme", "Numarasıyla sekme, son sekme",
      "Sekmeyi kapat", "Kapatılan sekmeyi yeniden aç", "Sekmeyi taşı", "Sekmenin menüsü",
      "Tüm sekmeleri göster", "İleri", "Kaydır", "Daha büyük, daha küçük, normal boyut",
      "Tam ekran", "Çık", "Klavye kısayolları",
    ],
    "zh": [
      "移动焦点", "使用焦点所在的元素", "在标签页、列表或控件中移动", "按首字母查找条目", "下一个标签页", "上一个标签页", "按编号选择标签页，最后一个标签页",
      "关闭标签页", "重新打开关闭的标签页", "移动标签页", "标签页菜单", "显示所有标签页", "前进", "滚动", "放大、缩小、正常大小", "全屏", "退出",
      "键盘快捷键",
    ],
  ]
}
