/// The indices of the one or two pages in view; `near` equals `far` if there is one.
struct ShownPages: Sendable, Hashable {
  var near: Int
  var far: Int

  func contains(_ page: Int) -> Bool { page == near || page == far }
}
