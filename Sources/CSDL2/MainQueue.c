#include "CSDLMainQueue.h"

#include <stddef.h>

/* What libdispatch has for Foundation's run loop. Weak, as a program without tasks may lack it. In a program that is linked
   statically `dlsym` would not find them. */
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));

int CSDL_GetMainQueueDescriptor(void) {
  if (_dispatch_get_main_queue_handle_4CF == NULL || _dispatch_main_queue_callback_4CF == NULL) return -1;
  return _dispatch_get_main_queue_handle_4CF();
}

void CSDL_RunMainQueue(void) { _dispatch_main_queue_callback_4CF(NULL); }
