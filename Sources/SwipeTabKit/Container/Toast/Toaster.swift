/// Shows a short message over the pages, and lets it fade.
@MainActor
final class Toaster: ContactInteraction, AdaptingInteraction, OverlayInteraction, TimedInteraction {
  private let context: ContainerContext
  private let contacts: Contacts
  private let standing: Standing
  private let navigator: Navigator
  private let presentation: Presentation
  private let actions: Actions
  private let sheets: SheetPresenter
  private let commandMenu: CommandMenu
  private let bodyTargets: BodyTargets

  private struct Shown {
    var toast: Toast
    var start: Double
    var end: Double
    /// Whether it is at the top of the free area rather than at its bottom.
    var isAtTop: Bool
    var isDismissed = false
  }

  private enum Metrics {
    static let (fadeIn, fadeOut) = (0.15, 0.3)
    /// The greatest width of the strip, and its distance from the edges of the free area.
    static let (width, margin) = (420.0, 12.0)
    static let (above, beside) = (8.0, 14.0)
    static let cross = 34.0
    static let style = TextStyle(size: 13)
    static let (buttonStyle, button) = (TextStyle(size: 13, weight: .bold), 10.0)
    static let mostLines = 4
  }

  private var shown: Shown?

  init(
    _ context: ContainerContext, _ contacts: Contacts, _ standing: Standing, _ navigator: Navigator,
    _ presentation: Presentation, _ actions: Actions, _ sheets: SheetPresenter,
    _ commandMenu: CommandMenu, _ bodyTargets: BodyTargets
  ) {
    (self.context, self.contacts, self.standing) = (context, contacts, standing)
    (self.navigator, self.presentation, self.actions) = (navigator, presentation, actions)
    (self.sheets, self.commandMenu, self.bodyTargets) = (sheets, commandMenu, bodyTargets)
  }

  var toast: Toast? { shown?.toast }

  func show(_ toast: Toast) {
    guard !toast.lines.allSatisfy(\.isBlank) else { return dismiss() }
    let now = context.time
    let isThere = shown.map { now < $0.end } ?? false
    let lasting = toast.duration.isNaN ? 0 : max(0, toast.duration)
    var next = Shown(
      toast: toast, start: isThere ? shown?.start ?? now : now, end: now + lasting, isAtTop: false)
    next.isAtTop = coversControl(frame(of: next))
    shown = next
    if next.isAtTop, coversControl(frame(of: next)) { shown?.isAtTop = false }
    context.noteChange()
  }

  func dismiss() {
    guard let present = shown, present.end > context.time else { return }
    shown?.end = context.time
    shown?.isDismissed = true
    context.noteChange()
  }

  // MARK: Place

  var frame: Rect? {
    guard let shown, !commandMenu.isMoreOpen else { return nil }
    return frame(of: shown)
  }

  private func frame(of shown: Shown) -> Rect {
    let free = freeArea.inset(by: Metrics.margin)
    let (texts, most) = (context.texts, context.texts.grown(Metrics.width, by: Metrics.width))
    let widest = shown.toast.lines.reduce(0) {
      max($0, context.measurer.width(of: $1, style: Metrics.style, upTo: most))
    }
    let button = buttonWidth(of: shown.toast)
    let width = min(
      (widest + Metrics.beside + Metrics.cross + button).rounded(.up), max(most, button),
      max(0, free.width))
    let height = shown.toast.lines.reduce(2 * Metrics.above) {
      $0 + self.height(of: $1, width: width - button, texts)
    }
    return Rect(
      x: context.snap(free.midX - width / 2),
      y: context.snap(shown.isAtTop ? free.y : max(free.y, free.maxY - height)), width: width,
      height: min(height, max(0, free.height)))
  }

  private var freeArea: Rect {
    guard !sheets.isOpen else {
      return context.layout.bounds.inset(by: context.configuration.safeArea)
    }
    return navigator.frontTraits.map { presentation.frontContext(of: $0).safeFrame }
      ?? context.layout.viewport.inset(by: context.layout.insets)
  }

  private func buttonWidth(of toast: Toast) -> Double {
    guard let title = toast.actionTitle else { return 0 }
    let most = context.size.width / 2
    return min(
      context.measurer.width(of: title, style: Metrics.buttonStyle, upTo: most).rounded(.up),
      most) + 2 * Metrics.button
  }

  private func button(of toast: Toast, in frame: Rect) -> Rect? {
    guard toast.actionTitle != nil else { return nil }
    let width = min(buttonWidth(of: toast), max(0, frame.width - Metrics.cross))
    return frame.placing(
      Rect(x: frame.width - Metrics.cross - width, y: 0, width: width, height: frame.height),
      isRightToLeft: context.configuration.isRightToLeft)
  }

  var button: Rect? { frame.flatMap { frame in toast.flatMap { button(of: $0, in: frame) } } }

  var hasButton: Bool {
    guard let shown, shown.toast.actionTitle != nil, !shown.isDismissed else { return false }
    return shown.end >= context.time && button != nil
  }

  private var hasFocus: Bool {
    guard let own = standing.container, toast?.actionTitle != nil else { return false }
    return standing.root?.focusedStop
      == .toast(of: ObjectIdentifier(own))
  }

  /// Lets a message with a button stay as long as if it came now, for the user who walks to it.
  func renew() {
    guard let present = shown, hasButton else { return }
    shown?.end = max(present.end, context.time + present.toast.duration)
  }

