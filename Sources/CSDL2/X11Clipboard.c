#include "X11.h"

/* Passing a copied text on to the clipboard manager, by the ICCCM: SDL 2 does not, so that the text is gone with the program. */

/* The bits of an identifier that number what one client has made; the X server gives others other bits above. */
enum { ClientBits = 18 };
/* How long the clipboard manager may take, in milliseconds. */
enum { Patience = 1000 };

void CSDL_KeepClipboard(SDL_Window *window) {
  CSDL_WindowInfo info;
  const XLibrary *x = isOnX11(window, &info) ? xLibrary() : NULL;
  /* A connection of its own, so that SDL answers the manager on the other one and takes nothing away here. */
  void *display = x ? x->XOpenDisplay(NULL) : NULL;
  if (!display) return;
  enum { Clipboard, Manager, Save, Kept };
  const char *names[] = {"CLIPBOARD", "CLIPBOARD_MANAGER", "SAVE_TARGETS", "SWIPETAB_KEPT"};
  unsigned long atoms[4];
  if (x->XInternAtoms(display, names, 4, 0, atoms) && x->XGetSelectionOwner(display, atoms[Manager])) {
    /* Another program may have copied something since. SDL owns its text by a hidden window. */
    unsigned long owner = x->XGetSelectionOwner(display, atoms[Clipboard]);
    if (owner && (owner ^ info.info.x11.window) >> ClientBits == 0) {
      unsigned long place = x->XCreateSimpleWindow(display, x->XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0);
      x->XConvertSelection(display, atoms[Manager], atoms[Save], atoms[Kept], place, 0 /* CurrentTime */);
      x->XFlush(display);
      bool isKept = false;
      for (unsigned start = SDL_GetTicks(); !isKept && SDL_GetTicks() - start < Patience;) {
        SDL_PumpEvents();
        while (!isKept && x->XPending(display)) {
          long event[24];
          x->XNextEvent(display, event);
          isKept = *(int *)event == 31 /* SelectionNotify */;
        }
        if (!isKept) SDL_Delay(2);
      }
    }
  }
  x->XCloseDisplay(display);
}
