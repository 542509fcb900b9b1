import SwipeTabKit

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

  /// The images asked for, and whether each is there.
  var knownImages: [String: Bool] = [:]
  /// The tokens of all tables, which are read before anything that uses them, and the program's own.
  lazy var tokens = Set(strings.tables.values.joined().map(\.key) + BuiltInTexts.tokens)
  lazy var sortedTokens = tokens.sorted()
  /// The tokens without a text, each reported once.
  var reportedTokens: Set<String> = []

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
}
