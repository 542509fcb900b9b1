import SwipeTabKit

/// The state of decoding a storyboard file.
///
/// References to pages, containers and toggles are collected and resolved at the end, when all of them are known.
final class StoryboardDecoder {
  let mistakes: JSONMistakes
  let images: StoryboardFile.Images
  let kinds: StoryboardElements
  /// The options before the file's options, with the animators and transitions of a program.
  let plain: ContainerConfiguration

  var pages: [StoryboardDocument.Page] = []
  var details: [(page: PageID, detail: PageID, cursor: JSONCursor)] = []
  var pageIDs: Set<PageID> = []
  var ids: [PageID] = []
  var places: [PageID: JSONCursor] = [:]
  /// The reason why a page cannot be a tab, or an empty text if it has already been reported.
  var obstacles: [PageID: String] = [:]
  var containers: [StoryboardContainerDraft] = []
  var containerTabs = ContainerGraph()
  var state = StoryboardDocument.State()
  /// The identifiers of all controls, including controls that could not be read.
  var controlIDs: Set<ControlID> = []
  var formulas: [(formula: Formula, isCondition: Bool, cursor: JSONCursor)] = []
  var filled: [(text: String, cursor: JSONCursor)] = []
  var toggles: [ControlID: JSONCursor] = [:]
  /// The page is nil if it has no identifier, or if the button is in a navigation bar that it hides.
  var actions: [(action: ScreenAction, page: PageID?, cursor: JSONCursor)] = []
  var groupDepth = 0
  var views: [ViewID: JSONCursor] = [:]
  var requirements: [(requirement: StoryboardRequirement, cursor: JSONCursor)] = []
  var strings = StringTables()

  var knownImages: [String: Bool] = [:]
  /// The tokens of all string tables, which are read first, and the program's own.
  lazy var tokens = Set(strings.tables.values.joined().map(\.key) + BuiltInTexts.tokens)
  lazy var sortedTokens = tokens.sorted()
  var reportedTokens: Set<String> = []

  init(
    mistakes: JSONMistakes, images: StoryboardFile.Images,
    kinds: StoryboardElements = StoryboardElements(),
    plain: ContainerConfiguration = ContainerConfiguration()
  ) {
    self.mistakes = mistakes
    self.images = images
    self.kinds = kinds
    self.plain = plain
  }

  func document(_ cursor: JSONCursor) -> StoryboardDocument? {
    guard let object = cursor.object(keys: StoryboardKeys.document) else { return nil }
    let isLenient = object.optional("lenient", .boolean) ?? false
    _ = object.optional("$schema", .string)
    strings = stringTables(object)
    readState(object)
    for screen in object["screens"]?.array() ?? [] { _ = page(screen) }
    readContainers(object)
    let resolved = resolvedContainers()
    let root = root(object["root"], among: resolved)
    checkState()
    resolveDetails()
    checkActions(among: resolved)
    checkPushes(among: resolved)
    let font = font(object["font"])
    return StoryboardDocument(
      pages: pages, containers: resolved, root: root, state: state, font: font, strings: strings,
      isLenient: isLenient)
  }
}
