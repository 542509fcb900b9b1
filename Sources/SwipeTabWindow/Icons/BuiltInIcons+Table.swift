// Written by Scripts/icons from Assets/icons.

nonisolated extension BuiltInIcons {
  static let table: [String: StaticString] = [
    "app": """
    % The program: three pages, the middle one with its bar.
    grid 24
    color #0A66F0
    block 1 5 10 14 2.25
    color #FFCB05
    block 13 5 10 14 2.25
    mode cut
    block 4.5 1.5 15 21 3.5
    mode add
    color #E0302B
    block 5.5 2.5 13 19 2.75
    color #FFFFFF
    block 7.25 16 9.5 3.75 1.875
    color #0A66F0
    disc 9.25 17.875 0.875
    color #C7C7CC
    disc 12 17.875 0.875
    disc 14.75 17.875 0.875

    """,
    "bell": """
    grid 24
    line M 6.5 10 v 12 4 h 17.5 10 C 17.5 13.5 18 15 19.5 16.75 H 4.5 C 6 15 6.5 13.5 6.5 10
    line M 9.75 20 C 10.6 21.4 13.4 21.4 14.25 20
    line M 12 2.75 V 4

    """,
    "bookmark": """
    grid 24
    line M 6 5.5 V 20.5 L 12 16.25 L 18 20.5 V 5.5 v 15.75 3.5 H 8.25 h 6 5.5

    """,
    "bowl": """
    grid 24
    line M 3.6 11 H 20.4 C 20.4 16 17 19.8 12 19.8 C 7 19.8 3.6 16 3.6 11 Z
    line M 9.4 7.6 C 8.4 6.4 10.4 5.2 9.4 3.8 M 14.4 7.6 C 13.4 6.4 15.4 5.2 14.4 3.8

    """,
    "cart": """
    grid 24
    line M 2.75 4 H 5 L 7.5 15.5 H 18 L 20.5 7.5 H 5.75
    disc 8.75 19.5 1.6
    disc 16.75 19.5 1.6

    """,
    "chair": """
    grid 24
    box 6.6 3.7 10.8 8.6 2.4
    box 4.2 12.3 15.6 4.2 1.6
    line M 6.6 16.5 V 20.3 M 17.4 16.5 V 20.3

    """,
    "check": """
    grid 24
    line M 5 13 L 10 18 L 19 7

    """,
    "chevron-double-left": """
    grid 24
    line M 18 6 L 12 12 L 18 18 M 11 6 L 5 12 L 11 18

    """,
    "chevron-double-right": """
    grid 24
    line M 6 6 L 12 12 L 6 18 M 13 6 L 19 12 L 13 18

    """,
    "chevron-left": """
    grid 24
    line M 15 5 L 8 12 L 15 19

    """,
    "chevron-right": """
    grid 24
    line M 9 5 L 16 12 L 9 19

    """,
    "circle-0": """
    grid 24
    disc 12 12 9.5
    mode cut
    pen 1.8
    line M 9.5 12 v 12 8 h 14.5 12 v 12 16 h 9.5 12

    """,
    "circle-1": """
    grid 24
    disc 12 12 9.5
    mode cut
    pen 1.8
    line M 10.25 9.5 L 12.75 8 V 16

    """,
    "circle-2": """
    grid 24
    disc 12 12 9.5
    mode cut
    pen 1.8
    line M 9.5 10 C 9.75 8.75 10.75 8 12 8 h 14.4 10.25 C 14.4 11.5 13.6 12.2 12.75 13 L 9.5 16 H 14.6

    """,
    "circle-3": """
    grid 24
    disc 12 12 9.5
    mode cut
    pen 1.8
    line M 9.6 9.2 C 10.1 8.4 10.9 8 12 8 h 14.3 10 v 12 11.9 H 11.2 M 12 11.9 h 14.6 14 v 12 16 C 10.8 16 9.8 15.5 9.4 14.6

    """,
    "circle-4": """
    grid 24
    disc 12 12 9.5
    mode cut
    pen 1.8
    line M 13.5 16 V 8 L 9.25 13.9 H 15

    """,
    "circle-5": """
    grid 24
    disc 12 12 9.5
    mode cut
    pen 1.8
    line M 14.25 8 H 10.3 L 9.95 11.6 C 10.5 11.1 11.2 10.8 12 10.8 h 14.6 13.4 v 12 16 C 10.8 16 9.9 15.5 9.5 14.7

    """,
    "circle-6": """
    grid 24
    disc 12 12 9.5
    mode cut
    pen 1.8
    line M 14.1 8.9 C 13.7 8.3 13.1 8 12.3 8 C 10.5 8 9.4 9.7 9.4 12.4 V 13.45 v 12 10.95 h 14.6 13.45 v 12 16 h 9.4 13.45

    """,
    "circle-7": """
    grid 24
    disc 12 12 9.5
    mode cut
    pen 1.8
    line M 9.5 8 H 14.5 L 11.25 16

    """,
    "clock": """
    grid 24
    circle 12 12 9
    line M 12 7 V 12 L 15.5 14

    """,
    "folder": """
    grid 24
    line M 3 7 V 17 v 5.25 19 H 18.75 h 21 17 V 9.5 v 18.75 7.5 H 12 L 9.75 5 H 5.25 h 3 7

    """,
    "gear": """
    grid 24
    line M 10.21 5.34 L 10.47 2.83 L 13.53 2.83 L 13.79 5.34 L 15.45 6.02 L 17.40 4.43 L 19.57 6.60 L 17.98 8.55 L 18.66 10.21 L 21.17 10.47 L 21.17 13.53 L 18.66 13.79 L 17.98 15.45 L 19.57 17.40 L 17.40 19.57 L 15.45 17.98 L 13.79 18.66 L 13.53 21.17 L 10.47 21.17 L 10.21 18.66 L 8.55 17.98 L 6.60 19.57 L 4.43 17.40 L 6.02 15.45 L 5.34 13.79 L 2.83 13.53 L 2.83 10.47 L 5.34 10.21 L 6.02 8.55 L 4.43 6.60 L 6.60 4.43 L 8.55 6.02 Z
    circle 12 12 2.8

    """,
    "gift": """
    grid 24
    box 4 9 16 11.5 1.5
    line M 4 13.4 H 20 M 12 9 V 20.5
    line M 12 9 C 7.6 9 6.2 6.6 7.4 4.8 C 8.8 2.8 12 5.4 12 9 C 12 5.4 15.2 2.8 16.6 4.8 C 17.8 6.6 16.4 9 12 9

    """,
    "heart": """
    grid 24
    line M 12 20 C 6.5 16 3 12.75 3 9 C 3 6.3 5.1 4.25 7.6 4.25 C 9.5 4.25 11.1 5.3 12 7 C 12.9 5.3 14.5 4.25 16.4 4.25 C 18.9 4.25 21 6.3 21 9 C 21 12.75 17.5 16 12 20

    """,
    "house": """
    grid 24
    line M 3 11.5 L 12 3.5 L 21 11.5
    line M 5.5 9.5 V 18 v 8 20.5 H 16 h 18.5 18 V 9.5
    line M 9.75 20 V 16 v 12 13.75 h 14.25 16 V 20

    """,
    "ic_music": """
    % Two notes under a beam.
    grid 24
    color #0A66F033
    disc 6.5 17.5 3
    disc 17.5 15.5 3
    area M 9.5 6 L 20.5 4 V 8 L 9.5 10 Z
    color #0A66F0
    circle 6.5 17.5 3
    circle 17.5 15.5 3
    line M 9.5 17.5 V 6 L 20.5 4 V 15.5
    line M 9.5 10 L 20.5 8

    """,
    "ic_pause": """
    % Two bars in a circle.
    grid 24
    color #0A66F033
    disc 12 12 9
    color #0A66F0
    circle 12 12 9
    pen 2
    line M 10 9 V 15 M 14 9 V 15

    """,
    "ic_play": """
    % A triangle in a circle.
    grid 24
    color #0A66F033
    disc 12 12 9
    color #0A66F0
    circle 12 12 9
    pen 1.5
    line M 10.25 8.9 V 15.1 L 15.5 12 Z
    area M 10.25 8.9 V 15.1 L 15.5 12 Z

    """,
    "ic_star": """
    % A star: a light area in a line.
    grid 24
    color #0A66F033
    area M 12 3.3 L 14.59 9.34 L 21.13 9.93 L 16.18 14.26 L 17.64 20.67 L 12 17.3 L 6.36 20.67 L 7.82 14.26 L 2.87 9.93 L 9.41 9.34 Z
    color #0A66F0
    line M 12 3.3 L 14.59 9.34 L 21.13 9.93 L 16.18 14.26 L 17.64 20.67 L 12 17.3 L 6.36 20.67 L 7.82 14.26 L 2.87 9.93 L 9.41 9.34 Z

    """,
    "kettle": """
    grid 24
    line M 4.6 20.3 C 3.9 13.6 6 10.4 11 10.4 C 16 10.4 18.1 13.6 17.4 20.3 Z
    line M 6 9 C 6 1.9 16 1.9 16 9
    line M 17.6 15.6 C 20 15 19.2 11.6 21.3 10.6
    disc 11 8.6 1.2

    """,
    "lamp": """
    grid 24
    line M 8.2 3.7 H 15.8 L 19 12 H 5 Z
    line M 12 12 V 20.3 M 8 20.3 H 16

    """,
    "list": """
    grid 24
    line M 9 6 H 20.5 M 9 12 H 20.5 M 9 18 H 20.5
    disc 4.5 6 1.4
    disc 4.5 12 1.4
    disc 4.5 18 1.4

    """,
    "magnifier": """
    grid 24
    circle 10.5 10.5 6.5
    line M 15.4 15.4 L 20.5 20.5

    """,
    "more": """
    grid 24
    disc 5 12 1.8
    disc 12 12 1.8
    disc 19 12 1.8

    """,
    "mug": """
    grid 24
    line M 5 8.5 H 16 V 17 C 16 19 14.5 20.5 13 20.5 H 8 C 6.5 20.5 5 19 5 17 Z
    line M 16 10.5 H 17.5 C 20.6 10.5 20.6 15.5 17.5 15.5 H 16
    line M 8.5 5.6 V 3.6 M 12.5 5.6 V 3.6

    """,
    "notebook": """
    grid 24
    box 5.5 3.7 13 16.8 2
    line M 9.2 3.7 V 20.5 M 12.4 8 H 15.2 M 12.4 11.6 H 15.2

    """,
    "person": """
    grid 24
    circle 12 7.75 4
    line M 4.5 20.5 C 4.5 17 7.5 15 12 15 C 16.5 15 19.5 17 19.5 20.5

    """,
    "pin": """
    grid 24
    line M 12 21 C 8.4 16.8 5.75 13.6 5.75 9.75 C 5.75 6.2 8.5 3.5 12 3.5 C 15.5 3.5 18.25 6.2 18.25 9.75 C 18.25 13.6 15.6 16.8 12 21 Z
    disc 12 9.75 2.25

    """,
    "plant": """
    grid 24
    line M 7 14.2 H 17 L 15.6 20.4 H 8.4 Z
    line M 12 14 V 8.5
    line M 12 9.6 C 12 5.4 9 3.6 5.8 3.8 C 6 7.6 8.4 9.7 12 9.6
    line M 12 11.8 C 12 8.4 14.8 6.4 18.2 6.6 C 18 10 15.6 12 12 11.8

    """,
    "plus": """
    grid 24
    line M 12 4.5 V 19.5 M 4.5 12 H 19.5

    """,
    "square-0": """
    grid 24
    block 3 3 18 18 4.5
    mode cut
    pen 1.8
    line M 9.5 12 v 12 8 h 14.5 12 v 12 16 h 9.5 12

    """,
    "square-1": """
    grid 24
    block 3 3 18 18 4.5
    mode cut
    pen 1.8
    line M 10.25 9.5 L 12.75 8 V 16

    """,
    "square-2": """
    grid 24
    block 3 3 18 18 4.5
    mode cut
    pen 1.8
    line M 9.5 10 C 9.75 8.75 10.75 8 12 8 h 14.4 10.25 C 14.4 11.5 13.6 12.2 12.75 13 L 9.5 16 H 14.6

    """,
    "square-3": """
    grid 24
    block 3 3 18 18 4.5
    mode cut
    pen 1.8
    line M 9.6 9.2 C 10.1 8.4 10.9 8 12 8 h 14.3 10 v 12 11.9 H 11.2 M 12 11.9 h 14.6 14 v 12 16 C 10.8 16 9.8 15.5 9.4 14.6

    """,
    "square-4": """
    grid 24
    block 3 3 18 18 4.5
    mode cut
    pen 1.8
    line M 13.5 16 V 8 L 9.25 13.9 H 15

    """,
    "square-5": """
    grid 24
    block 3 3 18 18 4.5
    mode cut
    pen 1.8
    line M 14.25 8 H 10.3 L 9.95 11.6 C 10.5 11.1 11.2 10.8 12 10.8 h 14.6 13.4 v 12 16 C 10.8 16 9.9 15.5 9.5 14.7

    """,
    "square-6": """
    grid 24
    block 3 3 18 18 4.5
    mode cut
    pen 1.8
    line M 14.1 8.9 C 13.7 8.3 13.1 8 12.3 8 C 10.5 8 9.4 9.7 9.4 12.4 V 13.45 v 12 10.95 h 14.6 13.45 v 12 16 h 9.4 13.45

    """,
    "square-7": """
    grid 24
    block 3 3 18 18 4.5
    mode cut
    pen 1.8
    line M 9.5 8 H 14.5 L 11.25 16

    """,
    "star": """
    grid 24
    line M 12 3.3 L 14.59 9.34 L 21.13 9.93 L 16.18 14.26 L 17.64 20.67 L 12 17.3 L 6.36 20.67 L 7.82 14.26 L 2.87 9.93 L 9.41 9.34 Z

    """,
    "swatch-filled": """
    % A tab of a color, selected.
    grid 24
    disc 12 12 9

    """,
    "swatch": """
    % A tab of a color.
    grid 24
    circle 12 12 8

    """,
    "tag": """
    grid 24
    line M 12 3.5 H 5.5 h 3.5 5.5 V 12 L 12 20.5 L 20.5 12 Z
    disc 8 8 1.5

    """,
    "xmark": """
    grid 24
    line M 6 6 L 18 18 M 18 6 L 6 18

    """,
  ]
}
