import { baseStyle } from '../ui/base-style.ts'

// Of the outlines the line too tells the verdicts apart, where colours do not. A caption is 24 px high (caption.ts).
const layer = `
.layer{position:fixed;inset:0;overflow:hidden;pointer-events:none;z-index:2147482000;font:12px/16px system-ui,sans-serif}
.picking{pointer-events:auto;cursor:crosshair}
.outline{--edge:2px;position:absolute;left:0;top:0;border:var(--edge) solid var(--tone);border-radius:4px}
.fair{border-style:dashed}.poor{--edge:4px;border-style:double}.none{border-style:dotted}
.outline.pointed{--edge:5px;z-index:1}
.outline span{position:absolute;left:calc(0px - var(--edge));bottom:100%;height:24px;padding:2px 6px;max-width:var(--room);overflow:hidden;text-overflow:ellipsis;white-space:nowrap;
border:2px solid var(--tone);border-radius:4px;background:var(--page);color:var(--ink)}
.outline.button span{max-width:min(var(--room),max(100% + 4px,14em))}.outline.none span{max-width:calc(100% + 4px)}
.outline .below{top:100%;bottom:auto}.outline .inside{top:-2px;bottom:auto}.outline .end{left:auto;right:calc(0px - var(--edge))}
.outline.pointed span{max-width:var(--room);font-weight:600}
.good{--tone:var(--good)}.fair{--tone:var(--fair)}.poor{--tone:var(--poor)}.none{--tone:var(--muted)}`

// Sizes of text follow the size that a reader has set: the host has none of the page's.
// Beside the page where there is room, above the button of the panel; else a sheet at its lower end, which leaves half of the page in sight.
const panel = `
section{position:fixed;top:16px;right:16px;max-height:calc(100vh - 96px);max-height:calc(100dvh - 96px);width:400px;z-index:2147483000;display:flex;flex-direction:column;
font:.9375em/1.5 system-ui,sans-serif;color:var(--ink);background:var(--page);border:1px solid var(--line);border-radius:12px;box-shadow:0 8px 32px #0004;overflow-wrap:anywhere}
header{display:flex;align-items:start;gap:8px;padding:12px 12px 12px 16px}
header div{flex:1;min-width:0}
header button{flex:none;min-width:60px;padding:8px}
h2{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:1.0667em;line-height:1.4;font-weight:650;margin:0}
p{margin:0 0 8px;color:var(--muted)}
header p{margin:0;font-size:.9333em}
.body{padding:12px 16px;border-top:1px solid var(--line);overflow:auto;overscroll-behavior:contain}
@media (max-width:640px){section{top:auto;left:0;right:0;bottom:0;width:auto;max-height:max(50vh,176px);max-height:max(50dvh,176px);border-radius:12px 12px 0 0;border-width:1px 0 0;padding-bottom:env(safe-area-inset-bottom)}
header{flex-wrap:wrap;align-items:center;gap:0 8px;padding:8px 12px 8px 16px}header div{display:contents}h2{flex:1}header p{order:1;flex-basis:100%}}`

const entries = `
ol{list-style:none;margin:8px 0 0;padding:0}
ol>li{border-top:1px solid var(--line)}
summary{display:flex;gap:12px;align-items:center;min-height:44px;margin:0 -8px;padding:8px;border-radius:8px;cursor:pointer;font-weight:600}
summary:hover{background:color-mix(in srgb,var(--line) 30%,transparent)}
summary:focus-visible{outline-offset:-3px}
summary::before{content:"";flex:none;padding:3px;margin:0 2px;border:solid var(--muted);border-width:0 2px 2px 0;transform:rotate(-45deg)}
[open]>summary::before{transform:rotate(45deg)}
summary span:first-child{flex:1;min-width:0}
.pill{flex:none;max-width:50%;padding:1px 8px;border:1px solid var(--tone);border-radius:999px;color:var(--tone);font-size:.875em;font-weight:500}
ul{margin:0 0 8px;padding-left:20px;color:var(--muted)}
b{font-weight:650;color:var(--ink)}
b.yes{color:var(--good)}b.no{color:var(--poor)}b.unknown{color:var(--fair)}
code{font-family:ui-monospace,monospace;font-size:.9em;color:var(--ink)}
.selector{display:flex;justify-content:space-between;align-items:center;gap:8px}
.actions{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}
a.button{display:inline-flex;align-items:center;min-height:44px;padding:8px 16px;border:1px solid transparent;border-radius:8px;text-decoration:none;background:var(--accent);color:var(--on-accent);font-weight:600}`

/** The inspector's style sheet: boxes over the page, and the list beside it. */
export const inspectorStyle = `${baseStyle}${layer}${panel}${entries}
@media print{:host{display:none!important}}`
