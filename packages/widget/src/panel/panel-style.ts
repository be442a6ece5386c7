import { baseStyle } from '../ui/base-style.ts'

/** The panel's style sheet. It is adopted into a shadow tree: nothing of it reaches the page, and nothing of the page it. */
export const panelStyle = `${baseStyle}
.opener,section{position:fixed;right:16px;bottom:16px;z-index:2147483000;font:16px/1.5 system-ui,sans-serif;color:var(--ink)}
section{width:min(400px,calc(100vw - 32px));max-height:min(640px,calc(100vh - 32px));max-height:min(640px,calc(100dvh - 32px));overflow:auto;overscroll-behavior:contain;
background:var(--page);border:1px solid var(--line);border-radius:12px;padding:16px;box-shadow:0 8px 32px #0004;overflow-wrap:anywhere}
header{position:sticky;top:-16px;z-index:1;margin:-16px -16px 8px;padding:16px 16px 8px;background:var(--page);display:flex;align-items:center;justify-content:space-between;gap:12px}
h2{font-size:1.125em;font-weight:650;margin:0}
.opener{border-radius:999px;box-shadow:0 4px 16px #0003}
details{border-top:1px solid var(--line);padding:2px 0}
summary{cursor:pointer;margin:0 -8px;padding:10px 8px;border-radius:8px;font-weight:600}
summary:focus-visible{outline-offset:-3px}
p{margin:0 0 8px;color:var(--muted)}
.field{margin-top:8px}
.field p{font-size:.875em;margin:0 0 6px;white-space:pre-line}
.field p:empty{display:none}
.field .error{color:var(--poor);margin:6px 0 0}
[aria-invalid=true]{border-color:var(--poor)!important}
label,legend{display:block;font-weight:550;margin:8px 0 6px;padding:0}
fieldset{border:0;padding:0;margin:16px 0 0}
fieldset label{display:flex;gap:8px;align-items:center;font-weight:400;min-height:32px}
input:not([type=checkbox]),select,textarea{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--muted);border-radius:8px;background:var(--page);color:var(--ink)}
input[type=checkbox]{width:20px;height:20px;margin:0}
.actions{display:flex;gap:8px;margin:12px 0}
.outcome{font-weight:650;margin:0;color:var(--ink)}
.confirmed{color:var(--good)}.submitted_unverified,.next_step,.needs_person{color:var(--fair)}.rejected,.failed{color:var(--poor)}
ul,ol{margin:4px 0 8px;padding-inline-start:20px;color:var(--muted);font-size:.875em}
@media (prefers-reduced-motion:no-preference){section{animation:rise .16s ease-out}@keyframes rise{from{opacity:0;transform:translateY(8px)}}}
:host(.running) section,:host(.running) .opener{pointer-events:none}
:host(.running) .stop{pointer-events:auto}
@media print{:host{display:none!important}}`
