import SwipeTabKit

extension StoryboardKeys {
  static let number = Record(
    "stateNumber", (value: Double?.none, from: -Double.infinity, to: Double.infinity)
  ) {
    "A number of the state with a range, in which actions keep it."
    "The number that it begins with. For example 2."
    Key("value", .number, isRequired: true) { $0.value = $1 }
    "The least number. By default there is no limit. For example 1."
    Key("from", .number) { $0.from = $1 }
    "The greatest number. By default there is no limit. For example 6."
    Key("to", .number) { $0.to = $1 }
  }

  static let plural = Record<[PluralForm: String]>("plural", [:]) {
    "A text that shows a number, in the forms that a language has for numbers, as Unicode CLDR names them. The first number in braces chooses."
    #"The form for 0, in every language. For example "no seats"."#
    Key("zero", .form) { $0[.zero] = $1 }
    #"The form for 1 in many languages. For example "{seats} seat"."#
    Key("one", .form) { $0[.one] = $1 }
    #"The form for 2, as in Arabic. For example "{seats} seats"."#
    Key("two", .form) { $0[.two] = $1 }
    #"The form for a few, as in Polish and Arabic. For example "{seats} seats"."#
    Key("few", .form) { $0[.few] = $1 }
    #"The form for many, as in Russian and Arabic. For example "{seats} seats"."#
    Key("many", .form) { $0[.many] = $1 }
    #"The form for all other numbers. For example "{seats} seats"."#
    Key("other", .form, isRequired: true) { $0[.other] = $1 }
  }

  static let font = Record("font", StoryboardFont(regular: "")) {
    "The files of a font."
    #"The file of ordinary texts. For example "fonts/Brand-Book.ttf"."#
    Key("regular", .fontFile) { $0.regular = $1 }
    #"The file for bold texts. By default it is the file beside the font with a matching name. For example "fonts/Brand-Heavy.ttf"."#
    Key("bold", .fontFile) { $0.bold = $1 }
  }
}
