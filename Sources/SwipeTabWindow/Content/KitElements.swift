public import SwipeTabKit

extension ArrayBuilder where Element == any PageElement {
  /// An element of the kit, or one of the app's own, which needs no closures.
  ///
  /// ```swift
  /// ScreenBody.Progress("Copying", share: model.share)
  /// ```
  public static func buildExpression(_ element: some BodyElement) -> [any PageElement] {
    [ScreenBody.Element(element)]
  }
}

extension ElementGroup {
  /// This element with declared elements in it, such as the controls of a section.
  ///
  /// ```swift
  /// ScreenBody.Section("Sound").content {
  ///   Toggle("Mute", isOn: model.isMute) { model.isMute = $0 }
  /// }
  /// ```
  nonisolated public func content(
    @ContentBuilder _ content: () -> [any PageElement]
  ) -> GroupContent<Self> {
    GroupContent(group: self, elements: content())
  }
}

/// An element with declared ones in it.
///
/// `ElementGroup.content(_:)` makes it.
nonisolated public struct GroupContent<Group: ElementGroup>: PageElement {
  var group: Group
  var elements: [any PageElement]

  /// Adds the element with those in it.
  public func add(to content: inout PageContent) {
    var group = group
    group.elements = content.collect(elements)
    content.append(ScreenBody.Element(group))
  }
}
