/// The main queue of libdispatch, in which the tasks of Swift's main actor wait.
///
/// A program is linked to libdispatch as a shared library or statically, or not at all if it has no tasks.
#ifndef SWIPETAB_CSDLMAINQUEUE_H
#define SWIPETAB_CSDLMAINQUEUE_H

/// A descriptor that becomes readable when there is work in the queue; negative if the program has no libdispatch.
int CSDL_GetMainQueueDescriptor(void);

/// Runs what is in the queue; call it on the main thread only.
void CSDL_RunMainQueue(void);

#endif
