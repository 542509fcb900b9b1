import SwipeTabKit

/// The screens that can be reached from a container, and how each leads to others.
struct ScreenMap {
  /// A step on the way to a screen.
  enum Step: Hashable {
    /// Selects a tab of the outermost container.
    case select(PageID)
    /// Activates the element with an identifier in the accessibility tree.
    case activate(String)
    /// Pushes a screen that nothing leads to.
    case push(PageID)
  }

  /// The way in which a screen covers others.
  enum Kind: Hashable {
    case tab, pushed, presented
  }

  /// An element of a screen that leads to another.
  struct Link: Hashable {
    /// The element's identifier in the accessibility tree.
    var element: String
    var label: String
    /// The index of the screen that it leads to.
    var target: Int
    /// Whether it is an item of the toolbar, or leads back.
    var isObvious: Bool
  }

  /// The rule for which states count as separate screens.
  enum Detail {
    /// One screen for each page in front, in any state of its controls.
    case screens
    /// One screen for each page in front with each state of its texts and controls.
    case states
  }

  /// A screen.
  struct Screen {
    /// The name of the screen: unique, and the same in all languages and sizes.
    var name: String
    var kind: Kind
    /// The steps that lead to it, in their order.
    var steps: [Step]
    /// The index of the screen that it was found on, or nil for tabs, and where nothing leads to it.
    var parent: Int?
    var links: [Link] = []
  }

  /// The most screens.
  static let most = 200

  /// The most elements that are tried where states count.
  private static let mostTries = 4000

  private let detail: Detail
  private var tries = 0
  /// Whether there were more screens than are kept.
  private(set) var isCut = false

  /// The screens, each after the screen on which it was found.
  private(set) var screens: [Screen] = []
  private var indices: [String: Int] = [:]
  /// The identifiers of all screens that were in front.
  private var seen: Set<PageID> = []

  /// Finds the screens.
  ///
  /// - Parameters:
  ///   - detail: The rule for which states count as separate screens. The default is `.screens`.
  ///   - others: Screens to push if nothing leads to them.
  ///   - make: Makes a container in its first state.
  /// - Throws: The error that `make` throws.
  init<Failure>(
    _ detail: Detail = .screens, others: [PageID] = [], make: () throws(Failure) -> TabContainer
  ) throws(Failure) {
    self.detail = detail
    let first = try make()
    // Where states count, a tab is reached as the user reaches it.
    let all = first.pages.allIDs
    let tabs = detail == .states ? [] : all.prefix(Self.most / 2)
    for id in tabs { try add([.select(id)], parent: nil, make) }
    if tabs.isEmpty { try add([], parent: nil, make) }
    var index = 0
    while true {
      while index < screens.count {
        try follow(index, make)
        index += 1
      }
      guard let rest = others.first(where: { !seen.contains($0) }) else { break }
      seen.insert(rest)
      try add([.push(rest)], parent: nil, make)
    }
  }

  /// Adds the screen that steps lead to, unless it is known.
  private mutating func add<Failure>(
    _ steps: [Step], parent: Int?, _ make: () throws(Failure) -> TabContainer
  ) throws(Failure) {
    let container = try make()
    guard Self.run(steps, in: container) else { return }
    _ = note(container, steps, parent: parent)
  }

  /// The index of the screen in front, which is added if it is new, or nil if there are too many.
  private mutating func note(
    _ container: TabContainer, _ steps: [Step], parent: Int?
  ) -> Int? {
    let (name, kind, id) = container.frontName
    if let id { seen.insert(id) }
    let key = identity(of: container)
    if let index = indices[key] { return index }
    guard screens.count < Self.most else {
      isCut = true
      return nil
    }
    indices[key] = screens.count
    screens.append(Screen(name: name, kind: kind, steps: steps, parent: parent))
    return screens.count - 1
  }

  /// Finds where the elements of a screen lead.
  private mutating func follow<Failure>(
    _ index: Int, _ make: () throws(Failure) -> TabContainer
  ) throws(Failure) {
    let screen = screens[index]
    let container = try make()
    guard Self.run(screen.steps, in: container) else { return }
    let before = identity(of: container)
    for node in nodes(of: container) {
      tries += 1
      guard detail == .screens || tries <= Self.mostTries else {
        isCut = true
        return
      }
      let copy = try make()
      guard Self.run(screen.steps, in: copy), Self.activate(node.id, in: copy) else { continue }
      if detail == .states { Self.calm(copy) }
      guard identity(of: copy) != before else { continue }
      let isTab = node.target?.isTab == true
      let isBack = copy.screenCount < container.screenCount
      let parent = isTab && screen.kind == .tab ? nil : index
      guard let target = note(copy, screen.steps + [.activate(node.id)], parent: parent) else {
        continue
      }
      screens[index].links.append(
        Link(
          element: node.id, label: node.label, target: target,
          isObvious: isTab || isBack || isBehind(target, index)))
    }
  }

