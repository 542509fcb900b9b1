/// Ends the program within 2 s after SIGTERM, SIGINT or SIGHUP, whatever it does.
///
/// SDL makes an event of the signals, which does not help while the program waits inside of SDL, as for a server that was
/// stopped or a window manager that hangs, or while an app's code never returns. A thread that sleeps until the first signal
/// finds out about that.
#ifndef SWIPETAB_CSDLENDSIGNALS_H
#define SWIPETAB_CSDLENDSIGNALS_H

#include <stdbool.h>

/// Starts SDL's events and watches the signals; call it on the main thread, before anything waits for a display.
///
/// A signal that the program ignores or handles itself is left alone. After a signal, if the main thread stays in one wait
/// for a second, `giveUp` is called there, in the midst of the wait. It must not use SDL. If SDL has not ended 1.8 s after the
/// signal, the process ends by it.
/// `isBetweenSteps` is what the outermost CSDL_BeginWait was told.
void CSDL_WatchEndSignals(void (*giveUp)(bool isBetweenSteps));

/// Gives the signals their default effect again; call it when SDL has ended.
void CSDL_ForgetEndSignals(void);

/// Notes that the main thread now calls what may wait for the display.
///
/// `isBetweenSteps` says that nothing else is half done meanwhile, so that the state of the program may be read.
void CSDL_BeginWait(bool isBetweenSteps);

/// Notes that the call has returned.
void CSDL_EndWait(void);

#endif
