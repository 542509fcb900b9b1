package import SwipeTabKit

extension StoryboardDocument {
  /// An element of a page's body, with the texts of the file.
  package enum Element: Sendable, Hashable {
    /// An element.
    case one(ScreenBody.Element)
    /// Elements side by side, or one group of elements below each other.
    case group(Group)

    /// This element, which shows only while a condition holds too.
    func shown(if condition: Condition?) -> Element {
      guard let condition else { return self }
      switch self {
      case .one(var element):
        element.condition = condition.and(element.condition)
        return .one(element)
      case .group(var group):
        group.condition = condition.and(group.condition)
        return .group(group)
      }
    }

    /// The actions of its buttons, rows and cards.
    var actions: [ScreenAction] {
      switch self {
      case .one(let element): element.actions
      case .group(let group): group.columns.flatMap { $0.elements.flatMap(\.actions) }
      }
    }

    /// Whether it shows a custom view of the program.
    var showsView: Bool {
      switch self {
      case .one(let element): element.showsView
      case .group(let group): group.columns.contains { $0.elements.contains(where: \.showsView) }
      }
    }
  }
}
