import CSDL2
import SwipeTabKit

extension Window {
  /// Lets the input method type at a caret; with nil none is opened, and no compose sequences are read.
  func setTextCaret(_ caret: Rect?) {
    guard caret != textCaret else { return }
    defer { textCaret = caret }
    guard let caret else {
      CSDL_SetComposing(composer, false)
      return SDL_StopTextInput()
    }
    if textCaret == nil {
      SDL_StartTextInput()
      if composer == nil { composer = CSDL_OpenComposer(handle) }
      CSDL_SetComposing(composer, true)
    }
    let factor = unitsPerPoint
    var rect = SDL_Rect(
      x: Int32(saturating: (caret.x * factor).rounded()),
      y: Int32(saturating: (caret.y * factor).rounded()), w: 1,
      h: Int32(saturating: (caret.height * factor).rounded()))
    SDL_SetTextInputRect(&rect)
  }

  func resetComposing() {
    guard textCaret != nil else { return }
    // X11's input method is reset by the end, Wayland's by the start.
    SDL_StopTextInput()
    SDL_StartTextInput()
    renewComposing()
  }

  /// Lets the input method compose again after SDL's own has taken the keys of a window that got the keyboard.
  func renewComposing() {
    guard textCaret != nil else { return }
    CSDL_SetComposing(composer, false)
    CSDL_SetComposing(composer, true)
  }
}
