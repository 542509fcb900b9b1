import SwipeTabKit

/// The state of decoding a storyboard file.
///
/// References to pages, containers and toggles are collected and resolved at the end, when all of them are known.
final class StoryboardDecoder: JSONMistakes {
  /// The part of a page that is being read.
  enum Area {
    case item, bar, body, rest
  }

  private(set) var images = StoryboardFile.Images.unchecked
  private(set) var kinds = StoryboardElements()
  /// The options before the file's options, with the animators and transitions of a program.
  private(set) var plain = ContainerConfiguration()

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
  /// The page is nil outside of pages, for items, and for a button in a navigation bar that its page hides.
  var actions: [(action: ScreenAction, page: PageID?, area: Area, cursor: JSONCursor)] = []
  private(set) var area = Area.rest
  var groupDepth = 0
  var views: [ViewID: JSONCursor] = [:]
  var requirements: [(requirement: StoryboardRequirement, area: Area, cursor: JSONCursor)] = []
  var strings = StringTables()

  var knownImages: [String: Bool] = [:]
  /// The tokens of all string tables, which are read first, and the program's own.
  lazy var tokens = Set(strings.tables.values.joined().map(\.key) + BuiltInTexts.tokens)
  lazy var sortedTokens = tokens.sorted()
  var reportedTokens: Set<String> = []

  convenience init(
    in json: JSONDocument, file: String, images: StoryboardFile.Images, kinds: StoryboardElements,
    plain: ContainerConfiguration
  ) {
    self.init(in: json, file: file)
    (self.images, self.kinds, self.plain) = (images, kinds, plain)
  }

  override var meanings: [String: [String]] { MeantKeys.all }
  override var remarks: [String: String] { MeantKeys.remarks }

  func within<Result>(_ area: Area, _ read: () -> Result) -> Result {
    let outer = self.area
    self.area = area
    defer { self.area = outer }
    return read()
  }

  // Each cursor that was collected leads back to the decoder.
  func end() {
    (details, places, containers, formulas, filled) = ([], [:], [], [], [])
    (toggles, actions, views, requirements) = ([:], [], [:], [])
  }

  func document(_ cursor: JSONCursor) -> StoryboardDocument? {
    guard let object = cursor.object(keys: StoryboardKeys.document.names) else { return nil }
    var file = StoryboardKeys.document.empty()
    _ = StoryboardKeys.document.read(object, into: &file)
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
    return StoryboardDocument(
      pages: pages, containers: resolved, root: root, state: state, font: file.font,
      strings: strings, isLenient: file.isLenient)
  }
}

extension JSONCursor {
  var decoder: StoryboardDecoder {
    guard let decoder = mistakes as? StoryboardDecoder else {
      preconditionFailure("the shape is one of storyboards")
    }
    return decoder
  }
}

extension JSONShape {
  func within(_ area: StoryboardDecoder.Area) -> Self {
    Self(schema()) { cursor in cursor.decoder.within(area) { read(cursor) } }
  }
}
