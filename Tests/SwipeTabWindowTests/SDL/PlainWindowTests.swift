import CSDL2
import Glibc
import SwipeTabWindow
import Testing

@testable import TestSupport

@Suite("Windows without OpenGL")
struct PlainWindowTests {
  private typealias Function = @convention(c) () -> Void
  private typealias GetFunction =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>) -> Function?

  @Test("leave programs of Vulkan its own functions")
  func programsOfVulkanGetItsOwnFunctions() throws {
    // What a program that is linked to this library and to Vulkan calls; nil stands for all of the program.
    let ours = try #require(dlsym(nil, "vkGetInstanceProcAddr"))
    let name = "vkEnumerateInstanceExtensionProperties"
    let found = unsafeBitCast(ours, to: GetFunction.self)(nil, name)
    let vulkan = dlopen("libvulkan.so.1", RTLD_LAZY).flatMap { dlsym($0, "vkGetInstanceProcAddr") }
    guard let vulkan else {
      expect(found == nil)
      return
    }
    let expected = try #require(unsafeBitCast(vulkan, to: GetFunction.self)(nil, name))
    expectEqual(
      unsafeBitCast(found, to: UnsafeRawPointer?.self),
      unsafeBitCast(expected, to: UnsafeRawPointer.self))
  }
}
