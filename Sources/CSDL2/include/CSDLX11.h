/// A window's content in memory that is shared with the X server.
///
/// SDL waits for the server after each frame; this does not, so that a frame of a drag costs one wake-up less. Xlib is
/// loaded at run time, as it is there wherever SDL uses it, but its headers are not.
#ifndef SWIPETAB_CSDLX11_H
#define SWIPETAB_CSDLX11_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct SDL_Window;
struct SDL_Rect;

/// Sets a window's title as `SDL_SetWindowTitle` does, and completes it.
void CSDL_SetTitle(struct SDL_Window *window, const char *title);

/// Gives a window on X11 its title in UTF-8, which SDL does only if the process has a UTF-8 locale; nothing happens
/// elsewhere, or for a title in ASCII.
void CSDL_CompleteTitle(struct SDL_Window *window);

/// Whether something gives windows their places: false on X11 where no window manager runs.
bool CSDL_HasWindowManager(struct SDL_Window *window);

/// Copies the resolution of texts that an X server's desktop asks for (the resource `Xft.dpi`), in dots per inch, as text
/// that ends with 0; false if it asks for none. Waits for the server.
bool CSDL_CopyTextResolution(char *text, int capacity);

/// Lets the clipboard manager of an X server keep the text that this program has copied, before it ends.
///
/// It waits up to a second for that, and does nothing elsewhere, without such a manager, or if another program has copied
/// something since.
void CSDL_KeepClipboard(struct SDL_Window *window);

/// What became of a request for the text that another program has copied or selected.
typedef enum {
  CSDL_NoText,   /* there is none */
  CSDL_OwnText,  /* it belongs to this program, so that SDL has it */
  CSDL_NoAnswer, /* the other program does not answer, or stops in the middle */
  CSDL_SomeText
} CSDL_TextAnswer;

/// The number of a window on an X server; 0 for others.
unsigned long CSDL_GetX11Window(struct SDL_Window *window);

/// Reads the first bytes of what another program has copied or selected; `text` is to be freed.
///
/// It waits for the other program, up to five seconds from each of its answers to the next, on a connection of its own. So any
/// thread may call it. `window` is a window of this program.
CSDL_TextAnswer CSDL_ReadText(unsigned long window, bool isSelected, size_t most, char **text);

/// The content of a window on an X server.
typedef struct CSDL_X11Surface CSDL_X11Surface;

/// Prepares a window's content; NULL if the window is not on X11, or the server has another pixel format than
/// `0x00RRGGBB` or shares no memory.
CSDL_X11Surface *CSDL_OpenX11Surface(struct SDL_Window *window);

/// The pixels, row by row, of a content of this size; NULL if there is no memory for it.
///
/// They keep what was drawn into them as long as the size is the same. Waits for the server if it lags behind by many
/// frames.
uint32_t *CSDL_LockX11Surface(CSDL_X11Surface *surface, int width, int height, bool *isNew);

/// Shows rectangles of the pixels, which the server reads soon.
void CSDL_ShowX11Surface(CSDL_X11Surface *surface, const struct SDL_Rect *rectangles, int count);

/// Frees the content; the server may have gone.
void CSDL_CloseX11Surface(CSDL_X11Surface *surface);

#endif
