/// Content that fills the container: a page behind a tab, or a screen pushed over one.
///
/// Only an identifier is required. The container reads the properties whenever it draws, so they may change at any
/// time. Call `TabContainer.redraw()` after a change.
///
/// ```swift
/// struct Song: Screen {
///   let id: PageID
///   let navigationTitle: String
///   let body: ScreenBody?
/// }
/// container.push(Song(id: "song", navigationTitle: "A song", body: nil))
/// ```
@MainActor public protocol Screen {
  /// The stable identifier, the same for the whole life of the screen.
  var id: PageID { get }
  /// The title in the navigation bar.
  ///
  /// It is empty by default.
  var navigationTitle: String { get }
  /// The buttons at the leading end of the navigation bar, after the back button.
  ///
  /// The default is empty.
  var leadingButtons: [BarButton] { get }
  /// The buttons at the trailing end of the navigation bar.
  ///
  /// The default is empty.
  var trailingButtons: [BarButton] { get }
  /// Whether the toolbar hides while this screen is in front.
  ///
  /// The default is false.
  var hidesToolbar: Bool { get }
  /// Whether the navigation bar is shown while this screen is in front.
  ///
  /// With nil, the default, the container's option decides.
  var showsNavigationBar: Bool? { get }
  /// Whether the user can dismiss the screen, while it is presented, by Escape, a tap beside it or a pull down.
  ///
  /// The default is true.
  ///
  /// If it is false, a pull moves it a little, and only its own elements or the program dismiss it.
  var allowsDismissal: Bool { get }
  /// The look of the screen while it is presented.
  ///
  /// By default it is as high as its body and has no title bar.
  var sheetStyle: SheetStyle { get }
  /// Loads the content again and then calls `done`.
  ///
  /// It is nil, the default, if the content cannot be loaded again. The user starts it with a pull down at the top, or
  /// with F5 or Ctrl+R. A spinner is shown until `done` is called.
  var onRefresh: ((_ done: @escaping @MainActor () -> Void) -> Void)? { get }
  /// The action of a prototype that loads the content again, used if `onRefresh` is nil.
  ///
  /// The default is nil, for no action. After the user has asked to load the content again, a spinner shows for the
  /// action's time, and then the action is performed.
  var refreshAction: DelayedAction? { get }
  /// An action that is performed once the screen has been in front for a time.
  ///
  /// The default is nil, for no action.
  var delayedAction: DelayedAction? { get }
  /// The head above the body, which collapses while the body scrolls.
  ///
  /// The default is nil, for no header.
  var header: PageHeader? { get }
  /// The content that the container lays out, scrolls and makes tappable.
  ///
  /// The default is nil, for a screen without a body.
  ///
  /// Return the same object as long as the content is the same: each new object is laid out again.
  var body: ScreenBody? { get }
  /// The content of an accessory beside a toolbar that has shrunk, see `TabContainer.accessory`.
  ///
  /// By default it is the body.
  var inlineBody: ScreenBody? { get }
  /// Returns the view for an element `ScreenBody.Element.view` of the body.
  ///
  /// With nil, the default, the container calls `TabContainer.makeView`.
  ///
  /// Asked often: return the same object each time.
  func customView(_ id: ViewID) -> (any CustomView)?
  /// Paints the background below the body.
  ///
  /// By default it paints nothing.
  ///
  /// It is also called for pages that are not in view: for the overview, and to prepare the pages beside the selected
  /// one.
  func draw(in drawing: inout Drawing, context: PageContext)
  /// Handles a key before the container does.
  ///
  /// Returns true if it did, false by default.
  func handle(_ key: KeyPress) -> Bool
  /// The container that the screen shows, such as the container of a `ContainerScreen`.
  ///
  /// The default is nil, for no container.
  ///
  /// It must not change while the screen is on a container. Asked several times in each frame.
  var hosting: Hosting? { get }
}

