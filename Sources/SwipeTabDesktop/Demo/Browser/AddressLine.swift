import SwipeTabKit

/// The address line of the browser demo, from which Enter pushes a page over the one where it was typed.
struct AddressLine {
  /// The end of every address, which can be omitted.
  static let domain = ".example"
  /// The start of the fields' names, before the address of the page.
  static let prefix = "address-"
  static let missing: PageID = "missing"
  private static let pages: [String: PageID] = ["sky": "weather"]
  private static let withoutAddress: Set<String> = ["new", "missing"]

  /// The name in a typed address, such as `lake` in `https://www.Lake.example/`.
  static func name(in text: String) -> String? {
    var name = Substring(text.lowercased())
    name = name.trimmed { $0.isWhitespace }
    for start in ["https://", "http://", "www."] where name.hasPrefix(start) {
      name = name.dropFirst(start.count)
    }
    name = name.trimmed { $0 == "/" || $0.isWhitespace }
    if name.hasSuffix(domain) { name = name.dropLast(domain.count) }
    return name.isEmpty ? nil : String(name)
  }

  static func page(_ name: String) -> PageID { pages[name] ?? PageID(name) }

  static func address(ofField field: ControlID) -> String {
    let name = String(field.rawValue.dropFirst(prefix.count))
    return withoutAddress.contains(name) ? "" : name + domain
  }

  func listen(to container: TabContainer) {
    container.onSubmit = { [weak container] field in
      container.map { submit(field, in: $0) }
    }
    let (titles, newTabs) = (TabTitles(), NewTabs(container))
    let listener = container.onEvent
    container.onEvent = { [weak container] event in
      guard let container else { return }
      newTabs.note(event, of: container)
      switch event {
      case .pushed, .popped, .pageAppeared: titles.update(container)
      default: break
      }
      listener?(event)
    }
  }

  private func submit(_ field: ControlID, in container: TabContainer) {
    guard field.rawValue.hasPrefix(Self.prefix),
      case .text(let text) = container.value(of: field), let tab = container.selectedID
    else { return }
    container.setValue(.text(Self.address(ofField: field)), of: field)
    guard let name = Self.name(in: text) else { return }
    // Keys go to the page from now on.
    container.clearFocus()
    let page = Self.page(name)
    let shown = container.pushedScreens.last?.id ?? tab
    if page == tab {
      container.popToRoot()
    } else if container.makeScreen?(page) != nil, page != Self.missing {
      if page != shown { container.push(page) }
    } else {
      container.setValue(.text(text), of: ControlID(Self.prefix + Self.missing.rawValue))
      if shown != Self.missing { container.push(Self.missing) }
    }
  }
}

/// Gives the focus to the address line of a new tab, once the tab is there.
private final class NewTabs {
  private var known: Set<PageID>
  private var new: Set<PageID> = []

  init(_ container: TabContainer) { known = Set(container.pages.allIDs) }

  func note(_ event: ContainerEvent, of container: TabContainer) {
    switch event {
    case .pagesChanged:
      let present = Set(container.pages.allIDs)
      new.formUnion(present.subtracting(known))
      known = present
    case .didSelect(let change):
      guard let page = change.to, new.remove(page) != nil, container.pushedScreens.isEmpty,
        let field = container.accessibilityTree().first(where: { $0.role == .entry })
      else { return }
      container.focus(field)
    default: break
    }
  }
}

/// Gives each tab of the browser demo the title and the image of the page in front on it.
private final class TabTitles {
  /// The items of tabs as they are without a pushed page.
  private var own: [PageID: (title: String, image: String)] = [:]

  /// Updates all tabs, because those of a saved state may have pages over them before they are selected.
  func update(_ container: TabContainer) {
    for index in 0..<container.count { update(tab: index, of: container) }
  }

  private func update(tab index: Int, of container: TabContainer) {
    let (tab, item) = (container.pages.id(at: index), container.pages.page(at: index).item)
    guard let title = item.title, let image = item.image else { return }
    let front = (container.screens(ofPage: tab).last as? any TabPage)?.item
    if front != nil, own[tab] == nil { own[tab] = (title, image) }
    guard let wanted = front.map({ ($0.title ?? title, $0.image ?? image) }) ?? own[tab],
      wanted != (title, image)
    else { return }
    container.changeItem(of: tab, ItemChange(title: wanted.0, image: wanted.1))
  }
}

extension Substring {
  fileprivate func trimmed(_ isOut: (Character) -> Bool) -> Substring {
    var rest = drop(while: isOut)
    while let last = rest.last, isOut(last) { rest.removeLast() }
    return rest
  }
}

extension Scene {
  /// Gives the pages an address line that leads somewhere.
  mutating func followsAddresses() {
    let install = install
    self.install = { container in
      install(container)
      AddressLine().listen(to: container)
    }
  }
}
