/* Finds the window to measure; for programs that have `display` and `fail`. */

static XWindowAttributes largest_window(void) {
  Window root, parent, *children = NULL;
  unsigned count = 0;
  XWindowAttributes best = {0}, each;
  XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count);
  for (unsigned i = 0; i < count; i++) {
    if (!XGetWindowAttributes(display, children[i], &each) || each.map_state != IsViewable) continue;
    if (each.width * each.height > best.width * best.height) best = each;
  }
  XFree(children);
  if (best.width == 0) fail("there is no window");
  return best;
}
