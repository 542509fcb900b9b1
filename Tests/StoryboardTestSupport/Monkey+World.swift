@testable import SwipeTabKit
@testable import TestSupport

/// The pages, screens, views and arguments of the random calls.
extension Monkey {
  // MARK: Numbers and texts

  func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// True once in so many times.
  func chance(_ count: Int) -> Bool { number(in: 1...count) == 1 }

  private func any<Value>(of values: [Value], else other: Value) -> Value {
    values.randomElement(using: &random) ?? other
  }

  func wild() -> Double {
    any(
      of: [
        0, -0.0, 1, -1, 0.5, 3, 40, 100, 480, 1e9, -1e9, 1e308, .leastNonzeroMagnitude, 9.3e18,
        -1e18, .nan,
        .infinity, -.infinity,
      ], else: 0)
  }

  func wildPoint() -> Point {
    chance(3)
      ? Point(x: wild(), y: wild())
      : Point(x: Double(number(in: 0...480)), y: Double(number(in: 0...800)))
  }

  func index() -> Int { any(of: [0, 1, 2, -1, 3, 100, .max, .min, 1 << 40], else: 0) }

  func text() -> String {
    any(
      of: [
        "a", "p0", "", "\u{0}", "\n", "日本", "👩‍👩‍👧", String(repeating: "x", count: 3000),
        "e" + String(repeating: "\u{301}", count: 100),
      ], else: "")
  }

  func id() -> PageID {
    PageID(
      any(
        of: ["p0", "p1", "p2", "p3", "p4", "s0", "s1", "n0", "n1", "w0", "w1", "", "none"], else: ""
      ))
  }

  // MARK: Containers

  /// Makes a container, with others inside down to the third level.
  func makeContainer(level: Int) throws -> TabContainer {
    let container = try TabContainer(
      pages: pageList(level: level) ?? .empty, size: Size(width: 480, height: 800))
    if chance(2) { change(&container.configuration) }
    if level > 0 { note(inner: container) }
    connect(container)
    return container
  }

  /// Sets every closure that a container has.
  private func connect(_ container: TabContainer) {
    container.onEvent = { [weak self] _ in self?.reenter("event") }
    container.willSelect = { [weak self] _ in self?.reenter("willSelect") }
    container.didSelect = { [weak self] _ in self?.reenter("didSelect") }
    container.onProgress = { [weak self] _ in self?.reenter("progress") }
    container.shouldSelect = { [weak self] _, _ in
      self?.reenter("shouldSelect")
      return self?.chance(8) == false
    }
    container.makeScreen = { [weak self] _ in
      self?.reenter("makeScreen")
      return self.flatMap { $0.chance(4) ? nil : $0.screen(level: 1) }
    }
    container.makeView = { [weak self] _ in
      self?.reenter("makeView")
      return self.map { MonkeyView($0) }
    }
    container.makeItemView = { [weak self] _ in
      self?.reenter("makeItemView")
      return nil
    }
    container.makeNewPage = { [weak self] in
      self?.reenter("makeNewPage")
      return self.flatMap { $0.chance(8) ? nil : $0.page(level: 2) }
    }
    container.makeClosedPage = { [weak self] page in
      self?.reenter("makeClosedPage")
      return self.flatMap { $0.chance(8) ? nil : page }
    }
    container.onReload = { [weak self] _ in self?.reenter("reload") }
    container.onValueChange = { [weak self] _ in self?.reenter("value") }
    container.onSubmit = { [weak self] _ in self?.reenter("submit") }
    container.onDrop = { [weak self] _ in
      self?.reenter("drop")
      return true
    }
    container.takesDrop = { [weak self] _ in
      self?.reenter("takesDrop")
      return true
    }
    container.onOpen = { [weak self] _ in self?.reenter("open") }
    container.onCopy = { [weak self] _ in self?.reenter("copy") }
    container.onPaste = { [weak self] in self?.reenter("paste") }
    container.onSelectText = { [weak self] _ in self?.reenter("select") }
    container.onPasteSelection = { [weak self] in self?.reenter("pasteSelection") }
  }

  // MARK: Pages and screens

  func pageList(level: Int) -> PageList? {
    let list = try? PageList(
      (0..<number(in: 0...5)).map { index in
        page(level: level, chance(15) ? nil : PageID("\(level == 0 ? "p" : "n")\(index)"))
      })
    return chance(8) ? list.map(generated) : list
  }

  /// The same pages from closures, which call back seldom, as they are asked often.
  private func generated(_ list: PageList) -> PageList {
    let ask: (String) -> Void = { [weak self] place in
      if let self, chance(50) { reenter(place) }
    }
    return .generated(count: list.count) {
      ask("id")
      return list.id(at: $0)
    } index: {
      ask("index")
      return list.index(of: $0)
    } page: {
      ask("page")
      return list.page(at: $0)
    }
  }

