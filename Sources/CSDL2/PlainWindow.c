#define _GNU_SOURCE 1
#include "CSDL2.h"

#include <dlfcn.h>
#include <string.h>

/* What is used of Vulkan, as its specification declares it. */
typedef void VoidFunction(void);
typedef VoidFunction *GetFunction(void *instance, const char *name);

typedef struct {
  char name[256];
  uint32_t version;
} Extension;

/* Set while SDL asks for Vulkan on behalf of a window that will not use it. */
static _Thread_local bool isPretending;

/* What SDL requires of Vulkan on Wayland. */
static const char *const extensionNames[] = {"VK_KHR_surface", "VK_KHR_wayland_surface"};
enum { extensionCount = sizeof extensionNames / sizeof *extensionNames };

static int32_t listExtensions(const char *layer, uint32_t *count, Extension *extensions) {
  (void)layer;
  if (extensions) {
    if (*count > extensionCount) *count = extensionCount;
    for (uint32_t index = 0; index < *count; index++) {
      strcpy(extensions[index].name, extensionNames[index]);
      extensions[index].version = 1;
    }
    return *count < extensionCount ? 5 /* VK_INCOMPLETE */ : 0 /* VK_SUCCESS */;
  }
  *count = extensionCount;
  return 0;
}

VoidFunction *vkGetInstanceProcAddr(void *instance, const char *name);

/* A program that uses Vulkan itself finds this function before Vulkan's own, which it then gets all the same. */
__attribute__((visibility("default"), used, weak))
VoidFunction *vkGetInstanceProcAddr(void *instance, const char *name) {
  if (isPretending) {
    bool isList = strcmp(name, "vkEnumerateInstanceExtensionProperties") == 0;
    return isList ? (VoidFunction *)listExtensions : NULL;
  }
  GetFunction *next = (GetFunction *)dlsym(RTLD_NEXT, "vkGetInstanceProcAddr");
  if (!next) {
    void *library = dlopen("libvulkan.so.1", RTLD_LAZY);
    next = library ? (GetFunction *)dlsym(library, "vkGetInstanceProcAddr") : NULL;
  }
  return next ? next(instance, name) : NULL;
}

/* Whether SDL would start OpenGL for each window. */
static bool startsOpenGL(void) {
  SDL_version version;
  SDL_GetVersion(&version);
  const char *driver = SDL_GetCurrentVideoDriver();
  return version.major == 2 && version.minor < 30 && driver && strcmp(driver, "wayland") == 0;
}

/* Lets SDL find Vulkan in this program, whose name for the dynamic linker is empty. */
static bool pretend(void) {
  isPretending = true;
  int status = SDL_Vulkan_LoadLibrary("");
  isPretending = false;
  return status == 0;
}

SDL_Window *CSDL_CreatePlainWindow(const char *title, int x, int y, int width, int height, uint32_t flags) {
  SDL_Window *window = NULL;
  if (startsOpenGL() && pretend()) {
    window = SDL_CreateWindow(title, x, y, width, height, flags | SDL_WINDOW_VULKAN);
    /* The window has its own share in the library. */
    SDL_Vulkan_UnloadLibrary();
  }
  return window ? window : SDL_CreateWindow(title, x, y, width, height, flags);
}
