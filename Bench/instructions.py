"""Counts what a frame of a drag and a start cost, from runs that callgrind recorded, and compares it with limits.

    instructions.py LIMITS accept|check|show [NAME FEW MANY]...

FEW and MANY are the files of two runs that differ by 100 frames. LIMITS is a file of JSON: figures by name.
"""
import collections, json, re, sys

FRAMES = 100
FEW_FRAMES = 40
CALLS = {"retains": ("swift_retain", "swift_bridgeObjectRetain"), "accesses": ("swift_beginAccess",)}
FIGURES = ("instructions", "retains", "accesses", "lines", "pages", "start")
# The counts are the same to 0.1 % in each run on a machine.
LEEWAY = 1.05
UNUSED = ("Bench/plain.json", "Bench/unused.json", 1.02)


def counted(path):
    """The instructions in all, the calls by function, and the executions by address in the program's own code."""
    names, calls, executed = {}, collections.Counter(), collections.Counter()
    total = address = 0
    called, is_own, is_call = None, False, False
    for line in open(path, errors="replace"):
        if line[0] in "0123456789+-*":
            word, _, cost = line.split()[:3]
            if word[0] == "+":
                address += int(word[1:], 0)
            elif word[0] == "-":
                address -= int(word[1:], 0)
            elif word[0] != "*":
                address = int(word, 16)
            if is_own and not is_call:
                executed[address] += int(cost)
            is_call = False
        elif match := re.match(r"c?fn=\((\d+)\)(?: (.*))?", line):
            if match[2]:
                # Calls within calls of a function are counted apart.
                names[match[1]] = re.sub(r"'\d+$", "", match[2])
            called = names[match[1]]
        elif line.startswith("calls="):
            calls[called] += int(line[6:].split()[0])
            is_call = True
        elif line.startswith("ob="):
            match = re.match(r"ob=\((\d+)\)(?: (.*))?", line)
            if match[2]:
                names["ob" + match[1]] = match[2].strip()
            is_own = names["ob" + match[1]].endswith("-stripped")
        elif match := re.match(r"cob=\((\d+)\) (.*)", line):
            names["ob" + match[1]] = match[2].strip()
        elif line.startswith("summary: "):
            total = int(line.split()[1])
    return total, calls, executed


def figures(few, many):
    (first, first_calls, first_executed), (last, last_calls, executed) = counted(few), counted(many)
    frame = (last - first) / FRAMES
    # Code of at least every second frame.
    often = [place for place, count in executed.items() if count - first_executed[place] >= FRAMES / 2]
    result = {"instructions": round(frame)}
    for name, functions in CALLS.items():
        result[name] = round(sum(last_calls[each] - first_calls[each] for each in functions) / FRAMES)
    result["lines"] = len({place >> 6 for place in often})
    result["pages"] = len({place >> 12 for place in often})
    result["start"] = round(first - FEW_FRAMES * frame)
    return result


limits_path, wish, runs = sys.argv[1], sys.argv[2], sys.argv[3:]
found = {runs[i]: figures(runs[i + 1], runs[i + 2]) for i in range(0, len(runs), 3)}
print("%-34s %12s %8s %8s %6s %6s %12s" % ("a frame of", *FIGURES))
for name, row in found.items():
    print("%-34s %12d %8d %8d %6d %6d %12d" % (name, *(row[figure] for figure in FIGURES)))
if wish == "accept":
    with open(limits_path, "w") as file:
        json.dump(found, file, indent=2)
        file.write("\n")
if wish == "check":
    limits = json.load(open(limits_path))
    grown = [
        f"{name}: {figure} {row[figure]}, of {limits[name][figure]} at most 5 % more"
        for name, row in found.items() for figure in FIGURES if row[figure] > LEEWAY * limits[name][figure]
    ]
    plain, unused, share = UNUSED
    if found[unused]["instructions"] > share * found[plain]["instructions"]:
        grown.append(f"{unused}: what is not used costs {found[unused]['instructions'] - found[plain]['instructions']} a frame")
    sys.exit("\n".join(grown) or None)
