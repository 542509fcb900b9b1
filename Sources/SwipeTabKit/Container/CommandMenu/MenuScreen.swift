/// The commands of a menu on a sheet, if the menu does not fit.
struct MenuScreen: Screen {
  let id: PageID = "choice"
  let navigationTitle: String
  let body: ScreenBody?

  init(title: String, _ rows: [ScreenBody.Row]) {
    navigationTitle = title
    body = ScreenBody([.label(ScreenBody.Label(title, style: .title)), .list(rows)])
  }
}
