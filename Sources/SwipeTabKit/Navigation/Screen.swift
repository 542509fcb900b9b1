/// Something that fills the container: a page behind a tab, or a screen pushed over one.
///
/// An identifier is all that a screen must have. The container asks anew whenever it draws, so what a screen answers may
/// change at any time; call `TabContainer.redraw()` after it did.
public protocol Screen {
  /// The stable name; the same for the screen's whole life.
  var id: PageID { get }
  /// The title in the navigation bar; empty by default.
  var navigationTitle: String { get }
  /// The buttons at the leading end of the navigation bar, after the way back; none by default.
  var leadingButtons: [BarButton] { get }
  /// The buttons at the trailing end of the navigation bar; none by default.
  var trailingButtons: [BarButton] { get }
  /// Whether the toolbar makes room while this screen is in front; by default it does not.
  var hidesToolbar: Bool { get }
  /// Whether the navigation bar shows while this screen is in front; nil, the default, for as the container's options say.
  var showsNavigationBar: Bool? { get }
  /// What the container lays out, scrolls and makes answer to taps on the screen; nil, the default, for nothing.
  ///
  /// Hand out one object as long as it holds the same: it is laid out anew for each new one.
  var body: ScreenBody? { get }
  /// Paints what lies below the body; by default nothing.
  func draw(in drawing: inout Drawing, context: PageContext)
  /// Offers a key before the container acts on it; true if the screen used it, by default false.
  func handle(_ key: KeyPress) -> Bool
  /// Whether the screen itself acts on drags along an axis, beside what its body scrolls; by default false.
  ///
  /// The container asks when a contact has crossed the slop along the axis that pages do not follow. Where the answer is
  /// true, the contact is the screen's to its end; `TabContainer.handle(_:)` leaves it to the program. Else it may still
  /// begin to swipe.
  func takesDrag(along axis: Axis) -> Bool
}

extension Screen {
  /// No title.
  public var navigationTitle: String { "" }
  /// No buttons.
  public var leadingButtons: [BarButton] { [] }
  /// No buttons.
  public var trailingButtons: [BarButton] { [] }
  /// The toolbar stays.
  public var hidesToolbar: Bool { false }
  /// As the container's options say.
  public var showsNavigationBar: Bool? { nil }
  /// The container has nothing to lay out.
  public var body: ScreenBody? { nil }
  /// Nothing is painted.
  public func draw(in drawing: inout Drawing, context: PageContext) {}
  /// No key is used.
  public func handle(_ key: KeyPress) -> Bool { false }
  /// No drag is taken.
  public func takesDrag(along axis: Axis) -> Bool { false }
}

/// What a button does.
public enum ScreenAction: Sendable, Hashable {
  /// Pushes a screen that `TabContainer.makeScreen` knows.
  case push(PageID)
  /// Goes back by one screen.
  case pop
  /// Goes all the way back: to the page of the outermost container.
  case popToRoot
  /// Presents a screen that `TabContainer.makeScreen` knows, over everything else.
  case present(PageID)
  /// Takes the presented screen away.
  case dismiss
  /// Selects a page.
  case select(PageID)
  /// Selects the page at an index.
  case selectIndex(Int)
  /// Turns a toggle over.
  case toggle(PageID)
  /// Goes on by so many steps in a setting: to the next name of a choice, round the ends, or by steps of its scale.
  case step(ContainerSetting, by: Int)
  /// Hands the settings to `TabContainer.onCopy`, as Swift.
  case copySettings
  /// Sends a message up to the program.
  case send(String)
}

/// A button in the navigation bar.
public struct BarButton: Sendable, Hashable {
  /// The name for people, tests and tooltips; shown as text if there is no image.
  public var label: String
  /// The name of the image; nil to show the label.
  public var image: String?
  /// What it does; nil for nothing.
  public var action: ScreenAction?

  /// Makes a button.
  public init(label: String, image: String? = nil, action: ScreenAction? = nil) {
    self.label = label
    self.image = image
    self.action = action
  }
}

/// What a screen needs to know to paint itself.
public struct PageContext: Sendable, Hashable {
  /// The screen's rectangle on the container, in points; at whole pixels while it moves.
  public var frame: Rect
  /// The space that bars cover inside the frame, in points.
  public var insets: EdgeInsets
  /// Light or dark.
  public var theme: Theme
  /// How selected the page looks, in `0...1`.
  public var amount: Double
  /// Whether reading order runs from right to left.
  public var isRightToLeft = false

  /// The part of the frame that no bar covers.
  public var safeFrame: Rect { frame.inset(by: insets) }
}
