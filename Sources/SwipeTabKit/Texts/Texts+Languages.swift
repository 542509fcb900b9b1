extension Texts {
  /// The languages that there are texts in, as in BCP 47: English first, the others by name.
  public static let languages = words.map(\.key)

  /// Sets everything to the texts of a language.
  ///
  /// It does nothing if the language has no texts.
  mutating func take(language: String) {
    guard let words = Self.words.first(where: { $0.key == language })?.value else { return }
    (back, more, close, add, loading, attention, sidebar) = words
    shortcuts = ShortcutTexts.titles(in: language)
    tabCommands = TabCommandTexts.titles(in: language)
    editCommands = EditCommandTexts.titles(in: language)
  }

  private typealias Words = (
    back: String, more: String, close: String, add: String, loading: String, attention: String,
    sidebar: String
  )

  private static let words: KeyValuePairs<String, Words> = [
    "en": ("Back", "More", "Close", "New tab", "Loading", "Needs attention", "Sidebar"),
    "ar": (
      "رجوع", "المزيد", "إغلاق", "علامة تبويب جديدة", "جارٍ التحميل", "يحتاج إلى انتباه",
      "الشريط الجانبي"
    ),
    "de": (
      "Zurück", "Mehr", "Schließen", "Neuer Tab", "Lädt", "Braucht Aufmerksamkeit", "Seitenleiste"
    ),
    "es": (
      "Atrás", "Más", "Cerrar", "Pestaña nueva", "Cargando", "Requiere atención", "Barra lateral"
    ),
    "fa": ("بازگشت", "بیشتر", "بستن", "زبانه جدید", "در حال بارگیری", "نیازمند توجه", "نوار کناری"),
    "fr": (
      "Retour", "Plus", "Fermer", "Nouvel onglet", "Chargement", "Demande votre attention",
      "Barre latérale"
    ),
    "he": ("חזרה", "עוד", "סגירה", "כרטיסייה חדשה", "בטעינה", "דורש תשומת לב", "סרגל צד"),
    "it": (
      "Indietro", "Altro", "Chiudi", "Nuova scheda", "Caricamento", "Richiede attenzione",
      "Barra laterale"
    ),
    "ja": ("戻る", "その他", "閉じる", "新しいタブ", "読み込み中", "確認が必要です", "サイドバー"),
    "ko": ("뒤로", "더 보기", "닫기", "새 탭", "불러오는 중", "확인 필요", "사이드바"),
    "nl": ("Terug", "Meer", "Sluiten", "Nieuw tabblad", "Laden", "Vraagt aandacht", "Zijbalk"),
    "pl": (
      "Wstecz", "Więcej", "Zamknij", "Nowa karta", "Wczytywanie", "Wymaga uwagi", "Pasek boczny"
    ),
    "pt": ("Voltar", "Mais", "Fechar", "Nova aba", "Carregando", "Requer atenção", "Barra lateral"),
    "ru": (
      "Назад", "Ещё", "Закрыть", "Новая вкладка", "Загрузка", "Требует внимания", "Боковая панель"
    ),
    "sv": ("Tillbaka", "Mer", "Stäng", "Ny flik", "Läser in", "Behöver uppmärksamhet", "Sidofält"),
    "tr": (
      "Geri", "Diğer", "Kapat", "Yeni sekme", "Yükleniyor", "Dikkat gerektiriyor", "Kenar çubuğu"
    ),
    "zh": ("返回", "更多", "关闭", "新标签页", "正在加载", "需要注意", "侧边栏"),
  ]
}
