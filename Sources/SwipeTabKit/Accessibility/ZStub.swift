extension TabContainer { func focus(_ node: AccessibilityNode) -> Bool { false } }
extension AccessibilityNode { public var isFocusable: Bool { target != nil } }
