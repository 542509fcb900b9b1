#include "X11.h"

#include <dlfcn.h>
#include <string.h>

/* Loading `name` into `functions`; the function returns NULL where it is missing. */
#define FIND(result, name, parameters)                                                                            \
  *(void **)&functions.name = dlsym(library, #name);                                                              \
  if (!functions.name) return NULL;

static void *openX11(void) {
  return dlopen("libX11.so.6", RTLD_LAZY | RTLD_LOCAL);
}

const XLibrary *xLibrary(void) {
  static XLibrary functions;
  static int state; /* 1 if it is there, -1 if it is not */
  if (state != 0) return state > 0 ? &functions : NULL;
  state = -1;
  void *xlib = openX11();
  void *extensions = dlopen("libXext.so.6", RTLD_LAZY | RTLD_LOCAL);
  if (!xlib || !extensions) return NULL;
  void *library = xlib;
  XLIB_FUNCTIONS(FIND)
  library = extensions;
  XEXT_FUNCTIONS(FIND)
  state = 1;
  return &functions;
}

const XMethodLibrary *xMethodLibrary(void) {
  static XMethodLibrary functions;
  static int state; /* as above */
  if (state != 0) return state > 0 ? &functions : NULL;
  state = -1;
  void *library = openX11();
  if (!library) return NULL;
  METHOD_FUNCTIONS(FIND)
  state = 1;
  return &functions;
}

bool isOnX11(SDL_Window *window, CSDL_WindowInfo *info) {
  return CSDL_GetWindowInfo(window, info) && info->subsystem == 2 /* SDL_SYSWM_X11 */ && info->info.x11.display;
}

/* MARK: Title */

void CSDL_SetTitle(SDL_Window *window, const char *title) {
  SDL_SetWindowTitle(window, title);
  CSDL_CompleteTitle(window);
}

void CSDL_CompleteTitle(SDL_Window *window) {
  const char *title = SDL_GetWindowTitle(window);
  bool isASCII = true;
  for (const char *byte = title; *byte; byte++) isASCII = isASCII && (unsigned char)*byte < 128;
  CSDL_WindowInfo info;
  if (isASCII || !isOnX11(window, &info)) return;
  const XLibrary *x = xLibrary();
  const char *names[] = {"_NET_WM_NAME", "_NET_WM_ICON_NAME", "UTF8_STRING"};
  unsigned long atoms[3];
  if (!x || !x->XInternAtoms(info.info.x11.display, names, 3, 0, atoms)) return;
  for (int index = 0; index < 2; index++) {
    x->XChangeProperty(
      info.info.x11.display, info.info.x11.window, atoms[index], atoms[2], 8, 0 /* PropModeReplace */,
      (const unsigned char *)title, (int)strlen(title));
  }
  x->XFlush(info.info.x11.display);
}

/* MARK: Window manager */

bool CSDL_HasWindowManager(SDL_Window *window) {
  CSDL_WindowInfo info;
  if (!isOnX11(window, &info)) return true;
  const XLibrary *x = xLibrary();
  void *display = info.info.x11.display;
  const char *name = "_NET_SUPPORTING_WM_CHECK";
  unsigned long atom = 0, type = 0, count = 0, rest = 0;
  int format = 0;
  unsigned char *value = NULL;
  if (!x || !x->XInternAtoms(display, &name, 1, 0, &atom)) return true;
  x->XGetWindowProperty(
    display, x->XDefaultRootWindow(display), atom, 0, 1, 0, 0, &type, &format, &count, &rest, &value);
  if (value) x->XFree(value);
  return count > 0;
}

/* MARK: Resources */

bool CSDL_CopyTextResolution(char *text, int capacity) {
  const XLibrary *x = xLibrary();
  /* A connection of its own, as SDL shows its own only once there is a window. */
  void *display = x ? x->XOpenDisplay(NULL) : NULL;
  if (!display) return false;
  const char *value = x->XGetDefault(display, "Xft", "dpi");
  bool isThere = value && strlen(value) < (size_t)capacity;
  if (isThere) strcpy(text, value);
  x->XCloseDisplay(display);
  return isThere;
}
