package import SwipeTabKit

extension StoryboardDocument {
  /// An element of a page's body, with the texts of the file.
  package enum Element: Sendable, Hashable {
    case one(ScreenBody.Element)
    case group(Group)

    func shown(if condition: Formula?) -> Element {
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

    var actions: [ScreenAction] {
      switch self {
      case .one(let element): element.actions
      case .group(let group): group.columns.flatMap { $0.elements.flatMap(\.actions) }
      }
    }

    var showsView: Bool {
      switch self {
      case .one(let element): element.showsView
      case .group(let group): group.columns.contains { $0.elements.contains(where: \.showsView) }
      }
    }
  }
}
