/// The connection of a custom view to the container around it.
@MainActor public final class ViewHost {
  private weak var context: (any ViewSurroundings)?
  private weak var clipboard: (any ViewClipboard)?
  private let dropLayout: () -> Void

  init(
    context: any ViewSurroundings, standing: any ViewClipboard, dropLayout: @escaping () -> Void
  ) {
    (self.context, clipboard, self.dropLayout) = (context, standing, dropLayout)
  }

  /// The current time, in seconds.
  ///
  /// It is 0 once the container is gone.
  public var time: Double { context?.time ?? 0 }

  /// The view's size when it was last laid out, in points.
  ///
  /// It is zero before that.
  ///
  /// Events give points from the view's top left corner. This is the size of the view, in points.
  public internal(set) var size = Size.zero

  /// Whether the reading direction is from right to left, as `ViewContext.isRightToLeft`.
  ///
  /// It is false once the container is gone.
  public var isRightToLeft: Bool { context?.configuration.isRightToLeft ?? false }

  /// Whether animations should be omitted, as `ViewContext.reducesMotion`.
  ///
  /// It is false once the container is gone.
  public var reducesMotion: Bool { context?.configuration.reducesMotion ?? false }

  /// Measures texts, as `ViewContext.measurer`.
  ///
  /// Once the container is gone, characters have fixed widths.
  public var measurer: any TextMeasuring { context?.measurer ?? FixedTextMeasurer() }

  // MARK: Clipboard

  /// Passes a text to the clipboard, by `TabContainer.onCopy`.
  public func copy(_ text: String) { clipboard?.copy(text) }

  /// Requests the clipboard's text, by `TabContainer.onPaste`.
  ///
  /// It arrives as `CustomView.insert(_:)`.
  public func requestPaste() { clipboard?.requestPaste() }

  // MARK: Changes

  /// Draws the view again.
  ///
  /// Call it after a change that no event of the view has caused.
  public func redraw() {
    guard let context else { return }
    context.changeView { [weak context] in context?.noteChange() }
  }

  /// Asks for the view's height again, and lays out the body.
  public func relayout() {
    guard let context else { return }
    context.changeView { [weak context, dropLayout] in
      dropLayout()
      context?.invalidateLayout()
    }
  }
}

/// The state of a view's container that its host uses.
@MainActor protocol ViewSurroundings: AnyObject {
  var time: Double { get }
  var configuration: ContainerConfiguration { get }
  var givenConfiguration: ContainerConfiguration { get }
  var scale: Double { get }
  var hairline: Double { get }
  var texts: TextSizes { get }
  var measurer: any TextMeasuring { get }
  func ask<Answer>(_ question: () -> Answer) -> Answer
  /// Runs a change, then delivers the events that it caused, or waits with it while code of the program is asked something.
  func changeView(_ change: @escaping () -> Void)
  func noteChange()
  func invalidateLayout()
}

/// The clipboard of the container of a view.
@MainActor protocol ViewClipboard: AnyObject {
  func copy(_ text: String)
  func requestPaste()
}
