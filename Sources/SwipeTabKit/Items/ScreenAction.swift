/// The action of a button, row, card or item.
public enum ScreenAction: Sendable, Hashable {
  /// Pushes a screen that `TabContainer.makeScreen` makes.
  case push(PageID)
  /// Pops one screen.
  case pop
  /// Pops all screens, up to the page of the outermost container.
  case popToRoot
  /// Presents a screen that `TabContainer.makeScreen` makes, over everything else.
  case present(PageID)
  /// Dismisses the presented screen.
  case dismiss
  /// Selects a page.
  case select(PageID)
  /// Selects the page at an index.
  case selectIndex(Int)
  /// Toggles a switch.
  case toggle(ControlID)
  /// Sets the value of a control.
  case set(ControlID, to: ControlValue)
  /// Adds the result of a formula, such as a number, to the number of a control, within the range that it has.
  case add(Formula, to: ControlID)
  /// Changes a setting by a number of steps: to the next option of a choice, wrapping around, or by
  /// steps of its scale.
  case step(ContainerSetting, by: Int)
  /// Passes the settings as Swift source to `TabContainer.onCopy`.
  case copySettings
  /// Replaces the screen in front by another. The user cannot go back to the replaced screen.
  ///
  /// Without a pushed screen it has the effect of `root`.
  case replace(PageID)
  /// Pops all screens, and shows another container or page of a storyboard in place of the whole content.
  case root(PageID)
  /// Opens an address, by `TabContainer.onOpen`.
  case open(String)
  /// Shows a short message over the pages of the outermost container.
  indirect case toast(Toast)
  /// Sends a message to the program.
  case send(String)
  /// Runs a closure.
  ///
  /// `run(_:)` makes this action.
  case perform(ActionHandler)
  /// Performs several actions in order.
  case sequence([ScreenAction])
  /// Performs an action.
  ///
  /// Its screen comes with the transition of a name, in place of the option's transition.
  indirect case by(String, ScreenAction)
  /// Performs an action if a condition holds at that moment.
  indirect case when(Formula, ScreenAction)

  /// Returns an action that runs a closure, after the events of its cause.
  ///
  /// Two such actions are equal only if they have the same handler.
  @MainActor public static func run(_ closure: @escaping () -> Void) -> ScreenAction {
    .perform(ActionHandler(closure))
  }

  /// The single actions that it consists of, whether or not their conditions hold.
  package var single: [ScreenAction] {
    switch self {
    case .sequence(let actions): actions.flatMap(\.single)
    case .when(_, let action), .by(_, let action): action.single
    default: [self]
    }
  }

  @MainActor func opens(_ screen: PageID) -> Bool {
    switch self {
    case .push(let id): id == screen
    case .perform(let handler): handler.pushes.map { screen.isNumbered($0) } ?? false
    case .sequence(let actions): actions.first(where: \.pushes)?.opens(screen) ?? false
    case .when(_, let action), .by(_, let action): action.opens(screen)
    default: false
    }
  }

  var pushes: Bool {
    switch self {
    case .push: true
    case .sequence(let actions): actions.contains(where: \.pushes)
    case .when(_, let action), .by(_, let action): action.pushes
    default: false
    }
  }
}

extension PageID {
  /// Whether the identifier is another one, or that one with a number.
  fileprivate func isNumbered(_ other: PageID) -> Bool {
    guard self != other else { return true }
    guard rawValue.hasPrefix(other.rawValue + "-") else { return false }
    return Int(rawValue.dropFirst(other.rawValue.count + 1)) != nil
  }
}