  /// Whether a screen is behind another on the way to it.
  private func isBehind(_ index: Int, _ other: Int) -> Bool {
    var next = screens[other].parent
    while let parent = next {
      if parent == index { return true }
      next = screens[parent].parent
    }
    return false
  }

  // MARK: Identity of screens

  /// Returns a value that is equal for all containers that show the same screen.
  private func identity(of container: TabContainer) -> String {
    let name = container.frontName.name
    guard detail == .states else { return name }
    var words = [name]
    container.accessibilityTree().forEach { node in
      let state = [node.isOn, node.isSelected, node.isExpanded, node.isEnabled]
        .map { $0.map { $0 ? "+" : "-" } ?? "" }
      words.append("\(node.role)|\(node.label)|\(node.value ?? "")|\(state.joined(separator: "|"))")
    }
    return words.joined(separator: "\n")
  }

  /// The elements of a container that may lead to another screen.
  private func nodes(of container: TabContainer) -> [AccessibilityNode] {
    container.linkNodes(changingValues: detail == .states)
  }

  // MARK: Steps

  /// Performs the steps that lead to a screen.
  ///
  /// Returns false if that is not possible.
  static func run(_ steps: [Step], in container: TabContainer) -> Bool {
    for step in steps {
      switch step {
      case .select(let id): container.select(id, animated: false)
      case .activate(let id): guard activate(id, in: container) else { return false }
      case .push(let id): guard container.push(id, animated: false) else { return false }
      }
      settle(container)
    }
    calm(container)
    return true
  }

  /// Brings a container to the state that it would have in a window whose keyboard is not used.
  private static func calm(_ container: TabContainer) {
    settle(container)
    hideRing(container)
    // The opened screen got the focus, as after a key, and scrolled to it; in a window it begins at its top, without a
    // caret.
    container.clearFocus()
    container.scrollFrontToTop()
    settle(container)
  }

  /// Hides the ring around the focus, which a press does; this one ends without a tap.
  private static func hideRing(_ container: TabContainer) {
    // A press beside a sheet would dismiss it.
    let sheet = container.accessibilityTree().first { $0.role == .dialog }?.bounds
    let width = sheet?.width ?? container.size.width
    let place = Point(x: (sheet?.x ?? 0) + width / 2, y: (sheet?.y ?? 0) + 1)
    container.handle(.press(.mouse, at: place))
    container.handle(.cancel(.mouse))
    container.handle(.leave)
    // Messages that show for a while are over then.
    container.advance(to: container.time + 30)
    settle(container)
  }

  private static func activate(_ id: String, in container: TabContainer) -> Bool {
    let nodes = container.linkNodes(changingValues: true)
    guard let node = nodes.first(where: { $0.id == id }) else { return false }
    guard container.activate(node) else { return false }
    settle(container)
    return true
  }

  /// Waits until everything rests.
  private static func settle(_ container: TabContainer) {
    var count = 0
    while container.isMoving, count < 10 {
      container.advance(to: container.time + 1)
      count += 1
    }
  }
}

extension TabContainer {
  /// Returns the elements that may lead to another screen, also out of view.
  ///
  /// If `isChanging` is true, they include controls that change a value in their place.
  func linkNodes(changingValues isChanging: Bool = false) -> [AccessibilityNode] {
    var rows = 0
    let nodes = activatableNodes { _ in
      rows += 1
      return rows <= 100
    }
    return nodes.filter { node in
      (isChanging || !node.role.changesValue) && node.isEnabled && node.target?.editsPages != true
    }
  }

  /// The number of screens over the tabs.
  fileprivate var screenCount: Int {
    pushedScreens.count + (frontContainer?.screenCount ?? 0) + (presentedScreen == nil ? 0 : 1)
  }

  /// The name of the screen in front, the way in which it covers others, and its identifier.
  var frontName: (name: String, kind: ScreenMap.Kind, id: PageID?) {
    if let screen = presentedScreen { return ("sheet-" + screen.name, .presented, screen.id) }
    return frontName(on: nil)
  }

  /// The name of the screen or page in front; `screen` is the name of the pushed screen with this container, or nil.
  private func frontName(on screen: String?) -> (name: String, kind: ScreenMap.Kind, id: PageID?) {
    if let inner = frontContainer { return inner.frontName(on: pushedScreens.last?.name ?? screen) }
    if let pushed = pushedScreens.last { return (pushed.name, .pushed, pushed.id) }
    guard let screen else { return (selectedID?.rawValue ?? "empty", .tab, selectedID) }
    return (screen + (selectedID.map { "-" + $0.rawValue } ?? ""), .pushed, selectedID)
  }
}

extension Screen {
  fileprivate var name: String { id.rawValue }
}
