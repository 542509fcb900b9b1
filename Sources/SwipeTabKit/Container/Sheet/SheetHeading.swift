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

  /// The heading has a close button if the style of the sheet has a title bar, or if the sheet is at the bottom edge.
  func body(of screen: any Screen, closeTitle: String, isAttached: Bool) -> ScreenBody? {
    screen.asked { body(askedOf: $0, closeTitle, isAttached) }
  }

  private func body(
    askedOf screen: any Screen, _ closeTitle: String, _ isAttached: Bool
  ) -> ScreenBody? {
    guard let body = screen.body else { return nil }
    let isTitled = screen.sheetStyle.hasTitleBar
    let hasOwn = !screen.leadingButtons.isEmpty || !screen.trailingButtons.isEmpty
    let hasBar = isTitled || screen.showsNavigationBar ?? hasOwn
    let cross = BarButton(label: closeTitle, image: "xmark", action: .dismiss)
    let next = Content(
      title: hasBar ? screen.navigationTitle : "", leading: hasBar ? screen.leadingButtons : [],
      trailing: (screen.allowsDismissal && (isTitled || isAttached) ? [cross] : [])
        + (hasBar ? screen.trailingButtons : []))
    guard !next.leading.isEmpty || !next.trailing.isEmpty || !next.title.isBlank else {
      return body
    }
    if let whole, below === body, content == next { return whole }
    // Without a title, the first text of the body is beside the buttons.
    let text = next.title.isBlank ? body.elements.first?.as(ScreenBody.Label.self) : nil
    let made = ScreenBody(
      [Self.row(next, text)] + body.elements.dropFirst(text == nil ? 0 : 1), backdrop: body.backdrop
    )
    (content, below, whole) = (next, body, made)
    return made
  }

  private static func row(_ content: Content, _ text: ScreenBody.Label?) -> ScreenBody.Element {
    let title = ScreenBody.Label(
      content.title, style: .title, alignment: content.leading.isEmpty ? .leading : .center)
    let shown = content.title.isBlank ? text : title
    return .columns(
      content.leading.map(column) + [ScreenBody.Column(shown.map { [.label($0)] } ?? [])]
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
