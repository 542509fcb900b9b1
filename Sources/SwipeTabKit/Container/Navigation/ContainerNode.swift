/// The interface of a container for its host and for the containers on it.
///
/// Parts use other containers only through this protocol, to which `TabContainer` conforms. It has the requests to a
/// container as a whole. Requests to the same part of another container go through `layer(_:)`.
@MainActor protocol ContainerNode: AnyObject {
  /// The relations of the container to the containers around it.
  var standing: Standing { get }
  /// The common state of its parts.
  var context: ContainerContext { get }
  /// The state with which bodies are painted.
  var bodySurroundings: any BodySurroundings { get }

  // MARK: Input, time and picture

  /// Handles an input event at the current time.
  ///
  /// Returns false if it was not used.
  @discardableResult func handle(_ event: InputEvent) -> Bool
  /// Advances to a time, in seconds.
  func advance(to time: Double)
  /// Handles all deadlines up to the current time.
  func passOverdue()
  /// Whether time alone changes the picture.
  var isMoving: Bool { get }
  /// Whether nothing moves and no contact is down.
  var isIdle: Bool { get }
  /// The next time, in seconds, at which something changes without input, or nil without one.
  var nextDeadline: Double? { get }
  /// Lets pictures show what a contact drags, until the next call, as if the contact were elsewhere, or nil where it is.
  func resample(_ pointer: ResampledPointer?)
  /// Whether a drag may pull the sheet that this container is on, because its body cannot scroll that way.
  func mayPullSheet(isDown: Bool) -> Bool
  /// Adds the container's draw commands, with its top left corner at the origin.
  func draw(in drawing: inout Drawing)

  // MARK: Options and pages

  /// The options that the app has set.
  var configuration: ContainerConfiguration { get set }
  /// Measures texts for the layout.
  var measurer: any TextMeasuring { get set }
  /// The container's extent, in points.
  var size: Size { get }
  /// Replaces the list of pages in one step.
  func setPages(_ list: PageList)
  /// The index of a page, or nil for an unknown one.
  func index(ofPage page: PageID) -> Int?
  /// Makes a container for the pages of a sheet, or nil if it cannot be made.
  func makeContainer(
    of pages: PageList, configuration: ContainerConfiguration
  ) -> (any ContainerNode)?
  /// Tells a page or screen that is a `BasePage` which container it is in.
  func adopt(_ screen: any Screen)

  /// The invariants that the current state violates, one sentence each.
  var brokenPromises: [String] { get }

  // MARK: Screens

  /// All screens on this container and on hosted containers, and the presented one.
  var screensWithin: [any Screen] { get }
  /// Calls `body` with each of these screens, and with the path to its container.
  func forEachWithin(_ body: (any Screen, [PageID]) -> Void)
  /// Pushes a screen.
  func push(_ screen: any Screen, animated: Bool)
  /// Performs the action of the button of a role on the screen in front.
  ///
  /// Returns false if there is no such button.
  func perform(_ role: ScreenBody.Button.Role) -> Bool
  /// Shows a message over the pages; texts from a storyboard are translated.
  func show(_ toast: Toast)
  /// Goes back by one screen.
  ///
  /// Returns false if there is no screen to pop.
  @discardableResult func pop(animated: Bool) -> Bool
  /// Adopts the shared settings that were changed on the outermost container.
  func adoptSharedSettings()
  /// Detaches from the host or the window: ends all contacts, finishes all motion, and dismisses what it presents.
  func leaveHost()
  /// The part of a body with the keyboard focus, for the outermost of the containers with common bars.
  var focusedBodyPart: BodyTarget? { get }
  /// Gives the focus to a control that a pointer pressed.
  func focus(pressed target: BodyTarget)
  /// Whether a list, a menu or the overview covers the text fields.
  var coversFields: Bool { get }

  // MARK: What the program has set on it

  /// Makes the screens that actions push or present, by identifier.
  var makeScreen: ((PageID) -> (any Screen)?)? { get }
  /// Makes the custom views that screens do not provide.
  var makeView: ((ViewID) -> (any CustomView)?)? { get }
  /// Makes the page that the user adds.
  var makeNewPage: (() -> (any TabPage)?)? { get }
  /// Makes the page of a closed tab again.
  var makeClosedPage: ((any TabPage) -> (any TabPage)?)? { get }
  /// Makes custom item views by page.
  var makeItemView: ((PageID) -> (any TabItemView)?)? { get }
  /// Loads a page again.
  var onReload: ((PageID) -> Void)? { get }
  /// Called with a text for the clipboard.
  var onCopy: ((String) -> Void)? { get }
  /// Called with an address to open.
  var onOpen: ((String) -> Void)? { get }
  /// Called when the user chooses *Paste*.
  var onPaste: (() -> Void)? { get }
  /// Called with a text that was selected in a field.
  var onSelectText: ((String) -> Void)? { get }
  /// Called when the user presses the middle mouse button in a field.
  var onPasteSelection: (() -> Void)? { get }
  /// Tells the storyboard and the program of a control whose value has changed.
  func tell(changed control: ControlID)
  /// Called with the identifier of a text field in which the user has pressed Enter.
  var onSubmit: ((ControlID) -> Void)? { get }
  /// The library that shows the container.
  var owner: (any TabContainerOwner)? { get }
}

extension ContainerNode {
  /// Runs a change, then delivers its events.
  func transaction<Result>(_ change: () -> Result) -> Result { context.transaction(change) }

  /// The parts of a layer of the container, for the same layer of another one.
  func layer<Layer: ContainerPart>(_ type: Layer.Type) -> Layer { standing.layer(type) }
}

/// A part of a container.
///
/// A part inherits from the highest layer that it may use. A part that named a layer above would make a circle of types,
/// which `Scripts/structure` looks for.
@MainActor class ContainerPart {}
