/// What a custom view asks of the container that it is in.
@MainActor public final class ViewHost {
  private weak var context: ContainerContext?
  private weak var standing: Standing?
  private let dropLayout: () -> Void

  init(context: ContainerContext, standing: Standing, dropLayout: @escaping () -> Void) {
    (self.context, self.standing, self.dropLayout) = (context, standing, dropLayout)
  }

  /// The present time, in seconds; 0 once the container is gone.
  public var time: Double { context?.time ?? 0 }

  /// The view's size when it was last laid out, in points; zero before that.
  ///
  /// Events give points from the view's top left corner; this says how far the view reaches.
  public internal(set) var size = Size.zero

  /// Whether reading order runs from right to left, as `ViewContext.isRightToLeft`; false once the container is gone.
  public var isRightToLeft: Bool { context?.configuration.isRightToLeft ?? false }

  /// Whether animations are to be left out, as `ViewContext.reducesMotion`; false once the container is gone.
  public var reducesMotion: Bool { context?.configuration.reducesMotion ?? false }

  /// Measures texts, as `ViewContext.measurer`; with fixed widths once the container is gone.
  public var measurer: any TextMeasuring { context?.measurer ?? FixedTextMeasurer() }

  // MARK: Clipboard

  /// Passes a text to the clipboard, by `TabContainer.onCopy`.
  public func copy(_ text: String) { standing?.outermost?.onCopy?(text) }

  /// Asks for what is on the clipboard, by `TabContainer.onPaste`; it comes as `CustomView.insert(_:)`.
  public func requestPaste() { standing?.outermost?.onPaste?() }

  // MARK: Changes

  /// Draws the view anew; call it after a change that no event of the view has caused.
  public func redraw() {
    guard let context else { return }
    context.transaction { context.noteChange() }
  }

  /// Asks for the view's height again, and lays out the body.
  public func relayout() {
    guard let context else { return }
    context.transaction {
      dropLayout()
      context.invalidateLayout()
    }
  }
}
