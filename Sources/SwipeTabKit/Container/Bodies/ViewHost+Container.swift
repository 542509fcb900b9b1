extension ContainerContext: ViewSurroundings {
  func changeView(_ change: @escaping () -> Void) {
    guard isAsking else { return transaction(change) }
    tell { [weak self] in self?.transaction(change) }
  }
}

extension Standing: ViewClipboard {
  func copy(_ text: String) { outermost?.onCopy?(text) }

  func requestPaste() { outermost?.onPaste?() }
}
