/// Dead keys and compose sequences on X11, read from their file when a text field needs them and not before.
///
/// Where the locale is UTF-8 that file has 5000 lines, and reading it takes a third of the time to the first frame. SDL
/// does so at the start, for programs without text fields too.
#ifndef SWIPETAB_CSDLCOMPOSE_H
#define SWIPETAB_CSDLCOMPOSE_H

#include <stdbool.h>

struct SDL_Window;

/// Starts SDL's video without compose sequences; the result is that of `SDL_Init`.
int CSDL_InitVideo(void);

/// Composes what is typed in one window.
typedef struct CSDL_Composer CSDL_Composer;

/// Reads the compose sequences of the user's locale and types what is composed from now on, as `SDL_TEXTINPUT`; NULL if
/// the window is not on X11, or SDL composes by itself.
CSDL_Composer *CSDL_OpenComposer(struct SDL_Window *window);

/// Whether keys are composed.
void CSDL_SetComposing(CSDL_Composer *composer, bool isOn);

/// Ends it; call it before the window is destroyed.
void CSDL_CloseComposer(CSDL_Composer *composer);

#endif
