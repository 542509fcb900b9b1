import Glibc

/// The functions of libdbus-1, loaded at run time, because SDL requires the library on most systems, not its headers.
nonisolated struct DBusLibrary: Sendable {
  static let shared = DBusLibrary()

  typealias Object = UnsafeMutableRawPointer
  typealias Text = UnsafePointer<CChar>
  typealias Slot = UnsafeMutableRawPointer

  /// Space for a `DBusMessageIter`, which has 72 bytes where pointers have 8.
  struct IteratorSpace {
    private var words: (UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt) = (0, 0, 0, 0, 0, 0, 0, 0)
    private var reserve: (UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt) = (0, 0, 0, 0, 0, 0, 0, 0)
  }

  // Booleans of the library are 32-bit numbers.
  let openPrivate: @convention(c) (Text, Slot?) -> Object?
  let closeConnection: @convention(c) (Object) -> Void
  let releaseConnection: @convention(c) (Object) -> Void
  let setExitOnDisconnect: @convention(c) (Object, UInt32) -> Void
  let getDescriptor: @convention(c) (Object, UnsafeMutablePointer<Int32>) -> UInt32
  let readWrite: @convention(c) (Object, Int32) -> UInt32
  let popMessage: @convention(c) (Object) -> Object?
  let send: @convention(c) (Object, Object, UnsafeMutablePointer<UInt32>?) -> UInt32
  let hasOutgoing: @convention(c) (Object) -> UInt32
  let outgoingSize: @convention(c) (Object) -> Int
  let setMaximumMessageSize: @convention(c) (Object, Int) -> Void
  let setMaximumReceivedSize: @convention(c) (Object, Int) -> Void

  let newCall: @convention(c) (Text?, Text, Text?, Text) -> Object?
  let newReturn: @convention(c) (Object) -> Object?
  let newError: @convention(c) (Object, Text, Text?) -> Object?
  let newSignal: @convention(c) (Text, Text, Text) -> Object?
  let releaseMessage: @convention(c) (Object) -> Void
  let setAutoStart: @convention(c) (Object, UInt32) -> Void
  let wantsNoReply: @convention(c) (Object) -> UInt32
  let type: @convention(c) (Object) -> Int32
  let replySerial: @convention(c) (Object) -> UInt32
  let path: @convention(c) (Object) -> Text?
  let interface: @convention(c) (Object) -> Text?
  let member: @convention(c) (Object) -> Text?
  let sender: @convention(c) (Object) -> Text?

  let beginReading: @convention(c) (Object, Slot) -> UInt32
  let argumentType: @convention(c) (Slot) -> Int32
  let getBasic: @convention(c) (Slot, UnsafeMutableRawPointer) -> Void
  let next: @convention(c) (Slot) -> UInt32
  let recurse: @convention(c) (Slot, Slot) -> Void
  let beginWriting: @convention(c) (Object, Slot) -> Void
  let appendBasic: @convention(c) (Slot, Int32, UnsafeRawPointer) -> UInt32
  let openContainer: @convention(c) (Slot, Int32, Text?, Slot) -> UInt32
  let closeContainer: @convention(c) (Slot, Slot) -> UInt32

  private init?() {
    guard let handle = dlopen("libdbus-1.so.3", RTLD_LAZY | RTLD_LOCAL) else { return nil }
    var isComplete = true
    /// The functions of an incomplete library are never called.
    func function<Function>(_ name: String) -> Function {
      let found = dlsym(handle, "dbus_" + name)
      if found == nil { isComplete = false }
      return unsafeBitCast(found, to: Function.self)
    }
    openPrivate = function("connection_open_private")
    closeConnection = function("connection_close")
    releaseConnection = function("connection_unref")
    setExitOnDisconnect = function("connection_set_exit_on_disconnect")
    getDescriptor = function("connection_get_unix_fd")
    readWrite = function("connection_read_write")
    popMessage = function("connection_pop_message")
    send = function("connection_send")
    hasOutgoing = function("connection_has_messages_to_send")
    outgoingSize = function("connection_get_outgoing_size")
    setMaximumMessageSize = function("connection_set_max_message_size")
    setMaximumReceivedSize = function("connection_set_max_received_size")
    newCall = function("message_new_method_call")
    newReturn = function("message_new_method_return")
    newError = function("message_new_error")
    newSignal = function("message_new_signal")
    releaseMessage = function("message_unref")
    setAutoStart = function("message_set_auto_start")
    wantsNoReply = function("message_get_no_reply")
    type = function("message_get_type")
    replySerial = function("message_get_reply_serial")
    path = function("message_get_path")
    interface = function("message_get_interface")
    member = function("message_get_member")
    sender = function("message_get_sender")
    beginReading = function("message_iter_init")
    argumentType = function("message_iter_get_arg_type")
    getBasic = function("message_iter_get_basic")
    next = function("message_iter_next")
    recurse = function("message_iter_recurse")
    beginWriting = function("message_iter_init_append")
    appendBasic = function("message_iter_append_basic")
    openContainer = function("message_iter_open_container")
    closeContainer = function("message_iter_close_container")
    guard isComplete else { return nil }
  }
}
