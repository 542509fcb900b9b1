/// The style sheet of the page with all screens.
nonisolated enum ExportStyle {
  static let light =
    "--ground: #f4f5f7; --dot: #d7dae0; --ink: #16181d; --soft: #626873; --raised: #fff; --sunken: #e6e8ed; "
    + "--line: #d3d7de; --shade: rgba(20,24,40,.16); --accent: #2463eb; --tint: rgba(36,99,235,.16);"
  static let dark =
    "--ground: #16171b; --dot: #2b2d34; --ink: #f2f3f5; --soft: #a0a6b2; --raised: #33363f; --sunken: #212329; "
    + "--line: #3b3e48; --shade: rgba(0,0,0,.6); --accent: #7fb0ff; --tint: rgba(127,176,255,.22);"

  static let text = """
    :root { \(light) color-scheme: light dark; }
    @media (prefers-color-scheme: dark) { :root { \(dark) } }
    * { box-sizing: border-box; margin: 0; }
    html { scroll-behavior: smooth; scroll-padding: 110px 60px 60px; }
    body { min-height: 100vh; display: flex; flex-direction: column; background: var(--ground);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
    input { position: absolute; opacity: 0; pointer-events: none; }
    header { position: sticky; left: 0; top: 0; z-index: 3; display: flex; flex-wrap: wrap; gap: 12px 32px;
      align-items: center; justify-content: space-between; padding: 14px 48px; color: var(--ink);
      background: color-mix(in srgb, var(--ground) 86%, transparent); backdrop-filter: blur(14px);
      border-bottom: 1px solid var(--line); }
    h1 { font-size: 19px; line-height: 1.25; letter-spacing: -.01em; }
    header p { color: var(--soft); font-size: 13px; }
    nav { display: flex; flex-wrap: wrap; gap: 10px; }
    .group { display: flex; padding: 3px; border-radius: 10px; background: var(--sunken); }
    .group label { padding: 5px 13px; border-radius: 7px; color: var(--soft); font-size: 13px; font-weight: 550;
      cursor: pointer; transition: color .15s, background .15s; }
    .group label:hover { color: var(--ink); }
    main { flex: 1; overflow-x: auto; color: var(--ink); background: var(--ground)
      radial-gradient(var(--dot) 1px, transparent 1.4px) 0 0 / 22px 22px; }
    h2 { position: sticky; left: 0; width: max-content; padding: 36px 48px 0; font-size: 15px; color: var(--soft);
      font-weight: 600; font-variant-numeric: tabular-nums; }
    .board { position: relative; }
    figure { position: absolute; scroll-margin: 110px 60px; }
    figcaption { display: flex; align-items: baseline; gap: 8px; height: 34px; padding: 4px 4px 0; overflow: hidden;
      white-space: nowrap; }
    figcaption b { font-weight: 650; overflow: hidden; text-overflow: ellipsis; }
    figcaption i { font: 12px ui-monospace, "SF Mono", "DejaVu Sans Mono", monospace; color: var(--soft);
      overflow: hidden; text-overflow: ellipsis; }
    figcaption em { font-style: normal; font-size: 11px; padding: 1px 7px; border-radius: 9px; color: var(--accent);
      background: var(--tint); }
    .shots { position: relative; }
    .shot { position: absolute; inset: 0; filter: drop-shadow(0 10px 18px var(--shade)); }
    .shot img { display: block; width: 100%; height: 100%; }
    .shot a { position: absolute; border-radius: 6px; }
    #links:checked ~ main .hot { box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--accent) 55%, transparent); }
    .shot a:hover, .shot a:focus-visible { background: var(--tint); outline: 2px solid var(--accent); }
    figure:target .shot { filter: drop-shadow(0 0 2px var(--accent)) drop-shadow(0 8px 22px var(--accent)); }
    .chips { display: flex; flex-wrap: wrap; gap: 6px; padding: 12px 2px 0; }
    .chips a { max-width: 100%; padding: 2px 10px; border-radius: 11px; font-size: 12px; color: var(--accent);
      background: var(--tint); text-decoration: none; white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis; }
    .chips a::before { content: "→ "; }
    .chips a:hover { text-decoration: underline; }
    svg { position: absolute; left: 0; top: 0; pointer-events: none; fill: none; stroke: var(--accent);
      stroke-width: 2; stroke-linecap: round; }
    svg .under { stroke: var(--ground); stroke-width: 6; }
    svg .head, svg circle { fill: var(--accent); stroke: none; }
    main svg { display: none; }
    #links:checked ~ main svg { display: block; }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    @media print { header { position: static; } nav { display: none; } main { overflow: visible; background: none; } }

    """
}
