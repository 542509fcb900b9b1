extension ContainerContext: ViewSurroundings {
  func changeView(_ change: () -> Void) { transaction(change) }
}

extension Standing: ViewClipboard {
  func copy(_ text: String) { outermost?.onCopy?(text) }

  func requestPaste() { outermost?.onPaste?() }
}
