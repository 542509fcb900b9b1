package import SwipeTabKit

/// A localized page of a storyboard: a tab, a screen that is pushed, or both.
package struct StoryboardPage: TabPage {
  /// The page's identifier, or that of the segue to it.
  package private(set) var id: PageID
  /// The identifier of the page in the file.
  let source: PageID
  /// The item that represents it in a toolbar; a placeholder for a screen that is no tab.
  package let item: TabItem
  package let navigationTitle: String
  package let leadingButtons: [BarButton]
  package let trailingButtons: [BarButton]
  package let swipeLock: SwipeLock
  package let hidesToolbar: Bool
  package let showsNavigationBar: Bool?
  package let allowsDismissal: Bool
  package let body: ScreenBody?
  /// The background; nil for the theme's.
  package let fill: PageFill?

  /// Makes a page from its description in a file.
  ///
  /// - Parameters:
  ///   - page: The page in the file.
  ///   - id: The identifier; by default the page's own, but a segue may use another.
  ///   - localizer: Replaces tokens by texts.
  init(_ page: StoryboardDocument.Page, id: PageID? = nil, localizer: inout Localizer) {
    let id = id ?? page.id
    self.id = id
    source = page.id
    let item = page.item.map { localizer.item($0) }
    let title: String? = localizer.text(page.navigationTitle)
    navigationTitle = title ?? item?.title ?? item?.label ?? ""
    self.item = item ?? TabItem(title: navigationTitle.isBlank ? id.rawValue : navigationTitle)
    leadingButtons = page.leadingButtons.map { BarButton($0, &localizer) }
    trailingButtons = page.trailingButtons.map { BarButton($0, &localizer) }
    swipeLock = page.swipeLock
    hidesToolbar = page.showsToolbar == false
    showsNavigationBar = page.showsNavigationBar
    allowsDismissal = page.allowsDismissal
    fill = page.background.map { PageFill($0) }
    body =
      page.body.isEmpty
      ? nil
      : ScreenBody(
        page.body.map { ScreenBody.Element($0, &localizer) }, backdrop: fill?.middle)
  }

  /// This page under another identifier.
  func copy(as id: PageID) -> StoryboardPage {
    var copy = self
    copy.id = id
    return copy
  }

  package func draw(in drawing: inout Drawing, context: PageContext) {
    drawing.fill(
      context.frame, fill?.shown(in: context.theme) ?? .color(context.theme.background),
      isRightToLeft: context.isRightToLeft)
  }
}

// MARK: Conversion to the kit's types

extension BarButton {
  fileprivate init(_ button: StoryboardDocument.Button, _ localizer: inout Localizer) {
    self.init(
      label: localizer.text(button.label), image: button.image,
      action: button.action.map { ScreenAction($0) })
  }
}

extension ScreenAction {
  init(_ action: StoryboardDocument.Action) {
    switch action {
    case .push(let id): self = .push(id)
    case .present(let id): self = .present(id)
    case .select(.id(let id)): self = .select(id)
    case .select(.index(let index)): self = .selectIndex(index)
    case .toggle(let id): self = .toggle(id)
    case .step(let setting, let steps): self = .step(setting, by: steps)
    case .copySettings: self = .copySettings
    case .pop: self = .pop
    case .popToRoot: self = .popToRoot
    case .dismiss: self = .dismiss
    case .send(let message): self = .send(message)
    }
  }
}

extension PageFill {
  init(_ background: StoryboardDocument.Background) {
    switch background {
    case .color(let color): self = .color(color)
    case .gradient(let from, let to, .down): self = .gradient(from: from, to: to, .down)
    case .gradient(let from, let to, .across): self = .gradient(from: from, to: to, .across)
    case .gradient(let from, let to, .diagonal): self = .gradient(from: from, to: to, .diagonal)
    }
  }
}

extension ScreenBody.Element {
  init(_ element: StoryboardDocument.Element, _ localizer: inout Localizer) {
    switch element {
    case .label(let label): self = .label(ScreenBody.Label(label, &localizer))
    case .image(let picture):
      self = .image(ScreenBody.Picture(picture, &localizer))
    case .button(let button): self = .button(ScreenBody.Button(button, &localizer))
    case .list(let rows): self = .list(rows.map { ScreenBody.Row($0, &localizer) })
    case .strip(let strip):
      self = .strip(
        ScreenBody.Strip(
          strip.cards.map { ScreenBody.Card($0, &localizer) }, height: strip.height,
          cardWidth: strip.cardWidth))
    case .toggle(let toggle):
      self = .toggle(
        ScreenBody.Toggle(toggle.id, title: localizer.text(toggle.title), isOn: toggle.isOn))
    case .slider(var slider):
      slider.title = localizer.text(slider.title)
      self = .slider(slider)
    case .choice(var choice):
      choice.title = localizer.text(choice.title)
      for index in choice.options.indices {
        choice.options[index].title = localizer.text(choice.options[index].title)
      }
      self = .choice(choice)
    case .field(var field):
      field.title = localizer.text(field.title)
      field.placeholder = localizer.text(field.placeholder)
      field.text = localizer.text(field.text)
      self = .field(field)
    case .setting(var setting):
      setting.title = localizer.text(setting.title)
      self = .setting(setting)
    case .settingsSource: self = .settingsSource
    case .view(let view): self = .view(view)
    case .spacer(let length): self = .spacer(length)
    case .group(let group): self = ScreenBody.Element(group, &localizer)
    }
  }
}

extension ScreenBody.Label {
  fileprivate init(_ label: StoryboardDocument.Label, _ localizer: inout Localizer) {
    let style: Style =
      switch label.style {
      case .display: .display
      case .title: .title
      case .body: .body
      case .caption: .caption
      case .code: .code
      }
    let alignment: Alignment =
      switch label.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    self.init(
      localizer.text(label.text), style: style, alignment: alignment, color: label.color,
      size: label.size, weight: label.weight.map { $0 == .bold ? .bold : .regular })
  }
}

extension ScreenBody.Button {
  fileprivate init(_ button: StoryboardDocument.Button, _ localizer: inout Localizer) {
    self.init(
      localizer.text(button.label), image: button.image,
      style: button.style == .filled ? .filled : .plain,
      action: button.action.map { ScreenAction($0) })
  }
}

extension ScreenBody.Row {
  fileprivate init(_ row: StoryboardDocument.Row, _ localizer: inout Localizer) {
    self.init(
      localizer.text(row.title), subtitle: localizer.text(row.subtitle), image: row.image,
      picture: row.picture.map { ScreenBody.Picture($0, &localizer) },
      action: row.action.map { ScreenAction($0) })
  }
}

extension ScreenBody.Card {
  fileprivate init(_ card: StoryboardDocument.Card, _ localizer: inout Localizer) {
    self.init(
      localizer.text(card.title), image: card.image,
      picture: card.picture.map { ScreenBody.Picture($0, &localizer) },
      fill: card.background.map { PageFill($0) },
      action: card.action.map { ScreenAction($0) })
  }
}
