@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// One thing that may happen to a container.
enum RandomAction {
  case input(InputEvent)
  case advance(to: Double)
  case select(Int, animated: Bool)
  case pages([PageID])
  case push(PageID)
  /// Onto what shows on the screen in front.
  case pushInside(PageID)
  case pop
  case popToRoot
  case setScreens([PageID], page: Int, animated: Bool)
  case present(PageID)
  case presentInside(PageID)
  case dismiss
  case set([ContainerSetting: ControlValue], hidden: [PageID]?)
  case option(Option)

  /// Options that no replay line changes.
  enum Option: CaseIterable {
    case fill, centered, automaticLayout, scrollThrough, direct, opaque, translucent, hiddenBar,
      shownBar
    case hiddenWithSinglePage, safeArea, keepCurrent, keepNear, keepAll, keepVisited, tolerance
    case more, automaticBar, shrinkingBar, scrollingBar, hideNothing, hideToolbar, hideBars
    case editable, fixedTabs
  }

  /// Whether pages that stay in view must not move at its very instant.
  var keepsFrames: Bool {
    switch self {
    case .input(.press), .input(.cancel), .input(.leave): true
    // Without the page that was selected, the pages rest on another at once; a drag that is as good as at rest comes to
    // rest before another page is added.
    case .input(.key(let press)):
      press.modifiers != .control || !["w", "t"].contains(press.key.letter)
    case .input(.wheel(let dx, let dy, _, _)): dx == dx.rounded() && dy == dy.rounded()
    case .select(_, let animated): animated
    case .set(let settings, _): settings[.cyclic] != nil
    default: false
    }
  }

  /// The replay line that does it, or a comment.
  func line(at time: Double) -> String {
    let t = DecimalText.text(time)
    switch self {
    case .input(let event):
      guard let bytes = ReplayWriter.line(event, at: time) else { return "# leave" }
      return String(decoding: bytes.dropLast(), as: UTF8.self)
    case .advance(let time): return #"{"t":\#(DecimalText.text(time)),"do":"state"}"#
    case .select(let index, let animated):
      return #"{"t":\#(t),"do":"select","page":\#(index),"animated":\#(animated)}"#
    case .pages(let ids):
      let names = ids.map { "\"\($0)\"" }.joined(separator: ",")
      return #"{"t":\#(t),"do":"pages","ids":[\#(names)]}"#
    case .push(let id): return #"{"t":\#(t),"do":"push","page":"\#(id)"}"#
    case .pop: return #"{"t":\#(t),"do":"pop"}"#
    case .pushInside(let id): return "# push \(id) inside"
    case .popToRoot: return "# pop to root"
    case .setScreens(let ids, let page, let animated):
      return "# screens \(ids) over page \(page)\(animated ? "" : ", at once")"
    case .presentInside(let id): return "# present \(id) inside"
    case .present(let id): return "# present \(id)"
    case .dismiss: return "# dismiss"
    case .set(_, let hidden?): return "# hide \(hidden)"
    case .set(let settings, nil):
      return String(
        decoding: ReplayWriter.settingsLine(settings, at: time).dropLast(), as: UTF8.self)
    case .option(let option): return "# option \(option)"
    }
  }
}

extension RandomAction.Option {
  func apply(to configuration: inout ContainerConfiguration) {
    switch self {
    case .fill: configuration.itemLayout = .fill
    case .centered: configuration.itemLayout = .centered()
    case .automaticLayout: configuration.itemLayout = .automatic
    case .more: configuration.overflow = .more
    case .automaticBar: configuration.overflow = .automatic
    case .shrinkingBar: configuration.overflow = .shrink
    case .scrollingBar: configuration.overflow = .scroll
    case .editable:
      configuration.allowsReordering = true
      configuration.allowsClosing = true
      configuration.allowsAdding = true
    case .fixedTabs:
      configuration.allowsReordering = false
      configuration.allowsClosing = false
      configuration.allowsAdding = false
    case .hideNothing: configuration.hidesOnScroll = .never
    case .hideToolbar: configuration.hidesOnScroll = .toolbar
    case .hideBars: configuration.hidesOnScroll = .bars
    case .scrollThrough: configuration.distantSelection = .scrollThrough
    case .direct: configuration.distantSelection = .direct
    case .opaque: configuration.isTranslucent = false
    case .translucent: configuration.isTranslucent = true
    case .hiddenBar: configuration.toolbarVisibility = .hidden
    case .shownBar: configuration.toolbarVisibility = .shown
    case .hiddenWithSinglePage: configuration.toolbarVisibility = .hiddenWithSinglePage
    case .safeArea: configuration.safeArea = EdgeInsets(top: 20, left: 8, bottom: 30, right: 4)
    case .keepCurrent: configuration.retention = .current
    case .keepNear: configuration.retention = .near(1)
    case .keepAll: configuration.retention = .all
    case .keepVisited: configuration.retention = .visited
    case .tolerance: configuration.tuning.tolerance = Tolerance(distance: 1, speed: 40)
    }
  }
}

extension TabContainer {
  /// Lets it happen.
  func perform(_ action: RandomAction) throws {
    switch action {
    case .input(let event): handle(event)
    case .advance(let time): advance(to: time)
    case .select(let index, let animated): select(index: index, animated: animated)
    case .pages(let ids): setPages(try Fixture.list(ids))
    case .push(let id): push(try madeRandomScreen(id))
    case .pushInside(let id): shownContainer.push(try madeRandomScreen(id))
    case .pop: pop()
    case .popToRoot: popToRoot()
    case .setScreens(let ids, let page, let animated):
      guard page < count else { return }
      setScreens(
        try ids.map { try madeRandomScreen($0) }, ofPage: pages.id(at: page), animated: animated)
    case .present(let id): present(RandomScreen(id: id))
    case .presentInside(let id): shownContainer.present(RandomScreen(id: id))
    case .dismiss: dismiss()
    case .set(let settings, let hidden):
      apply(settings)
      if let hidden { setHidden(hidden) }
    case .option(let option): option.apply(to: &configuration)
    }
  }
}

extension TabContainer {
  /// A screen, or a container of one page on a screen if the identifier says so: standalone or not, and with a stack of
  /// its own or not.
  fileprivate func madeRandomScreen(_ id: PageID) throws -> any Screen {
    guard id.isInside, let number = id.rawValue.last?.wholeNumberValue else {
      return RandomScreen(id: id)
    }
    var configuration = ContainerConfiguration()
    configuration.tuning.bounces = false
    configuration.navigation = number % 4 < 2 ? .perTab : .continuous
    let container = try TabContainer(
      pages: PageList([Fixture.page(PageID("\(id)-page"))]), configuration: configuration,
      size: size)
    return ContainerScreen(id: id, container: container, isStandalone: number % 2 == 0)
  }
}

extension PageID {
  /// Whether it is a container on a pushed screen, or a page of one.
  var isInside: Bool { rawValue.hasPrefix("w") }
}

/// A pushed screen; some hide the toolbar.
private struct RandomScreen: Screen {
  let id: PageID
  var hidesToolbar: Bool { id.rawValue.hasSuffix("0") }
  var body: ScreenBody? { id.rawValue.hasSuffix("1") ? Self.long : nil }

  private static let long = ScreenBody([
    .button(ScreenBody.Button("Close", action: .dismiss)),
    .button(ScreenBody.Button("Push", action: .selectIndex(0))), .spacer(1500),
  ])
}

extension KeyPress.Key {
  /// The letter or digit; a blank for other keys.
  fileprivate var letter: Character {
    if case .character(let character) = self { character } else { " " }
  }
}
