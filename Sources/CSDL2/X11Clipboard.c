#include "X11.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>

/* Passing a copied text on to the clipboard manager, by the ICCCM: SDL 2 does not, so that the text is gone with the program. */

/* The bits of an identifier that number what one client has made; the X server gives others other bits above. */
enum { ClientBits = 18 };
/* How long the clipboard manager may take, in milliseconds. */
enum { Patience = 1000 };

static bool isOurs(unsigned long owner, unsigned long window) {
  return owner && (owner ^ window) >> ClientBits == 0;
}

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
    if (isOurs(x->XGetSelectionOwner(display, atoms[Clipboard]), info.info.x11.window)) {
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

/* MARK: Reading */

/* Reading a text, by the ICCCM: SDL 2 waits on the main thread, and reads no text that its owner sends in parts. */

/* How long the owner may take for each answer, in milliseconds. */
enum { AnswerPatience = 5000 };

typedef struct {
  const XLibrary *x;
  void *display;
  unsigned long window, property;
  char *text;
  size_t count, most;
} Reading;

typedef union {
  struct {
    int type;
    unsigned long serial;
    int isSent;
    void *display;
    unsigned long requestor, selection, target, property;
  } answer; /* XSelectionEvent */
  struct {
    int type;
    unsigned long serial;
    int isSent;
    void *display;
    unsigned long window, atom, time;
    int isDeleted;
  } change; /* XPropertyEvent */
  long space[24];
} Event;

/* Waits for an event of a type; false if none comes. */
static bool await(const Reading *reading, int type, Event *event) {
  unsigned start = SDL_GetTicks();
  do {
    while (!reading->x->XPending(reading->display)) {
      int rest = AnswerPatience - (int)(SDL_GetTicks() - start);
      struct pollfd connection = {.fd = reading->x->XConnectionNumber(reading->display), .events = POLLIN};
      if (rest <= 0 || poll(&connection, 1, rest) == 0) return false;
    }
    reading->x->XNextEvent(reading->display, event);
  } while (event->answer.type != type);
  return true;
}

/* Takes what the owner has put into our window, and deletes it there, for which the owner waits; returns its type, and the
 * number of its bytes. */
static unsigned long take(Reading *reading, unsigned long *bytes) {
  unsigned long type = 0, rest = 0;
  int format = 0;
  unsigned char *value = NULL;
  reading->x->XGetWindowProperty(
    reading->display, reading->window, reading->property, 0, 0x1FFFFFFF, 1, 0 /* AnyPropertyType */, &type, &format, bytes,
    &rest, &value);
  size_t room = reading->most - reading->count;
  size_t count = format != 8 ? 0 : *bytes < room ? *bytes : room;
  char *text = count > 0 ? realloc(reading->text, reading->count + count + 1) : NULL;
  if (text) {
    memcpy(text + reading->count, value, count);
    reading->text = text;
    reading->count += count;
    text[reading->count] = 0;
  }
  if (value) reading->x->XFree(value);
  return type;
}

static CSDL_TextAnswer readText(Reading *reading, unsigned long selection, unsigned long utf8, unsigned long parts) {
  Event event;
  reading->x->XSelectInput(reading->display, reading->window, 1L << 22 /* PropertyChangeMask */);
  reading->x->XConvertSelection(
    reading->display, selection, utf8, reading->property, reading->window, 0 /* CurrentTime */);
  if (!await(reading, 31 /* SelectionNotify */, &event)) return CSDL_NoAnswer;
  unsigned long bytes = 0;
  if (event.answer.property == 0) return CSDL_NoText;
  if (take(reading, &bytes) == parts) {
    do {
      do {
        if (!await(reading, 28 /* PropertyNotify */, &event)) return CSDL_NoAnswer;
      } while (event.change.atom != reading->property || event.change.isDeleted);
      take(reading, &bytes);
    } while (bytes > 0 && reading->count < reading->most);
  }
  return reading->text ? CSDL_SomeText : CSDL_NoText;
}

CSDL_TextAnswer CSDL_ReadText(unsigned long window, bool isSelected, size_t most, char **text) {
  *text = NULL;
  const XLibrary *x = xLibrary();
  Reading reading = {.x = x, .display = x ? x->XOpenDisplay(NULL) : NULL, .most = most};
  if (!reading.display) return CSDL_NoText;
  enum { Clipboard, Primary, UTF8, Parts, Place };
  const char *names[] = {"CLIPBOARD", "PRIMARY", "UTF8_STRING", "INCR", "SWIPETAB_TEXT"};
  unsigned long atoms[5];
  CSDL_TextAnswer answer = CSDL_NoText;
  if (x->XInternAtoms(reading.display, names, 5, 0, atoms)) {
    unsigned long selection = atoms[isSelected ? Primary : Clipboard];
    unsigned long owner = x->XGetSelectionOwner(reading.display, selection);
    reading.property = atoms[Place];
    reading.window =
      x->XCreateSimpleWindow(reading.display, x->XDefaultRootWindow(reading.display), 0, 0, 1, 1, 0, 0, 0);
    if (isOurs(owner, window)) answer = CSDL_OwnText;
    else if (owner) answer = readText(&reading, selection, atoms[UTF8], atoms[Parts]);
  }
  x->XCloseDisplay(reading.display);
  if (answer == CSDL_SomeText) *text = reading.text;
  else free(reading.text);
  return answer;
}

unsigned long CSDL_GetX11Window(SDL_Window *window) {
  CSDL_WindowInfo info;
  return isOnX11(window, &info) ? info.info.x11.window : 0;
}
