package import SwipeTabKit

/// A localized page of a storyboard: a tab, a screen that is pushed, or both.
package struct StoryboardPage: TabPage {
  /// The page's identifier, or the identifier of the segue to it.
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
  package let delayedAction: DelayedAction?
  package let refreshAction: DelayedAction?
  package let sheetStyle: SheetStyle
  package let header: PageHeader?
  package let detail: (any Screen)?
  package let body: ScreenBody?
  package let fill: PageFill?
  private let image: String?
  /// The values that its texts and conditions have read, or nil for those that there were not.
  let readings: [ControlID: ControlValue?]

  init(
    _ page: StoryboardDocument.Page, id: PageID? = nil, values: StateValues = StateValues(),
    localizer: inout Localizer
  ) {
    localizer.values = values
    let id = id ?? page.id
    self.id = id
    source = page.id
    let item = page.item.map { localizer.item($0) }
    let title: String? = localizer.text(page.navigationTitle)
    navigationTitle = title ?? item?.title ?? item?.label ?? ""
    self.item = item ?? TabItem(title: navigationTitle.isBlank ? id.rawValue : navigationTitle)
    leadingButtons = page.leadingButtons.compactMap { BarButton($0, &localizer) }
    trailingButtons = page.trailingButtons.compactMap { BarButton($0, &localizer) }
    swipeLock = page.swipeLock
    hidesToolbar = page.showsToolbar == false
    showsNavigationBar = page.showsNavigationBar
    allowsDismissal = page.allowsDismissal
    delayedAction = page.delayedAction
    refreshAction = page.refreshAction
    sheetStyle = page.sheetStyle
    fill = page.background
    image = page.backgroundImage
    let pageTitle = navigationTitle
    header = page.header.map { header in
      var shown = PageHeader(
        localizer.text(header.title) ?? pageTitle, subtitle: localizer.text(header.subtitle),
        image: header.image, fill: header.background,
        expanded: header.expanded ?? PageHeader("").expanded,
        collapsed: min(
          header.collapsed ?? PageHeader("").collapsed,
          header.expanded ?? PageHeader.heights.upperBound))
      if let focus = header.focus { shown.imageFit = .focus(Point(x: focus[0], y: focus[1])) }
      return shown
    }
    let elements = page.body.compactMap { element in
      // The texts first, as filters look for words in them.
      ScreenBody.Element(element).withTexts { localizer.text($0) }
        .shown(with: values.result)
    }
    let content =
      page.body.isEmpty && page.tapAction == nil
      ? nil : ScreenBody(elements, backdrop: fill?.middle)
    // A view above the toolbar that shows nothing is hidden, so there is nothing to tap either.
    let isTapped = !elements.isEmpty || page.body.isEmpty
    body = page.tapAction.flatMap { isTapped ? content?.tapped(pageTitle, $0) : nil } ?? content
    detail = page.detail.first.map {
      StoryboardPage($0, values: values, localizer: &localizer) as any Screen
    }
    readings = values.read
  }

  func isCurrent(_ value: (ControlID) -> ControlValue?) -> Bool {
    readings.allSatisfy { value($0.key) == $0.value }
  }

  func copy(as id: PageID) -> StoryboardPage {
    var copy = self
    copy.id = id
    return copy
  }

  package func draw(in drawing: inout Drawing, context: PageContext) {
    drawing.fill(
      context.frame, fill?.shown(in: context.theme) ?? .color(context.theme.background),
      isRightToLeft: context.isRightToLeft)
    // With high contrast, texts are over a plain color.
    guard let image, context.theme.contrast == .normal else { return drawing.skip() }
    drawing.icon(image, in: context.frame, tint: nil, fit: .fill)
  }
}

// MARK: Conversion to the kit's types

extension BarButton {
  fileprivate init?(_ button: StoryboardDocument.Button, _ localizer: inout Localizer) {
    guard localizer.values.holds(button.condition) else { return nil }
    self.init(
      label: localizer.text(button.label), image: button.image,
      action: button.action)
  }
}
