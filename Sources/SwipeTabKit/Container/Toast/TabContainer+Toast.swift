extension TabContainer {
  /// The message on the strip, or nil without a message.
  public var toast: Toast? { parts.toaster.toast }

  /// Shows a message on a strip at the bottom of the pages, or at their top if it would cover a control.
  ///
  /// It is in front of everything else, also of presented screens. It fades after its duration. It also fades when it is clicked, and
  /// when another screen is pushed, popped or presented. A message that replaces another one on screen does not fade in again.
  public func show(_ toast: Toast) {
    transaction {
      var toast = toast
      if let text = parts.standing.outermost?.door.prescription?.text {
        toast.lines = toast.lines.map(text)
        toast.actionTitle = toast.actionTitle.map(text)
      }
      parts.toaster.show(toast)
    }
  }

  /// Lets the message on the strip fade.
  ///
  /// Without a message nothing changes.
  public func dismissToast() { transaction { parts.toaster.dismiss() } }
}
