# The checks of .ci/run and what each needs, for make, which starts a check as soon as that is there.
#
# A name is a function of .ci/run. What is first is started first: the release build takes longest, and the checks of windows mostly
# sleep while builds and tests use both cores.

checks := release tests_built tests format scripts structure fuzz allocations instructions windows other_windows desktops goldens pictures board \
  examples keyboards drops documentation
ifeq ($(SWIPETAB_THOROUGH),1)
checks += sanitized_address sanitized_thread bare_systems all_desktops
endif

# In seconds.
longest := 1800
sanitized_address sanitized_thread bare_systems all_desktops: private longest := 14400

all: $(checks)

# Tests use both cores, which windows and buses would wait for.
tests: tests_built windows other_windows desktops
allocations instructions goldens pictures board windows other_windows desktops: release
# These build in the folder of the tests.
examples: tests
keyboards: release examples
drops: examples
documentation: drops
sanitized_address sanitized_thread bare_systems all_desktops: documentation keyboards

# What shows windows must not wait for compilers, and most of it needs the release.
release fuzz: private first := nice -n 5
tests_built tests: private first := nice -n 15

# A check that waits for something that never comes fails, and does not keep the others from being told.
$(checks):
	@$(first) timeout --kill-after=10 $(longest) .ci/run --check $@

.PHONY: all $(checks)
