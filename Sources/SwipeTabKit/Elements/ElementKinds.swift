/// The elements of the kit that a storyboard can have, in the order in which messages list them.
///
/// To add one, write it in a new file and list it here.
package enum ElementKinds {
  package static let all: [any KeyedElement.Type] = [
    ScreenBody.Label.self, ScreenBody.Picture.self, ScreenBody.Button.self, ScreenBody.List.self,
    ScreenBody.Strip.self, ScreenBody.Toggle.self, ScreenBody.Slider.self, ScreenBody.Choice.self,
    ScreenBody.Field.self, ScreenBody.Setting.self, ScreenBody.SettingsCode.self,
    ScreenBody.Progress.self, ScreenBody.Section.self, ScreenBody.Grid.self, ScreenBody.Link.self,
    ScreenBody.Divider.self, ScreenBody.Spacer.self, ScreenBody.View.self,
  ]
}
