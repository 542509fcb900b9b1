// Written by Scripts/icons from Assets/icons.

nonisolated extension BuiltInIcons {
  /// The drawings, by name.
  static let table: [String: StaticString] = [
    "app": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <!-- The program: three pages, the middle one with its bar. -->
      <mask id="gap">
        <rect width="24" height="24" fill="white"/>
        <rect x="4.5" y="1.5" width="15" height="21" rx="3.5" fill="black"/>
      </mask>
      <g mask="url(#gap)">
        <rect x="1" y="5" width="10" height="14" rx="2.25" fill="#0A66F0"/>
        <rect x="13" y="5" width="10" height="14" rx="2.25" fill="#FFCB05"/>
      </g>
      <rect x="5.5" y="2.5" width="13" height="19" rx="2.75" fill="#E0302B"/>
      <rect x="7.25" y="16" width="9.5" height="3.75" rx="1.875" fill="white"/>
      <circle cx="9.25" cy="17.875" r="0.875" fill="#0A66F0"/>
      <circle cx="12" cy="17.875" r="0.875" fill="#C7C7CC"/>
      <circle cx="14.75" cy="17.875" r="0.875" fill="#C7C7CC"/>
    </svg>
    """,
    "bell": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M6.5 10 A5.5 6 0 0 1 17.5 10 C17.5 13.5 18 15 19.5 16.75 H4.5 C6 15 6.5 13.5 6.5 10"/>
      <path d="M9.75 20 C10.6 21.4 13.4 21.4 14.25 20"/>
      <path d="M12 2.75 V4"/>
    </svg>
    """,
    "bookmark": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M6 5.5 V20.5 L12 16.25 L18 20.5 V5.5 A2.25 2 0 0 0 15.75 3.5 H8.25 A2.25 2 0 0 0 6 5.5"/>
    </svg>
    """,
    "bowl": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M3.6 11 H20.4 C20.4 16 17 19.8 12 19.8 C7 19.8 3.6 16 3.6 11 Z"/>
      <path d="M9.4 7.6 C8.4 6.4 10.4 5.2 9.4 3.8 M14.4 7.6 C13.4 6.4 15.4 5.2 14.4 3.8"/>
    </svg>
    """,
    "cart": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M2.75 4 H5 L7.5 15.5 H18 L20.5 7.5 H5.75"/>
      <circle cx="8.75" cy="19.5" r="1.6" fill="currentColor" stroke="none"/>
      <circle cx="16.75" cy="19.5" r="1.6" fill="currentColor" stroke="none"/>
    </svg>
    """,
    "chair": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <rect x="6.6" y="3.7" width="10.8" height="8.6" rx="2.4"/>
      <rect x="4.2" y="12.3" width="15.6" height="4.2" rx="1.6"/>
      <path d="M6.6 16.5 V20.3 M17.4 16.5 V20.3"/>
    </svg>
    """,
    "check": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M5 13 L10 18 L19 7"/>
    </svg>
    """,
    "chevron-double-left": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M18 6 L12 12 L18 18 M11 6 L5 12 L11 18"/>
    </svg>
    """,
    "chevron-double-right": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M6 6 L12 12 L6 18 M13 6 L19 12 L13 18"/>
    </svg>
    """,
    "chevron-left": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M15 5 L8 12 L15 19"/>
    </svg>
    """,
    "chevron-right": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M9 5 L16 12 L9 19"/>
    </svg>
    """,
    "circle-0": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M9.5 12 A2.5 4 0 0 1 14.5 12 A2.5 4 0 0 1 9.5 12" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <circle cx="12" cy="12" r="9.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "circle-1": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M10.25 9.5 L12.75 8 V16" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <circle cx="12" cy="12" r="9.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "circle-2": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M9.5 10 C9.75 8.75 10.75 8 12 8 A2.4 2.25 0 0 1 14.4 10.25 C14.4 11.5 13.6 12.2 12.75 13 L9.5 16 H14.6" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <circle cx="12" cy="12" r="9.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "circle-3": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M9.6 9.2 C10.1 8.4 10.9 8 12 8 A2.3 2 0 0 1 14.3 10 A2.3 1.9 0 0 1 12 11.9 H11.2 M12 11.9 A2.6 2.1 0 0 1 14.6 14 A2.6 2 0 0 1 12 16 C10.8 16 9.8 15.5 9.4 14.6" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <circle cx="12" cy="12" r="9.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "circle-4": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M13.5 16 V8 L9.25 13.9 H15" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <circle cx="12" cy="12" r="9.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "circle-5": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M14.25 8 H10.3 L9.95 11.6 C10.5 11.1 11.2 10.8 12 10.8 A2.6 2.6 0 0 1 12 16 C10.8 16 9.9 15.5 9.5 14.7" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <circle cx="12" cy="12" r="9.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "circle-6": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M14.1 8.9 C13.7 8.3 13.1 8 12.3 8 C10.5 8 9.4 9.7 9.4 12.4 V13.45 A2.6 2.5 0 0 1 14.6 13.45 A2.6 2.55 0 0 1 9.4 13.45" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <circle cx="12" cy="12" r="9.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "circle-7": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M9.5 8 H14.5 L11.25 16" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <circle cx="12" cy="12" r="9.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "clock": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <circle cx="12" cy="12" r="9"/>
      <path d="M12 7 V12 L15.5 14"/>
    </svg>
    """,
    "folder": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M3 7 V17 A2.25 2 0 0 0 5.25 19 H18.75 A2.25 2 0 0 0 21 17 V9.5 A2.25 2 0 0 0 18.75 7.5 H12 L9.75 5 H5.25 A2.25 2 0 0 0 3 7"/>
    </svg>
    """,
    "gear": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M10.21 5.34 L10.47 2.83 L13.53 2.83 L13.79 5.34 L15.45 6.02 L17.4 4.43 L19.57 6.6 L17.98 8.55 L18.66 10.21 L21.17 10.47 L21.17 13.53 L18.66 13.79 L17.98 15.45 L19.57 17.4 L17.4 19.57 L15.45 17.98 L13.79 18.66 L13.53 21.17 L10.47 21.17 L10.21 18.66 L8.55 17.98 L6.6 19.57 L4.43 17.4 L6.02 15.45 L5.34 13.79 L2.83 13.53 L2.83 10.47 L5.34 10.21 L6.02 8.55 L4.43 6.6 L6.6 4.43 L8.55 6.02 Z"/>
      <circle cx="12" cy="12" r="2.8"/>
    </svg>
    """,
    "gift": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <rect x="4" y="9" width="16" height="11.5" rx="1.5"/>
      <path d="M4 13.4 H20 M12 9 V20.5"/>
      <path d="M12 9 C7.6 9 6.2 6.6 7.4 4.8 C8.8 2.8 12 5.4 12 9 C12 5.4 15.2 2.8 16.6 4.8 C17.8 6.6 16.4 9 12 9"/>
    </svg>
    """,
    "heart": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M12 20 C6.5 16 3 12.75 3 9 C3 6.3 5.1 4.25 7.6 4.25 C9.5 4.25 11.1 5.3 12 7 C12.9 5.3 14.5 4.25 16.4 4.25 C18.9 4.25 21 6.3 21 9 C21 12.75 17.5 16 12 20"/>
    </svg>
    """,
    "house": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M3 11.5 L12 3.5 L21 11.5"/>
      <path d="M5.5 9.5 V18 A2.5 2.5 0 0 0 8 20.5 H16 A2.5 2.5 0 0 0 18.5 18 V9.5"/>
      <path d="M9.75 20 V16 A2.25 2.25 0 0 1 14.25 16 V20"/>
    </svg>
    """,
    "ic_music": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#0A66F0" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <!-- Two notes under a beam. -->
      <g fill="#0A66F0" fill-opacity="0.2">
        <circle cx="6.5" cy="17.5" r="3"/>
        <circle cx="17.5" cy="15.5" r="3"/>
        <path d="M9.5 6 L20.5 4 V8 L9.5 10 Z" stroke="none"/>
      </g>
      <path d="M9.5 17.5 V6 L20.5 4 V15.5"/>
      <path d="M9.5 10 L20.5 8"/>
    </svg>
    """,
    "ic_pause": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#0A66F0" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <!-- Two bars in a circle. -->
      <circle cx="12" cy="12" r="9" fill="#0A66F0" fill-opacity="0.2"/>
      <path d="M10 9 V15 M14 9 V15"/>
    </svg>
    """,
    "ic_play": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#0A66F0" stroke="#0A66F0" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <!-- A triangle in a circle. -->
      <circle cx="12" cy="12" r="9" fill-opacity="0.2"/>
      <path d="M10.25 8.9 V15.1 L15.5 12 Z" stroke-width="1.5"/>
    </svg>
    """,
    "ic_star": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#0A66F0" fill-opacity="0.2" stroke="#0A66F0" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <!-- A star: a light area in a line. -->
      <path d="M12 3.3 L14.59 9.34 L21.13 9.93 L16.18 14.26 L17.64 20.67 L12 17.3 L6.36 20.67 L7.82 14.26 L2.87 9.93 L9.41 9.34 Z"/>
    </svg>
    """,
    "kettle": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M4.6 20.3 C3.9 13.6 6 10.4 11 10.4 C16 10.4 18.1 13.6 17.4 20.3 Z"/>
      <path d="M6 9 C6 1.9 16 1.9 16 9"/>
      <path d="M17.6 15.6 C20 15 19.2 11.6 21.3 10.6"/>
      <circle cx="11" cy="8.6" r="1.2" fill="currentColor" stroke="none"/>
    </svg>
    """,
    "lamp": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M8.2 3.7 H15.8 L19 12 H5 Z"/>
      <path d="M12 12 V20.3 M8 20.3 H16"/>
    </svg>
    """,
    "list": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M9 6 H20.5 M9 12 H20.5 M9 18 H20.5"/>
      <circle cx="4.5" cy="6" r="1.4" fill="currentColor" stroke="none"/>
      <circle cx="4.5" cy="12" r="1.4" fill="currentColor" stroke="none"/>
      <circle cx="4.5" cy="18" r="1.4" fill="currentColor" stroke="none"/>
    </svg>
    """,
    "magnifier": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <circle cx="10.5" cy="10.5" r="6.5"/>
      <path d="M15.4 15.4 L20.5 20.5"/>
    </svg>
    """,
    "more": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor">
      <circle cx="5" cy="12" r="1.8"/>
      <circle cx="12" cy="12" r="1.8"/>
      <circle cx="19" cy="12" r="1.8"/>
    </svg>
    """,
    "mug": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M5 8.5 H16 V17 C16 19 14.5 20.5 13 20.5 H8 C6.5 20.5 5 19 5 17 Z"/>
      <path d="M16 10.5 H17.5 C20.6 10.5 20.6 15.5 17.5 15.5 H16"/>
      <path d="M8.5 5.6 V3.6 M12.5 5.6 V3.6"/>
    </svg>
    """,
    "notebook": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <rect x="5.5" y="3.7" width="13" height="16.8" rx="2"/>
      <path d="M9.2 3.7 V20.5 M12.4 8 H15.2 M12.4 11.6 H15.2"/>
    </svg>
    """,
    "person": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <circle cx="12" cy="7.75" r="4"/>
      <path d="M4.5 20.5 C4.5 17 7.5 15 12 15 C16.5 15 19.5 17 19.5 20.5"/>
    </svg>
    """,
    "pin": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M12 21 C8.4 16.8 5.75 13.6 5.75 9.75 C5.75 6.2 8.5 3.5 12 3.5 C15.5 3.5 18.25 6.2 18.25 9.75 C18.25 13.6 15.6 16.8 12 21 Z"/>
      <circle cx="12" cy="9.75" r="2.25" fill="currentColor" stroke="none"/>
    </svg>
    """,
    "plant": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M7 14.2 H17 L15.6 20.4 H8.4 Z"/>
      <path d="M12 14 V8.5"/>
      <path d="M12 9.6 C12 5.4 9 3.6 5.8 3.8 C6 7.6 8.4 9.7 12 9.6"/>
      <path d="M12 11.8 C12 8.4 14.8 6.4 18.2 6.6 C18 10 15.6 12 12 11.8"/>
    </svg>
    """,
    "plus": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M12 4.5 V19.5 M4.5 12 H19.5"/>
    </svg>
    """,
    "square-0": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M9.5 12 A2.5 4 0 0 1 14.5 12 A2.5 4 0 0 1 9.5 12" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <rect x="3" y="3" width="18" height="18" rx="4.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "square-1": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M10.25 9.5 L12.75 8 V16" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <rect x="3" y="3" width="18" height="18" rx="4.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "square-2": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M9.5 10 C9.75 8.75 10.75 8 12 8 A2.4 2.25 0 0 1 14.4 10.25 C14.4 11.5 13.6 12.2 12.75 13 L9.5 16 H14.6" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <rect x="3" y="3" width="18" height="18" rx="4.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "square-3": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M9.6 9.2 C10.1 8.4 10.9 8 12 8 A2.3 2 0 0 1 14.3 10 A2.3 1.9 0 0 1 12 11.9 H11.2 M12 11.9 A2.6 2.1 0 0 1 14.6 14 A2.6 2 0 0 1 12 16 C10.8 16 9.8 15.5 9.4 14.6" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <rect x="3" y="3" width="18" height="18" rx="4.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "square-4": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M13.5 16 V8 L9.25 13.9 H15" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <rect x="3" y="3" width="18" height="18" rx="4.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "square-5": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M14.25 8 H10.3 L9.95 11.6 C10.5 11.1 11.2 10.8 12 10.8 A2.6 2.6 0 0 1 12 16 C10.8 16 9.9 15.5 9.5 14.7" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <rect x="3" y="3" width="18" height="18" rx="4.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "square-6": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M14.1 8.9 C13.7 8.3 13.1 8 12.3 8 C10.5 8 9.4 9.7 9.4 12.4 V13.45 A2.6 2.5 0 0 1 14.6 13.45 A2.6 2.55 0 0 1 9.4 13.45" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <rect x="3" y="3" width="18" height="18" rx="4.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "square-7": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <mask id="digit">
        <rect width="24" height="24" fill="white"/>
        <path d="M9.5 8 H14.5 L11.25 16" fill="none" stroke="black" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>
      </mask>
      <rect x="3" y="3" width="18" height="18" rx="4.5" fill="currentColor" mask="url(#digit)"/>
    </svg>
    """,
    "star": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M12 3.3 L14.59 9.34 L21.13 9.93 L16.18 14.26 L17.64 20.67 L12 17.3 L6.36 20.67 L7.82 14.26 L2.87 9.93 L9.41 9.34 Z"/>
    </svg>
    """,
    "swatch-filled": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor">
      <!-- A tab of a color, selected. -->
      <circle cx="12" cy="12" r="9"/>
    </svg>
    """,
    "swatch": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">
      <!-- A tab of a color. -->
      <circle cx="12" cy="12" r="8"/>
    </svg>
    """,
    "tag": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M12 3.5 H5.5 A2 2 0 0 0 3.5 5.5 V12 L12 20.5 L20.5 12 Z"/>
      <circle cx="8" cy="8" r="1.5" fill="currentColor" stroke="none"/>
    </svg>
    """,
    "xmark": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
      <path d="M6 6 L18 18 M18 6 L6 18"/>
    </svg>
    """,
  ]
}
