/// The state of reading one storyboard file.
///
/// Values are read from the top down; what names a page, a container or a toggle is noted and looked up at the end,
/// when all of them are known.
final class StoryboardDecoder {
  let mistakes: JSONMistakes
  let images: StoryboardReader.Images

  /// The pages so far, and where their identifiers stand.
  var pages: [StoryboardDocument.Page] = []
  /// The identifiers of the pages.
  var pageIDs: Set<PageID> = []
  /// The identifiers of all pages and containers in order, and where each stands.
  var ids: [PageID] = []
  var places: [PageID: JSONCursor] = [:]
  /// What keeps a page from being a tab, in words; empty if that was reported before.
  var obstacles: [PageID: String] = [:]
  var containers: [StoryboardContainerDraft] = []
  /// The identifiers of all toggles in order, and where each stands.
  var toggleIDs: [PageID] = []
  var toggles: [PageID: JSONCursor] = [:]
  /// What buttons do, where the file says so, and which page they are on.
  ///
  /// The page is nil where it has no identifier, and for a bar that it hides.
  var actions: [(action: StoryboardDocument.Action, page: PageID?, cursor: JSONCursor)] = []
  var strings = StringTables()

  private var knownImages: [String: Bool] = [:]
  private var reportedTokens: Set<String> = []
  /// The tokens of all tables; the tables are read before anything that uses them.
  private lazy var tokens = Set(strings.tables.values.joined().map(\.key))
  private lazy var sortedTokens = tokens.sorted()

  init(mistakes: JSONMistakes, images: StoryboardReader.Images) {
    self.mistakes = mistakes
    self.images = images
  }

  /// Reads the whole file; nil if it is no object.
  func document(_ cursor: JSONCursor) -> StoryboardDocument? {
    guard let object = cursor.object(keys: StoryboardKeys.document) else { return nil }
    let isLenient = object.optional("lenient", .boolean) ?? false
    _ = object.optional("$schema", .string)
    strings = stringTables(object)
    for screen in object["screens"]?.array() ?? [] { _ = page(screen) }
    readContainers(object)
    let resolved = resolvedContainers()
    let root = root(object["root"], among: resolved)
    checkActions(among: resolved)
    checkPushes(among: resolved)
    return StoryboardDocument(
      pages: pages, containers: resolved, root: root, strings: strings, isLenient: isLenient)
  }

  // MARK: Texts

  /// A text that people read, or the token of one.
  var text: JSONShape<String> {
    JSONShape { [self] cursor in
      guard let text = cursor.read(.string) else { return nil }
      checkToken(text, at: cursor)
      return text
    }
  }

  /// The name of an image.
  var image: JSONShape<String> {
    JSONShape { [self] cursor in
      guard let name = cursor.read(.string) else { return nil }
      guard !name.isBlank else { return name }
      if !hasImage(name) {
        cursor.report(
          "there is no image \(quoted(name))\(NearestName.hint(for: name, in: images.names))")
      }
      return name
    }
  }

  private func hasImage(_ name: String) -> Bool {
    if let known = knownImages[name] { return known }
    let isThere = images.contains(name)
    knownImages[name] = isThere
    return isThere
  }

  private func checkToken(_ text: String, at cursor: JSONCursor) {
    guard StringTables.isToken(text), !tokens.contains(text) else { return }
    guard reportedTokens.insert(text).inserted else { return }
    cursor.report(
      "there is no string for \(quoted(text))\(NearestName.hint(for: text, in: sortedTokens))",
      severity: .warning)
  }

  private func stringTables(_ object: JSONObject) -> StringTables {
    var result = StringTables()
    for (key, locale, value) in object["strings"]?.dictionary() ?? [] {
      if !StringTables.isLocale(locale) {
        key.report("expected a locale such as \"en\" or \"pt-BR\", found \(quoted(locale))")
      }
      result.tables[locale] = value.read(JSONShape(Self.stringTable))
      result.fallback = result.fallback ?? locale
    }
    guard let cursor = object["locale"], let locale = cursor.read(.string) else { return result }
    if result.tables[locale] == nil {
      let hint = NearestName.hint(for: locale, in: result.tables.keys.sorted())
      cursor.report("there are no strings for \(quoted(locale))\(hint)")
    } else {
      result.fallback = locale
    }
    return result
  }

  private static func stringTable(_ cursor: JSONCursor) -> [String: String]? {
    cursor.dictionary()?.reduce(into: [:]) { table, member in
      if !StringTables.isToken(member.name) {
        let prefix = StringTables.prefix
        member.key.report(
          "expected a token that begins with \(prefix), found \(quoted(member.name))")
      }
      guard let text = member.value.read(.string) else { return }
      if StringTables.isToken(text) {
        member.value.report("expected a text, found the token \(quoted(text))")
      }
      table[member.name] = text
    }
  }
}

extension JSONShape<PageID> {
  /// An identifier: a string that is not blank.
  static var id: Self {
    Self { cursor in
      guard let text = cursor.read(JSONShape<String>.string) else { return nil }
      guard text.isBlank else { return PageID(text) }
      cursor.report("expected an ID, found a blank string")
      return nil
    }
  }
}

extension JSONShape<InitialPage> {
  /// A tab by its index or its identifier.
  static var tab: Self {
    Self { cursor in
      switch cursor.value.kind {
      case .number: cursor.read(JSONShape<Int>.integer(in: 0 ... .max)).map { .index($0) }
      case .string: cursor.read(JSONShape<PageID>.id).map { .id($0) }
      default: cursor.mismatch(expected: "the index or ID of a tab")
      }
    }
  }
}

extension JSONShape<Color> {
  /// A color by its name or its channels.
  static var color: Self {
    Self { cursor in
      guard let text = cursor.value.string else { return cursor.mismatch(expected: "a color") }
      if let color = ColorText.parse(text) { return color }
      let hint = NearestName.hint(for: text, in: ColorText.names.map(\.key))
      cursor.report(
        "expected the name of a color, #RRGGBB or #RRGGBBAA, found \(quoted(text))\(hint)"
      )
      return nil
    }
  }
}

extension JSONShape<Double> {
  /// A length in points.
  static var length: Self { number(in: 0...10_000) }
}
