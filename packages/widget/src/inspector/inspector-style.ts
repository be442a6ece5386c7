import { baseStyle } from '../ui/base-style.ts'

/** The inspector's style sheet: boxes over the page, and the list beside it. */
export const inspectorStyle = `${baseStyle}
.layer{position:fixed;inset:0;overflow:hidden;pointer-events:none;z-index:2147482000;font:12px/1.4 system-ui,sans-serif}
.outline{position:absolute;left:0;top:0;border:2px solid var(--tone);border-radius:4px}
.outline.pointed{border-width:5px}
.outline span{position:absolute;left:-2px;bottom:100%;max-width:60vw;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;
padding:1px 6px;border-radius:4px 4px 0 0;background:var(--page);color:var(--ink);border:2px solid var(--tone);border-bottom:0}
.good{--tone:var(--good)}.fair{--tone:var(--fair)}.poor{--tone:var(--poor)}.none{--tone:var(--muted)}
section{position:fixed;top:16px;right:16px;bottom:16px;width:min(400px,calc(100vw - 32px));z-index:2147483000;display:flex;flex-direction:column;
font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--page);border:1px solid var(--line);border-radius:12px;box-shadow:0 8px 32px #0004;overflow-wrap:anywhere}
header{display:flex;flex-wrap:wrap;align-items:center;gap:8px;padding:16px;border-bottom:1px solid var(--line)}
h2{font-size:1.125em;font-weight:650;margin:0;flex:1 0 100%}
p{margin:0 0 8px;color:var(--muted)}
header p{margin:0;flex:1 0 100%}
ol{list-style:none;margin:0;padding:0 16px 16px;overflow:auto;overscroll-behavior:contain}
ol>li{border-bottom:1px solid var(--line)}
summary{display:flex;justify-content:space-between;gap:12px;align-items:center;min-height:44px;padding:8px 0;cursor:pointer;font-weight:600}
.pill{flex:none;padding:1px 8px;border:1px solid var(--tone);border-radius:999px;color:var(--tone);font-size:.875em;font-weight:500}
ul{margin:0 0 8px;padding-left:20px;color:var(--muted)}
b{font-weight:650;color:var(--ink)}
b.yes{color:var(--good)}b.no{color:var(--poor)}b.unknown{color:var(--fair)}
code{font-family:ui-monospace,monospace;font-size:.9em;color:var(--ink)}
.selector{display:flex;justify-content:space-between;align-items:center;gap:8px}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}
a.button{display:inline-flex;align-items:center;min-height:44px;padding:8px 16px;border-radius:8px;text-decoration:none;background:var(--accent);color:var(--on-accent);font-weight:600}
@media print{:host{display:none!important}}`
