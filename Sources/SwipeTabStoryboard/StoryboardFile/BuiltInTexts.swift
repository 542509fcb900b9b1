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
  /// What is read aloud of an item whose page loads.
  static let loading = StringTables.prefix + "LOADING"
  /// What is read aloud of an item that wants attention.
  static let attention = StringTables.prefix + "NEEDS-ATTENTION"
  /// The label of the button that collapses a toolbar at a side.
  static let sidebar = StringTables.prefix + "SIDEBAR"
  static let tokens =
    [back, more, close, add, loading, attention, sidebar]
    + ShortcutTexts.translated.map { ShortcutTexts.token(of: $0) }
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
    case loading: return texts.loading
    case attention: return texts.attention
    case sidebar: return texts.sidebar
    default:
      return ShortcutTexts.text(for: token, language: language)
        ?? TabCommandTexts.text(for: token, language: language)
        ?? EditCommandTexts.text(for: token, language: language)
    }
  }

  /// The languages that the program itself has texts in.
  static let languages = texts.map(\.key)

  private typealias Texts = (
    back: String, more: String, close: String, add: String, loading: String, attention: String,
    sidebar: String
  )

  private static let texts: KeyValuePairs<String, Texts> = [
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
