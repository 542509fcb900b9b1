#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/* How often the calling thread has asked the heap for memory since its start; -1 where that is not counted. */
long allocationCount(void);

#endif