extension Screen {
  /// The default: an empty title.
  ///
  /// A `TabPage` has the title of its item.
  public var navigationTitle: String { "" }
  /// The default: no leading buttons.
  public var leadingButtons: [BarButton] { [] }
  /// The default: no trailing buttons.
  public var trailingButtons: [BarButton] { [] }
  /// The default, false: the toolbar stays visible.
  public var hidesToolbar: Bool { false }
  /// The default, nil: the container's option decides.
  public var showsNavigationBar: Bool? { nil }
  /// The default, true: the user can dismiss it.
  public var allowsDismissal: Bool { true }
  /// As high as its body, without a bar.
  public var sheetStyle: SheetStyle { SheetStyle() }
  /// The default, nil: the content cannot be loaded again.
  public var onRefresh: ((_ done: @escaping @MainActor () -> Void) -> Void)? { nil }
  /// The default, nil: there is no such action.
  public var refreshAction: DelayedAction? { nil }
  /// The default, nil: no action is performed after a time.
  public var delayedAction: DelayedAction? { nil }
  /// The default, nil: the screen has no header.
  public var header: PageHeader? { nil }
  /// The default, nil: the screen has no body, and paints itself.
  public var body: ScreenBody? { nil }
  /// The default: the body.
  public var inlineBody: ScreenBody? { body }
  /// The default, nil: the container makes the view, see `TabContainer.makeView`.
  public func customView(_ id: ViewID) -> (any CustomView)? { nil }
  /// The default paints nothing, so that the theme's background is visible.
  public func draw(in drawing: inout Drawing, context: PageContext) {}
  /// The default, false: the container handles all keys.
  public func handle(_ key: KeyPress) -> Bool { false }
  /// The default, nil: the screen shows no container.
  public var hosting: Hosting? { nil }
}

/// An action of a screen that is performed after a time.
///
/// As `Screen.delayedAction`, it starts again when the screen comes to the front again. Unless it is repeated, a press, a
/// key, a text, the wheel or a request of assistive technology cancels it.
public struct DelayedAction: Sendable, Hashable {
  /// The time in seconds.
  ///
  /// It is at least 0.
  public var seconds: Double
  /// The action.
  public var action: ScreenAction
  /// Whether it is performed again and again, each time after `seconds`, which are then at least 0.1.
  ///
  /// The default is false.
  public var repeats = false
  /// Whether a press, a key, a text, the wheel or a request of assistive technology cancels it.
  ///
  /// The default is true for an action that is performed once, and false for one that is repeated.
  public var endsAtInput = true

  /// Makes a delayed action.
  ///
  /// `seconds` is at least 0.
  public init(after seconds: Double, _ action: ScreenAction) {
    (self.seconds, self.action) = (seconds, action)
  }

  /// Makes an action that is repeated, each time after `seconds`, which are at least 0.1.
  public init(every seconds: Double, untilInput: Bool = false, _ action: ScreenAction) {
    (self.seconds, self.action) = (seconds, action)
    (repeats, endsAtInput) = (true, untilInput)
  }
}

extension Screen {
  var canRefresh: Bool { onRefresh != nil || refreshAction != nil }
}

/// A button in the navigation bar.
///
/// ```swift
/// BarButton(label: "Add", image: "plus", action: .run { model.add() })
/// ```
public struct BarButton: Sendable, Hashable {
  /// The name for users, tests and tooltips.
  ///
  /// It is the visible text if there is no image.
  public var label: String
  /// The name of the image, or nil to show the label.
  public var image: String?
  /// The action of a tap, or nil for a button without an action, which then has no effect.
  public var action: ScreenAction?

  /// Makes a button with a label for users, tests and tooltips.
  public init(label: String, image: String? = nil, action: ScreenAction? = nil) {
    self.label = label
    self.image = image
    self.action = action
  }
}

/// The state that a screen needs to draw itself.
public struct PageContext: Sendable, Hashable {
  /// The screen's rectangle on the container, in points.
  ///
  /// While it moves it is at whole pixels.
  public var frame: Rect
  /// The insets inside the frame that bars cover, in points.
  public var insets: EdgeInsets
  /// The colors of the theme.
  public var theme: Theme
  /// The selection of the page's look, in `0...1`.
  public var amount: Double
  /// Whether reading order runs from right to left.
  public var isRightToLeft = false

  /// The part of the frame that no bar covers.
  public var safeFrame: Rect { frame.inset(by: insets) }
}
