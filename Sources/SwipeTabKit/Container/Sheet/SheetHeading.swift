/// The row with title and buttons above the body of a presented screen, kept while none of them changes.
@MainActor final class SheetHeading {
  private struct Content: Hashable {
    var title: String
    var leading: [BarButton]
    var trailing: [BarButton]
  }

  private var content: Content?
  private var below: ScreenBody?
  private var whole: ScreenBody?

  /// The heading has a close button if the style of the sheet has a title bar.
  func body(of screen: any Screen, closeTitle: String) -> ScreenBody? {
    screen.asked { body(askedOf: $0, closeTitle) }
  }

  private func body(askedOf screen: any Screen, _ closeTitle: String) -> ScreenBody? {
    guard let body = screen.body else { return nil }
    let hasBar = screen.sheetStyle.hasTitleBar
    let cross = BarButton(label: closeTitle, image: "xmark", action: .dismiss)
    let next = Content(
      title: screen.navigationTitle, leading: screen.leadingButtons,
      trailing: (hasBar && screen.allowsDismissal ? [cross] : []) + screen.trailingButtons)
    let hasButtons = !next.leading.isEmpty || !next.trailing.isEmpty
    let isShown = hasBar || screen.showsNavigationBar ?? hasButtons
    guard isShown, hasButtons || !next.title.isBlank else { return body }
    if let whole, below === body, content == next { return whole }
    let made = ScreenBody([Self.row(next)] + body.elements, backdrop: body.backdrop)
    (content, below, whole) = (next, body, made)
    return made
  }

  private static func row(_ content: Content) -> ScreenBody.Element {
    let title = ScreenBody.Label(
      content.title, style: .title, alignment: content.leading.isEmpty ? .leading : .center)
    return .columns(
      content.leading.map(column) + [
        ScreenBody.Column(content.title.isBlank ? [] : [.label(title)])
      ]
        + content.trailing.reversed().map(column))
  }

  private static func column(_ button: BarButton) -> ScreenBody.Column {
    ScreenBody.Column(
      [
        .button(
          ScreenBody.Button(
            button.label, image: button.image, style: button.image == nil ? .plain : .icon,
            action: button.action))
      ], width: 0)
  }
}
