public import SwipeTabKit

/// Something in the body of a tab or page: a text, a button, a list, or several of them.
///
/// An element of one's own adds elements of the kit:
///
/// ```swift
/// struct Headline: PageElement {
///   var text: String
///   func add(to content: inout PageContent) {
///     content.append(.label(ScreenBody.Label(text, style: .title)))
///     content.append(.spacer(8))
///   }
/// }
/// ```
public protocol PageElement {
  /// Adds itself to the end of a page's content.
  func add(to content: inout PageContent)
}

extension ScreenBody.Element: PageElement {
  /// Adds the element to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) { content.append(self) }
}

/// The content of a page while it is built: elements of the kit, and the closures of buttons and
/// controls.
public struct PageContent {
  /// A control whose value is the app's.
  struct Control {
    var value: ControlValue
    var action: @MainActor (ControlValue) -> Void
    /// Called with the text of a field when the user presses Enter in it.
    var submit: (@MainActor (String) -> Void)?
  }

  /// The action of a button, row or card.
  enum Deed {
    case closure(@MainActor () -> Void)
    case push(Page)
    case present(Page)
  }

  /// The elements from top to bottom.
  public private(set) var elements: [ScreenBody.Element] = []
  /// The fill of the page behind them, or nil for the theme's background.
  public var fill: PageFill?
  private(set) var controls: [ControlID: Control] = [:]
  private(set) var views: [ViewID: @MainActor () -> any CustomView] = [:]
  private(set) var figures: [ViewID: @MainActor (inout Drawing, ViewContext) -> Void] = [:]
  private let page: PageID
  private let actions: BuiltActions
  /// Makes a row, and builds the page again when observable state that it read changes.
  let follow: (() -> Row) -> Row

  init(
    page: PageID, actions: BuiltActions, follow: @escaping (() -> Row) -> Row = { $0() }
  ) {
    (self.page, self.actions, self.follow) = (page, actions, follow)
  }

  /// Makes actions of rows that are made after the build.
  var lateActions: (Deed) -> ScreenAction { { [actions] in actions.late($0) } }

  /// Adds an element at the end.
  public mutating func append(_ element: ScreenBody.Element) { elements.append(element) }

  /// Returns the elements that parts add, without the content's earlier elements.
  mutating func collect(_ parts: [any PageElement]) -> [ScreenBody.Element] {
    let outer = elements
    elements = []
    for part in parts { part.add(to: &self) }
    defer { elements = outer }
    return elements
  }

  /// Returns the action of a button, row or card that runs a closure.
  ///
  /// Without a closure it is nil.
  public mutating func action(_ closure: (@MainActor () -> Void)?) -> ScreenAction? {
    closure.map { action(.closure($0)) }
  }

  mutating func action(_ deed: Deed) -> ScreenAction { actions.next(deed) }

  /// The identifier of a control that shows a value of the app and passes changes to a closure.
  ///
  /// A control keeps its caret and its focus as long as it keeps its `id`, or its `name` if it has no `id`. Controls
  /// with the same identifier on a page are numbered.
  public mutating func control(
    _ name: String, id: ControlID? = nil, value: ControlValue,
    action: @escaping @MainActor (ControlValue) -> Void
  ) -> ControlID {
    let name = id?.rawValue ?? name
    var id = ControlID("\(page)/\(name)")
    var number = 1
    while controls[id] != nil {
      number += 1
      id = ControlID("\(page)/\(name) \(number)")
    }
    controls[id] = Control(value: value, action: action)
    return id
  }

  mutating func addSubmit(_ submit: @escaping @MainActor (String) -> Void, to field: ControlID) {
    controls[field]?.submit = submit
  }

  /// Adds a custom view.
  ///
  /// `make` is called when the view comes into the container.
  ///
  /// Views with the same identifier on a page are numbered.
  public mutating func append(
    _ view: ScreenBody.View, make: @escaping @MainActor () -> any CustomView
  ) {
    var view = view
    view.id = view.id.unique(among: Set(views.keys))
    views[view.id] = make
    append(.view(view))
  }

  /// Adds a drawing, which is called for each frame that shows it.
  mutating func append(
    height: Double?, isEdgeToEdge: Bool,
    draw: @escaping @MainActor (inout Drawing, ViewContext) -> Void
  ) {
    let id = ViewID("figure \(figures.count)")
    figures[id] = draw
    append(.view(ScreenBody.View(id, height: height, isEdgeToEdge: isEdgeToEdge)))
  }
}
