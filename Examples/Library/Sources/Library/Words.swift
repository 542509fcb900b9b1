/// The texts of the app in a language.
struct Words: Sendable {
  var shelf, loans, borrow, giveBack, nothing, loading, again: String
  var isRightToLeft = false

  static let all = ["en": english, "ar": arabic]

  static let english = Words(
    shelf: "Shelf", loans: "Loans", borrow: "Borrow", giveBack: "Give back",
    nothing: "Nothing is borrowed.", loading: "Loading the books …", again: "Try again")

  static let arabic = Words(
    shelf: "الرف", loans: "الإعارات", borrow: "استعارة", giveBack: "إرجاع",
    nothing: "لا شيء مستعار.", loading: "جارٍ تحميل الكتب…", again: "حاول مرة أخرى",
    isRightToLeft: true)
}
