public import SwipeTabKit

extension PageElement {
  /// This element, and all in it, pale and out of reach of taps, keys and the focus, and read aloud as not available.
  ///
  /// ```swift
  /// Button("Save") { model.save() }.disabled(model.name.isEmpty)
  /// ```
  ///
  /// Write it after the modifiers that belong to the element. The app can still change the value of a control.
  nonisolated public func disabled(_ isDisabled: Bool = true) -> DisabledContent<Self> {
    DisabledContent(content: self, isDisabled: isDisabled)
  }
}

extension BodyElement {
  /// This element of the kit, which the user cannot use now.
  nonisolated public func disabled(_ isDisabled: Bool = true) -> ScreenBody.Element {
    ScreenBody.Element(self).disabled(isDisabled)
  }
}

/// Elements that the user cannot use.
///
/// `PageElement.disabled(_:)` makes it.
nonisolated public struct DisabledContent<Content: PageElement>: PageElement {
  fileprivate var content: Content
  fileprivate var isDisabled: Bool

  /// Adds the elements to a page's content.
  ///
  /// Result builders call it. Your app need not call it.
  public func add(to content: inout PageContent) {
    for element in content.collect([self.content]) {
      content.append(element.disabled(isDisabled))
    }
  }
}
