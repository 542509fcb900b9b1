/// The interface of a container for its host and for the containers on it.
///
/// Parts use other containers only through this protocol, for requests to a container as a whole. Requests to the same
/// part of another container go through `part(_:)`.
@MainActor protocol ContainerNode: AnyObject {
  var standing: Standing { get }
  var context: ContainerContext { get }
  var bodySurroundings: any BodySurroundings { get }

  // MARK: Input, time and picture

  @discardableResult func handle(_ event: InputEvent) -> Bool
  func advance(to time: Double)
  func passOverdue()
  /// Whether time changes nothing on it, so that it only follows.
  var isAsleep: Bool { get }
  /// Adopts the time of the container around it, which is asleep.
  func follow(to time: Double)
  /// Adopts the time of the container onto which this one comes.
  func begin(at time: Double)
  var isMoving: Bool { get }
  var isIdle: Bool { get }
  var nextDeadline: Double? { get }
  func couldTake(_ drive: Drive, along axis: Axis) -> Bool
  /// Takes a contact from the container on it that has it; its travel counts from `point`, and the first `slop` moves nothing.
  func takeBack(_ contact: Contact, from point: Point, slop: Double, along axis: Axis) -> Bool
  /// Until the next call, pictures show what a contact drags as if it were elsewhere, or with nil where it is.
  func resample(_ pointer: ResampledPointer?)
  /// Whether a drag may pull the sheet that this container is on, because its body cannot scroll that way.
  func mayPullSheet(isDown: Bool) -> Bool
  func draw(in drawing: inout Drawing)

  // MARK: Options and pages

  var configuration: ContainerConfiguration { get set }
  var measurer: any TextMeasuring { get set }
  var size: Size { get }
  func setPages(_ list: PageList)
  func index(ofPage page: PageID) -> Int?
  func makeBare(of pages: PageList, on page: PageID?) -> (any ContainerNode)?
  /// Tells a page or screen that is a `BasePage` which container it is in.
  func adopt(_ screen: any Screen)

  var brokenPromises: [String] { get }

  // MARK: Screens

  /// All screens on this container and on hosted containers, and the presented one.
  var screensWithin: [any Screen] { get }
  func forEachWithin(_ body: (any Screen, [PageID]) -> Void)
  func push(_ screen: any Screen, animated: Bool)
  func perform(_ role: ScreenBody.Button.Role) -> Bool
  /// Shows a message over the pages; texts from a storyboard are translated.
  func show(_ toast: Toast)
  @discardableResult func pop(animated: Bool) -> Bool
  func adoptSharedSettings()
  /// Detaches from the host or the window: ends all contacts, finishes all motion, and dismisses what it presents.
  func leaveHost()
  var focusedStop: FocusStop? { get }
  /// The element with the focus, if the focus is visible.
  var ringedStop: FocusStop? { get }
  var focusedBodyPart: BodyTarget? { get }
  func focus(pressed target: BodyTarget)
  var coversFields: Bool { get }

  // MARK: What the program has set on it

  var makeScreen: ((PageID) -> (any Screen)?)? { get }
  var makeView: ((ViewID) -> (any CustomView)?)? { get }
  /// Makes the page that the user adds.
  var makeNewPage: (() -> (any TabPage)?)? { get }
  var makeClosedPage: ((any TabPage) -> (any TabPage)?)? { get }
  var makeItemView: ((PageID) -> (any TabItemView)?)? { get }
  var onReload: ((PageID) -> Void)? { get }
  var onCopy: ((String) -> Void)? { get }
  var onOpen: ((String) -> Void)? { get }
  var onPaste: (() -> Void)? { get }
  /// Called with a text that was selected in a field.
  var onSelectText: ((String) -> Void)? { get }
  /// Called when the user presses the middle mouse button in a field.
  var onPasteSelection: (() -> Void)? { get }
  func tell(changed control: ControlID)
  var onSubmit: ((ControlID) -> Void)? { get }
  var owner: (any TabContainerOwner)? { get }
}

extension ContainerNode {
  func transaction<Result>(_ change: () -> Result) -> Result { context.transaction(change) }

  /// A part of the container, for the same part of another one, or for a part that is made later.
  func part<Part: AnyObject>(_ type: Part.Type) -> Part { standing.part(type) }
}