  func page(level: Int, _ given: PageID? = nil) -> MonkeyPage {
    let id = given ?? id()
    let title = text()
    var content: (any Screen)?
    if level < 3, chance(4), let container = try? makeContainer(level: level + 1) {
      content = ContainerScreen(id: id, container: container)
    }
    let page = MonkeyPage(
      id: id, item: TabItem(title: title.isBlank ? "t" : title), content: content)
    page.monkey = self
    if content == nil, chance(2) { page.body = body() }
    if level < 2, chance(10) { page.detail = self.page(level: 2) }
    if chance(6) { page.after = DelayedAction(after: wild(), action()) }
    return page
  }

  func screen(level: Int) -> any Screen {
    guard chance(3), level < 3, let container = try? makeContainer(level: level + 1) else {
      return page(level: 3)
    }
    return ContainerScreen(id: id(), container: container, isStandalone: chance(2))
  }

  private func body() -> ScreenBody {
    ScreenBody(
      (0..<number(in: 0...4)).map { _ in
        switch number(in: 0...8) {
        case 0: .label(ScreenBody.Label(text()))
        case 1: ScreenBody.Element(ScreenBody.Divider(inset: wild()))
        case 2:
          .view(ScreenBody.View(ViewID("v\(number(in: 0...2))"), height: chance(2) ? nil : wild()))
        case 3: ScreenBody.Element(ScreenBody.Field(ControlID("c0"), title: text()))
        case 4:
          ScreenBody.Element(
            ScreenBody.Choice(
              ControlID("c1"), title: "C", options: (0..<number(in: 0...3)).map { .init("o\($0)") },
              selected: text()))
        case 5: .toggle(ScreenBody.Toggle(ControlID("c2"), title: text()))
        case 6: .spacer(wild())
        default: .button(ScreenBody.Button("b", action: action()))
        }
      })
  }

  func action() -> ScreenAction {
    switch number(in: 0...13) {
    case 0, 1: .push(id())
    case 2: .pop
    case 3: .popToRoot
    case 4, 5: .present(id())
    case 6: .dismiss
    case 7: .select(id())
    case 8: .selectIndex(index())
    case 9: .add(Formula(wild()), to: ControlID("c0"))
    case 10: .replace(id())
    case 11: .toast(Toast(text(), duration: wild()))
    case 12: .sequence([.pop, .push(id()), .toggle(ControlID("c2"))])
    default: .run { [weak self] in self?.reenter("run") }
    }
  }

  // MARK: Options and input

  func change(_ configuration: inout ContainerConfiguration) {
    switch number(in: 0...23) {
    case 0: configuration.toolbarHeight = wild()
    case 1: configuration.toolbarWidth = wild()
    case 2: configuration.navigationBarHeight = wild()
    case 3: configuration.barBlur = wild()
    case 4: configuration.textScale = wild()
    case 5: configuration.autoplay = wild()
    case 6: configuration.swipeHint = wild()
    case 7:
      configuration.safeArea = EdgeInsets(top: wild(), left: wild(), bottom: wild(), right: wild())
    case 8: configuration.maximumItemWidth = wild()
    case 9, 10: configuration.navigation = chance(2) ? .continuous : .perTab
    case 11: configuration.isCyclic.toggle()
    case 12: configuration.pageSpacing = wild()
    case 13: configuration.pageExtent = wild()
    case 14: configuration.tuning.snapPoint = wild()
    case 15: configuration.tuning.touchSlop = wild()
    case 16: configuration.tuning.scrollDeceleration = wild()
    case 17: configuration.tuning.flingSpeed = wild()
    case 18: configuration.tuning.speedLimit = wild()
    case 19: configuration.adaptation = any(of: [.never, .sidebar, .top], else: .never)
    case 20:
      configuration.toolbarPosition = any(of: [.top, .bottom, .leading, .trailing], else: .top)
    case 21:
      configuration.allowsReordering = true
      configuration.allowsClosing = true
      configuration.allowsAdding = true
    case 22: configuration.swiping.toggle()
    default: configuration.reducesMotion.toggle()
    }
  }

  func wildInput(to container: TabContainer) {
    let contact = any(of: RandomActions.contacts, else: .mouse)
    let event: InputEvent =
      switch number(in: 0...8) {
      case 0: .press(contact, at: wildPoint(), button: index())
      case 1: .move(contact, to: wildPoint())
      case 2: .release(contact, at: wildPoint())
      case 3: .wheel(dx: wild(), dy: wild(), at: wildPoint(), shift: chance(2))
      case 4: .pan(dx: wild(), dy: wild(), at: wildPoint())
      case 5: .text(text())
      case 6: .composition(text(), caret: index())
      case 7: .resize(Size(width: wild(), height: wild()), scale: wild())
      default: .resize(Size(width: 480, height: 800), scale: 1)
      }
    container.handle(event)
  }
}
