#define _GNU_SOURCE
#include "CSDLCompose.h"
#include "X11.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* Xlib reads the file that this variable names instead of the locale's. */
static const char variable[] = "XCOMPOSEFILE";

/* A sequence that no key types: Xlib may fail without any. */
static const char unused[] = "<VoidSymbol> <VoidSymbol> : \"\\040\"\n";

static bool isDelayed;

/* Whether the keys go to an input method's server of X's own protocol, which composes by itself. SDL speaks with ibus and
 * fcitx over D-Bus, and lets Xlib compose beside them. */
static bool hasServer(void) {
  const char *modifiers = getenv("XMODIFIERS");
  const char *name = modifiers ? strstr(modifiers, "@im=") : NULL;
  if (!name) return false;
  name += strlen("@im=");
  return *name && strncmp(name, "none", 4) && strncmp(name, "ibus", 4) && strncmp(name, "fcitx", 5);
}

/* Whether SDL2 is sdl2-compat, which hands everything to SDL3; its versions end in 50 and more. */
static bool standsOnSDL3(void) {
  SDL_version version;
  SDL_GetVersion(&version);
  return version.patch >= 50;
}

/* Whether SDL would read compose sequences that can wait. SDL3 ends the program when they come from here. */
static bool canDelay(void) {
  if (standsOnSDL3()) return false;
  const char *drivers = getenv("SDL_VIDEODRIVER");
  if (!drivers || strncmp(drivers, "x11", 3) || !getenv("DISPLAY") || hasServer()) return false;
  return xMethodLibrary() != NULL;
}

int CSDL_InitVideo(void) {
  int file = canDelay() ? memfd_create("compose", MFD_CLOEXEC) : -1;
  if (file < 0) return SDL_Init(SDL_INIT_VIDEO);
  const char *value = getenv(variable);
  char *previous = value ? strdup(value) : NULL;
  char path[40];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  bool isReady = write(file, unused, sizeof unused - 1) == sizeof unused - 1 && access(path, R_OK) == 0;
  if (isReady) setenv(variable, path, 1);
  int status = SDL_Init(SDL_INIT_VIDEO);
  if (isReady && previous) setenv(variable, previous, 1);
  if (isReady && !previous) unsetenv(variable);
  /* Not after a failure, whose message it would replace. */
  const char *driver = status == 0 ? SDL_GetCurrentVideoDriver() : NULL;
  isDelayed = isReady && driver && strcmp(driver, "x11") == 0;
  if (isReady && status == 0 && !isDelayed) {
    /* Another driver has been fallen back to, such as Wayland's, which reads the same file for good. */
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    status = SDL_Init(SDL_INIT_VIDEO);
  }
  free(previous);
  close(file);
  return status;
}

struct CSDL_Composer {
  SDL_Window *window;
  void *display;
  unsigned long number; /* the window's */
  const XMethodLibrary *x;
  void *method;
  void *context;
  bool isOn;
};

/* The start of a key event of X11. */
typedef struct {
  int type;
  unsigned long serial;
  int sent;
  void *display;
  unsigned long window, root, subwindow, time;
  int x, y, rootX, rootY;
  unsigned state, code;
} KeyEvent;

/* Types what Xlib has composed. It tells so by a key of the code 0, which must not reach SDL: it would ask its own input
 * method, which has composed nothing. */
static int typeComposed(void *display, unsigned long window, void *event, char *data) {
  CSDL_Composer *composer = (CSDL_Composer *)data;
  if (((KeyEvent *)event)->code != 0) {
    /* Xlib asks one filter only: the one that was registered last. */
    composer->x->_XUnregisterFilter(display, window, typeComposed, data);
    int isUsed = composer->x->XFilterEvent(event, 0);
    composer->x->_XRegisterFilterByType(display, window, 2, 2, typeComposed, data);
    return isUsed;
  }
  SDL_Event typed = {.text = {.type = SDL_TEXTINPUT, .windowID = SDL_GetWindowID(composer->window)}};
  unsigned long symbol = 0;
  int status = 0;
  int length = composer->x->Xutf8LookupString(
    composer->context, event, typed.text.text, sizeof typed.text.text - 1, &symbol, &status);
  if (length > 0 && length < (int)sizeof typed.text.text && (status == 2 || status == 4)) { /* XLookupChars, XLookupBoth */
    typed.text.text[length] = 0;
    SDL_PushEvent(&typed);
  }
  return 1;
}

/* Opens the method in the user's locale, which Xlib takes from the process. */
static void openContext(CSDL_Composer *composer) {
  const XMethodLibrary *x = composer->x;
  const char *current = setlocale(LC_CTYPE, NULL);
  char *locale = current ? strdup(current) : NULL;
  setlocale(LC_CTYPE, "");
  const char *modifiers = x->XSetLocaleModifiers(NULL);
  char *previous = modifiers ? strdup(modifiers) : NULL;
  x->XSetLocaleModifiers("@im=none");
  composer->method = x->XOpenIM(composer->display, NULL, NULL, NULL);
  if (composer->method) {
    composer->context = x->XCreateIC(
      composer->method, "inputStyle", 0x408UL /* XIMPreeditNothing | XIMStatusNothing */, "clientWindow",
      composer->number, "focusWindow", composer->number, (void *)NULL);
  }
  if (previous) x->XSetLocaleModifiers(previous);
  setlocale(LC_CTYPE, locale ? locale : "C");
  free(previous);
  free(locale);
}

CSDL_Composer *CSDL_OpenComposer(SDL_Window *window) {
  CSDL_WindowInfo info;
  const XMethodLibrary *x = isDelayed ? xMethodLibrary() : NULL;
  if (!x || !isOnX11(window, &info)) return NULL;
  CSDL_Composer *composer = calloc(1, sizeof *composer);
  if (!composer) return NULL;
  composer->window = window;
  composer->display = info.info.x11.display;
  composer->number = info.info.x11.window;
  composer->x = x;
  openContext(composer);
  if (composer->context) return composer;
  CSDL_CloseComposer(composer);
  return NULL;
}

void CSDL_SetComposing(CSDL_Composer *composer, bool isOn) {
  if (!composer || composer->isOn == isOn) return;
  composer->isOn = isOn;
  if (isOn) {
    composer->x->XSetICFocus(composer->context);
    composer->x->_XRegisterFilterByType(
      composer->display, composer->number, 2, 2 /* KeyPress */, typeComposed, (char *)composer);
  } else {
    composer->x->_XUnregisterFilter(composer->display, composer->number, typeComposed, (char *)composer);
    composer->x->XUnsetICFocus(composer->context);
  }
}

void CSDL_CloseComposer(CSDL_Composer *composer) {
  if (!composer) return;
  CSDL_SetComposing(composer, false);
  if (composer->context) composer->x->XDestroyIC(composer->context);
  if (composer->method) composer->x->XCloseIM(composer->method);
  free(composer);
}
