import SwipeTabKit
import SwipeTabStoryboard

/// The screens of a storyboard, and which of them its actions lead to.
struct ScreenMap {
  enum Place: Hashable {
    case page
    case pushed
    case presented
  }

  /// A page of the storyboard where it shows first.
  struct Screen {
    var id: PageID
    var place: Place
    /// The container or page that is the root, or nil for pages made in code.
    var root: PageID?
    /// The container that has it as a tab, or has the page below it.
    var container: PageID?
    /// The page of the root that it is, or that it is over.
    var page: PageID
    /// The index of the screen that leads to it first, or nil for tabs, and where nothing leads to it.
    var parent: Int?
    var isLinked: Bool
    /// The indices of the screens that it leads to, each once, without those that it goes back to.
    var links: [Int] = []
  }

  /// The screens, each after the one that leads to it.
  private(set) var screens: [Screen] = []
  private var indices: [PageID: Int] = [:]
  private var pages: [PageID: StoryboardDocument.Page] = [:]
  private var tabs: [PageID: [PageID]] = [:]
  private var initials: [PageID: PageID] = [:]
  private var isLinked = true

  init(tabs: [PageID]) {
    for id in tabs { add(id) }
  }

  /// Makes the map of a storyboard in O(n) of its pages and actions.
  init(_ scene: StoryboardScene) {
    let document = scene.document
    pages = Dictionary(document.pages.map { ($0.id, $0) }) { first, _ in first }
    for container in document.containers { note(container, in: scene) }
    // The page above a toolbar shows with every tab of its container.
    let accessories = document.containers.compactMap(\.accessory)
    start(document.root)
    isLinked = false
    for id in document.containers.map(\.id) + document.pages.map(\.id)
    where !accessories.contains(id) { start(id) }
    for index in screens.indices { screens[index].links = links(of: index) }
  }

  private mutating func note(_ container: StoryboardDocument.Container, in scene: StoryboardScene) {
    for segue in container.segues where pages[segue.id] == nil {
      pages[segue.id] = pages[segue.page]
    }
    let listed = scene.pageSource(ofContainer: container.id)?.listed ?? []
    let known = Set(listed)
    let others = container.segues.map(\.id) + container.ids + container.pages + container.additions
    let all = listed + others.filter { !known.contains($0) }
    tabs[container.id] = all
    initials[container.id] =
      switch container.initial {
      case .id(let id): id
      case .index(let index): all.indices.contains(index) ? all[index] : nil
      case nil: all.first
      }
  }

  // MARK: Screens

  private mutating func start(_ root: PageID) {
    var next = screens.count
    add(root, root: root)
    while next < screens.count {
      follow(next)
      next += 1
    }
  }

  private mutating func add(_ id: PageID, root: PageID? = nil, container: PageID? = nil) {
    guard let tabs = tabs[id] else {
      return add(
        Screen(
          id: id, place: .page, root: root, container: container, page: id, isLinked: isLinked))
    }
    guard indices[id] == nil else { return }
    indices[id] = screens.count
    for tab in tabs { add(tab, root: root, container: id) }
    indices[id] = initials[id].flatMap { indices[$0] }
  }

  private mutating func add(_ screen: Screen) {
    let source = pages[screen.id]?.id ?? screen.id
    guard indices[screen.id] == nil, indices[source] == nil else { return }
    indices[screen.id] = screens.count
    indices[source] = screens.count
    screens.append(screen)
  }

  private mutating func follow(_ index: Int) {
    let page = pages[screens[index].id]
    for action in page?.actions ?? [] {
      switch action {
      case .push(let id): open(id, .pushed, from: index)
      case .present(let id): open(id, .presented, from: index)
      // A page with nothing over it is replaced as a whole.
      case .replace(let id): open(id, screens[index].place == .page ? .page : .pushed, from: index)
      case .root(let id): open(id, .page, from: index)
      default: break
      }
    }
    for detail in page?.detail ?? [] { open(detail.id, .pushed, from: index) }
  }

  private mutating func open(_ id: PageID, _ place: Place, from index: Int) {
    guard tabs[id] == nil else { return add(id, root: id) }
    var screen = screens[index]
    (screen.id, screen.place, screen.parent) = (id, place, index)
    if place == .page { (screen.root, screen.container, screen.page) = (id, nil, id) }
    add(screen)
  }

  // MARK: Links

  func target(of action: ScreenAction, on index: Int) -> Int? {
    let screen = screens[index]
    switch action {
    case .push(let id), .present(let id), .replace(let id), .root(let id), .select(let id):
      return indices[id]
    case .selectIndex(let number):
      guard let tabs = screen.container.flatMap({ tabs[$0] }), tabs.indices.contains(number)
      else { return nil }
      return indices[tabs[number]]
    case .pop, .dismiss: return screen.parent
    case .popToRoot: return indices[screen.page]
    default: return nil
    }
  }

  private func links(of index: Int) -> [Int] {
    let screen = screens[index]
    guard let page = pages[screen.id] else { return [] }
    var seen = Set([index, screen.parent, indices[screen.page]])
    let opened = page.actions.compactMap { target(of: $0, on: index) }
    return (opened + page.detail.compactMap { indices[$0.id] }).filter { seen.insert($0).inserted }
  }
}
