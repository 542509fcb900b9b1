/// The options of a choice on a sheet, if a menu of them does not fit.
struct ChoiceScreen: Screen {
  let id: PageID = "choice"
  let navigationTitle: String
  let body: ScreenBody?

  /// The sheet goes once an entry was chosen.
  init(title: String, _ entries: [TabItem.MenuEntry]) {
    navigationTitle = title
    body = ScreenBody([
      .label(ScreenBody.Label(title, style: .title)),
      .list(
        entries.map { entry in
          ScreenBody.Row(entry.title, image: entry.image, action: entry.action)
        }),
    ])
  }
}