  func act() {
    guard let present = shown, present.end > context.time else { return }
    dismiss()
    guard let action = present.toast.action else { return }
    actions.perform(action, from: navigator.frontID ?? PageID(""))
  }

  private func height(of line: String, width: Double, _ texts: TextSizes) -> Double {
    let room = width - Metrics.beside - Metrics.cross
    let count = texts.lineCount(
      of: line, Metrics.style, width: max(1, room), limit: Metrics.mostLines)
    return texts.grown(19, by: 16) + texts.height(ofMoreLines: count, Metrics.style)
  }

  /// Whether an enabled element of the screen in front is in a rectangle.
  private func coversControl(_ rect: Rect) -> Bool {
    let sheet = sheets.open?.container
    let targets = sheet?.part(BodyTargets.self) ?? bodyTargets
    let origin = sheet?.standing.origin ?? .zero
    return (0...8).contains { column in
      (0...2).contains { row in
        let point = Point(
          x: mix(rect.x, rect.maxX, Double(column) / 8), y: mix(rect.y, rect.maxY, Double(row) / 2))
        return targets.target(at: point.from(origin)) != nil
      }
    }
  }

  // MARK: Time

  private var fades: (in: Double, out: Double) {
    context.configuration.reducesMotion ? (0, 0) : (Metrics.fadeIn, Metrics.fadeOut)
  }

  private var opacity: Double {
    guard let shown else { return 0 }
    let (now, fades) = (context.time, fades)
    let coming = fades.in > 0 ? (now - shown.start) / fades.in : 1
    let going = now < shown.end ? 1 : fades.out > 0 ? 1 - (now - shown.end) / fades.out : 0
    return min(coming, going).clamped(to: 0...1)
  }

  var isMoving: Bool {
    guard let shown else { return false }
    return context.time < shown.start + fades.in || context.time >= shown.end
  }

  var deadline: Double? {
    shown.map { context.time < $0.end ? $0.end : $0.end + fades.out }
  }

  func advance(from start: Double) {
    if isMoving || shown.map({ start < $0.start + fades.in }) ?? false { context.noteChange() }
  }

  func meetDeadline() {
    if let present = shown, present.end <= context.time, hasFocus {
      shown?.end = context.time + max(1, present.toast.duration)
      return
    }
    guard let present = shown, present.end + fades.out <= context.time else { return }
    shown = nil
    contacts.ignore(ifHeldBy: self)
    context.noteChange()
  }

  func finishMotion() {
    guard let present = shown else { return }
    shown = present.end <= context.time ? nil : present
    shown?.start = -.infinity
    if shown == nil { contacts.ignore(ifHeldBy: self) }
    context.noteChange()
  }

  // MARK: Input

  func claim(_ press: Press) -> Claim? {
    guard let present = shown, present.end > context.time, let frame, frame.contains(press.point)
    else { return nil }
    return .holds
  }

  var holdsManyContacts: Bool { true }

  /// Lets the message fade after a click on the strip, or a swipe that began on it, unless the button was clicked.
  func release(_ drive: Drive, _ release: Release) -> Bool {
    if let button, button.contains(drive.press),
      button.contains(drive.tap ?? release.point)
    {
      act()
    } else {
      dismiss()
    }
    return true
  }

  func yield(to interruption: Interruption) {
    switch interruption {
    case .push, .pop, .cover, .state, .newPages: dismiss()
    case .back, .stack, .selection, .selected, .pages, .top, .layout: break
    }
  }

  // MARK: Picture

  func paint(with brush: Brush, in drawing: inout Drawing) {
    drawing.begin(layer: Layer.toast)
    guard let shown, let frame, opacity > 0 else { return }
    let theme = context.configuration.theme
    let ink = theme.background.opaque
    drawing.transformed(opacity: opacity) { drawing in
      drawing.roundedRect(
        frame, radius: min(12, frame.height / 2),
        theme.text.opacity(theme.isHighContrast ? 1 : 0.92))
      let isMirrored = context.configuration.isRightToLeft
      let (start, end) = (Metrics.beside, Metrics.cross + buttonWidth(of: shown.toast))
      var line = frame.inset(
        by: EdgeInsets(
          top: Metrics.above, left: isMirrored ? end : start, right: isMirrored ? start : end))
      for text in shown.toast.lines {
        line.height = height(
          of: text, width: frame.width - buttonWidth(of: shown.toast), context.texts)
        drawing.text(
          text, in: line, style: Metrics.style, ink, alignment: isMirrored ? .right : .left,
          lines: Metrics.mostLines)
        line.y += line.height
      }
      drawCross(&drawing, frame, ink)
      if let title = shown.toast.actionTitle, let button = button(of: shown.toast, in: frame) {
        drawing.text(
          title, in: button, style: Metrics.buttonStyle,
          theme.isHighContrast ? ink : ink.mixed(with: theme.selectedTint.opaque, share: 0.12))
        if hasFocus, standing.root?.ringedStop != nil {
          drawing.ring(button.inset(by: 4), radius: 8, width: 2, ink)
        }
      }
    }
  }

  private func drawCross(_ drawing: inout Drawing, _ frame: Rect, _ ink: Color) {
    let x = context.configuration.isRightToLeft ? frame.x + 18 : frame.maxX - 18
    let box = Rect(x: x - 6, y: frame.midY - 6, width: 12, height: 12)
    drawing.icon("xmark", in: box, tint: ink)
  }

  // MARK: Invariants

  func check(_ promise: inout Promises) {
    promise(!contacts.isHeld(by: self) || shown != nil, "a contact is on a message that is gone")
  }
}
