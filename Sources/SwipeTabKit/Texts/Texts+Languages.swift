extension Texts {
  /// The languages that there are texts in, as in BCP 47: English first, the others by name.
  public static let languages = words.map(\.key)

  /// Sets everything to the texts of a language, unless it has none.
  mutating func take(language: String) {
    guard let words = Self.words.first(where: { $0.key == language })?.value else { return }
    (back, more, close, add, loading, attention, sidebar, required, cut) = words
    shortcuts = ShortcutTexts.titles(in: language)
    tabCommands = TabCommandTexts.titles(in: language)
    editCommands = EditCommandTexts.titles(in: language)
  }

  private typealias Words = (
    back: String, more: String, close: String, add: String, loading: String, attention: String,
    sidebar: String, required: String, cut: String
  )

  private static let words: KeyValuePairs<String, Words> = [
    "en": (
      "Back", "More", "Close", "New tab", "Loading", "Needs attention", "Sidebar",
      "Fill in this field", "The text was too long and was cut"
    ),
    "ar": (
      "رجوع", "المزيد", "إغلاق", "علامة تبويب جديدة", "جارٍ التحميل", "يحتاج إلى انتباه",
      "الشريط الجانبي", "يُرجى ملء هذا الحقل", "كان النص طويلاً جدًا وتم اقتطاعه"
    ),
    "de": (
      "Zurück", "Mehr", "Schließen", "Neuer Tab", "Lädt", "Braucht Aufmerksamkeit", "Seitenleiste",
      "Dieses Feld ausfüllen", "Der Text war zu lang und wurde gekürzt"
    ),
    "es": (
      "Atrás", "Más", "Cerrar", "Pestaña nueva", "Cargando", "Requiere atención", "Barra lateral",
      "Rellena este campo", "El texto era demasiado largo y se ha cortado"
    ),
    "fa": (
      "بازگشت", "بیشتر", "بستن", "زبانه جدید", "در حال بارگیری", "نیازمند توجه", "نوار کناری",
      "این قسمت را پر کنید", "متن بیش از حد بلند بود و کوتاه شد"
    ),
    "fr": (
      "Retour", "Plus", "Fermer", "Nouvel onglet", "Chargement", "Demande votre attention",
      "Barre latérale", "Remplissez ce champ", "Le texte était trop long et a été coupé"
    ),
    "he": (
      "חזרה", "עוד", "סגירה", "כרטיסייה חדשה", "בטעינה", "דורש תשומת לב", "סרגל צד",
      "יש למלא את השדה הזה", "הטקסט היה ארוך מדי ונחתך"
    ),
    "it": (
      "Indietro", "Altro", "Chiudi", "Nuova scheda", "Caricamento", "Richiede attenzione",
      "Barra laterale", "Compila questo campo", "Il testo era troppo lungo ed è stato tagliato"
    ),
    "ja": (
      "戻る", "その他", "閉じる", "新しいタブ", "読み込み中", "確認が必要です", "サイドバー", "この項目を入力してください",
      "テキストが長すぎるため切り詰められました"
    ),
    "ko": ("뒤로", "더 보기", "닫기", "새 탭", "불러오는 중", "확인 필요", "사이드바", "이 항목을 입력하세요", "텍스트가 너무 길어 잘렸습니다"),
    "nl": (
      "Terug", "Meer", "Sluiten", "Nieuw tabblad", "Laden", "Vraagt aandacht", "Zijbalk",
      "Vul dit veld in", "De tekst was te lang en is ingekort"
    ),
    "pl": (
      "Wstecz", "Więcej", "Zamknij", "Nowa karta", "Wczytywanie", "Wymaga uwagi", "Pasek boczny",
      "Wypełnij to pole", "Tekst był za długi i został skrócony"
    ),
    "pt": (
      "Voltar", "Mais", "Fechar", "Nova aba", "Carregando", "Requer atenção", "Barra lateral",
      "Preencha este campo", "O texto era longo demais e foi cortado"
    ),
    "ru": (
      "Назад", "Ещё", "Закрыть", "Новая вкладка", "Загрузка", "Требует внимания", "Боковая панель",
      "Заполните это поле", "Текст был слишком длинным и сокращён"
    ),
    "sv": (
      "Tillbaka", "Mer", "Stäng", "Ny flik", "Läser in", "Behöver uppmärksamhet", "Sidofält",
      "Fyll i det här fältet", "Texten var för lång och har kortats"
    ),
    "tr": (
      "Geri", "Diğer", "Kapat", "Yeni sekme", "Yükleniyor", "Dikkat gerektiriyor", "Kenar çubuğu",
      "Bu alanı doldurun", "Metin çok uzundu ve kısaltıldı"
    ),
    "zh": ("返回", "更多", "关闭", "新标签页", "正在加载", "需要注意", "侧边栏", "请填写此项", "文本过长，已被截断"),
  ]
}
