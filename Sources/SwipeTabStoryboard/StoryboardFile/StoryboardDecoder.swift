import SwipeTabKit

/// The state of decoding a storyboard file.
///
/// Values are decoded from top to bottom. References to pages, containers and toggles are collected and resolved at the
/// end, when all of them are known.
final class StoryboardDecoder {
  let mistakes: JSONMistakes
  let images: StoryboardFile.Images
  /// The elements that bodies can have.
  let kinds: StoryboardElements
  /// The options before the file's options, with the animators and transitions of a program.
  let plain: ContainerConfiguration

  /// The pages decoded so far, in order.
  var pages: [StoryboardDocument.Page] = []
  /// The pages with a detail, the details, and the places where the file names them.
  var details: [(page: PageID, detail: PageID, cursor: JSONCursor)] = []
  /// The identifiers of the pages.
  var pageIDs: Set<PageID> = []
  /// The identifiers of all pages and containers in order, and the location of each.
  var ids: [PageID] = []
  var places: [PageID: JSONCursor] = [:]
  /// The reason why a page cannot be a tab, as a sentence.
  ///
  /// It is empty if it has already been reported.
  var obstacles: [PageID: String] = [:]
  var containers: [StoryboardContainerDraft] = []
  /// Which containers are tabs of which others.
  var containerTabs = ContainerGraph()
  /// The values that conditions, actions and texts can name.
  var state = StoryboardDocument.State()
  /// The identifiers of all controls, including controls that could not be read.
  var controlIDs: Set<ControlID> = []
  /// The conditions, each with its location in the file.
  var conditions: [(condition: Condition, cursor: JSONCursor)] = []
  /// The texts with braces, each with its location in the file.
  var filled: [(text: String, cursor: JSONCursor)] = []
  /// The location of each toggle.
  var toggles: [ControlID: JSONCursor] = [:]
  /// The actions of buttons, each with its page and its location in the file.
  ///
  /// The page is nil if it has no identifier, or if the button is in a navigation bar that it
  /// hides.
  var actions: [(action: ScreenAction, page: PageID?, cursor: JSONCursor)] = []
  /// The number of rows and columns around the element that is being read.
  var groupDepth = 0
  /// The custom views of the page that is being read, and the location of each.
  var views: [ViewID: JSONCursor] = [:]
  /// The things that the program must provide, and the places where the file names them.
  var requirements: [(requirement: StoryboardRequirement, cursor: JSONCursor)] = []
  var strings = StringTables()

  /// The images referred to, and whether each exists.
  var knownImages: [String: Bool] = [:]
  /// The tokens of all string tables, which are read before anything that uses them, and the
  /// program's own.
  lazy var tokens = Set(strings.tables.values.joined().map(\.key) + BuiltInTexts.tokens)
  lazy var sortedTokens = tokens.sorted()
  /// The tokens without a text that have been reported.
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

  /// Decodes the whole file, or nil if it is no object.
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
